import { quoted } from 'shared/contract/quotation';
import { businessDay } from '../../calendar/business-day';
import type { Deps } from '../../platform/module';
import type { ApprovalSubject } from '../approval-subjects.service';
import { findStaff } from '../people/staff.repository';
import { SKIPPED } from '../route/route.labels';
import type { CourseStep } from './aftermath.service';
import { noticeChain } from './chain-notices.service';
import type { LoadedStage } from './chains.repository';

type Skipped = Pick<LoadedStage, 'row' | 'settings'> & { why: 'condition' | 'no_seats' | 'already_approved' };

/** Stages the step has passed by. */
function newlySkipped({ loaded, course }: Pick<CourseStep, 'loaded' | 'course'>): Skipped[] {
  return loaded.stages.flatMap(({ row, settings }) => {
    const stage = course.stages.find(({ position }) => position === row.position);
    const why = stage?.status === 'skipped' && row.status !== 'skipped' ? stage.skipped : null;
    return why === null ? [] : [{ row, settings, why }];
  });
}

const wordsOf = ({ settings, why }: Skipped): string =>
  why === 'condition' ? SKIPPED.condition(settings.unmet ?? []) : SKIPPED[why];

/**
 * A stage that asks nobody leaves a line in the journal of the document; whoever has sent it and the nearest of their
 * heads who sees it hear of one that found nobody, for the company meant somebody to look. Source: domain reference, 1.6.
 */
export async function tellSkipped(deps: Deps, subject: ApprovalSubject, step: CourseStep): Promise<void> {
  const { trx, actor, origin, loaded } = step;
  const { row } = loaded;
  const skipped = newlySkipped(step);
  for (const stage of skipped) {
    await deps.activity.record(trx, {
      actor,
      origin,
      action: 'approval.stage-skipped',
      entityType: row.approvable_type,
      entityId: row.approvable_id,
      entityLabel: row.facts.label,
      changes: [{ field: 'stage', label: 'Этап', old: stage.row.name, new: wordsOf(stage) }],
    });
  }
  const lost = skipped.filter(({ why }) => why === 'no_seats');
  if (lost.length === 0) return;
  const readers = new Set(await subject.readers(trx, row.approvable_id));
  const superiors = (await findStaff(trx, businessDay(deps.now()))).superiorsOf(row.initiator_id, []);
  const head = superiors.find(({ id }) => readers.has(id)) ?? null;
  await noticeChain(deps, trx, {
    subject,
    chain: row,
    userIds: [row.initiator_id, ...(head === null ? [] : [head.id])],
    actorId: actor?.id ?? null,
    type: 'approval_escalated',
    title: 'Этап согласования пропущен: некого спросить',
    comment: lost.map(({ row: { name } }) => quoted(name)).join(', '),
  });
}
