import type { PlannedStage } from '../../approval/route/planned-stages';
import type { DemoAgreement } from '../agreements/demo-agreement';
import type { Cast, Colleague } from '../cast';

const personOf = ({ id, fullName }: Colleague) => ({ id, full_name: fullName });

/** The people whom the demo's past names, in the places of those whom the template would ask first. */
export function withApprovers(
  stages: PlannedStage[],
  { approvers, plan }: DemoAgreement,
  cast: Cast,
): PlannedStage[] {
  const away = cast.named('Астахова');
  const [first, ...rest] = stages;
  if (first === undefined) return stages;
  const seats = approvers.map((approver) => {
    const isAway = approver.id === away.id && plan.life.status === 'on_approval';
    return {
      assignee: personOf(isAway ? cast.demo('approver') : approver),
      onBehalfOf: isAway ? personOf(away) : null,
      why: 'Назван в маршруте',
      isRequired: true,
    };
  });
  return [{ ...first, seats }, ...rest];
}
