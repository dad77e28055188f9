import type { ChainStageView } from 'shared/contract/approval/chain-template';
import type { SubjectPeople, SubjectState } from '../approval-subjects.service';
import type { Staff } from '../people/staff';
import type { StageSettings } from '../stage-settings';
import { unmetReasons } from './reasons.labels';
import type { FactNames } from './reasons.repository';
import { fits, type RouteFacts } from './route-conditions';
import { type ResolvedSeat, resolveSeats } from './seats';

export interface PlannedStage {
  position: number;
  name: string;
  settings: StageSettings;
  applies: boolean;
  /** Of a stage that does not apply, what of the document does not meet its condition, in words. */
  unmet: string[];
  seats: ResolvedSeat[];
  /** Seats that found nobody, in words. */
  empty: string[];
}

/** Of a document, what its route is made of. */
export type RoutedDocument = Pick<SubjectState, 'route' | 'people'>;

/** The same as a round keeps it. */
export interface KeptRoute {
  facts: RouteFacts;
  people: SubjectPeople;
}

/** The settings of a template's stage as a round keeps them. */
function settingsOf(stage: ChainStageView): StageSettings {
  return {
    action: stage.action,
    execution: stage.execution,
    quorumType: stage.quorum_type,
    quorumValue: stage.quorum_value,
    onReject: stage.on_reject,
    returnStagePosition: stage.return_stage_position,
    skipIfAlreadyApproved: stage.skip_if_already_approved,
    resetOn: stage.reset_on,
    resetFields: stage.reset_fields,
    deadlineValue: stage.deadline_value,
    deadlineUnit: stage.deadline_unit,
    allowAdd: stage.allow_add,
    allowForward: stage.allow_forward,
    remarkRequiredOn: stage.remark_required_on,
    escalationAfterHours: stage.escalation_after_hours,
    escalationTo: stage.escalation_to,
    escalationUserId: stage.escalation_user?.id ?? null,
    escalationAction: stage.escalation_action,
  };
}

/** What a round keeps of the document its route is made of. */
export const keptRoute = ({ route, people }: RoutedDocument): string =>
  JSON.stringify({ facts: route, people } satisfies KeptRoute);

interface PlanningStages {
  kind: string;
  document: RoutedDocument;
  initiatorId: number;
  /** Absent where nobody reads why a stage does not apply. */
  names?: FactNames;
}

/** The stages with the people they lead to for the document, in the company as it stands. */
export function planStages(
  staff: Staff,
  stages: readonly ChainStageView[],
  { kind, document, initiatorId, names }: PlanningStages,
): PlannedStage[] {
  return stages.map((stage) => {
    const applies = fits(stage.condition, document.route);
    const context = { people: document.people, initiatorId, kind };
    return {
      position: stage.position,
      name: stage.name,
      settings: settingsOf(stage),
      applies,
      unmet: applies || names === undefined ? [] : unmetReasons(stage.condition, document.route, names),
      ...resolveSeats(staff, applies ? stage.participants : [], context),
    };
  });
}
