import type { ApprovalPreview } from 'shared/contract/approval/approval-preview';
import { businessDay } from '../../calendar/business-day';
import { findWorkCalendar } from '../../calendar/working-days.repository';
import { endOfTerm, type WorkCalendar } from '../../calendar/working-time';
import { dueOfRound, dueWithin } from '../route/due-of-round';
import type { Actor } from '../../platform/http/actor';
import { NotFound } from '../../platform/http/errors';
import type { UserReference } from 'shared/contract/list/reference';
import type { Deps } from '../../platform/module';
import { requireSubject, type SendingChoice } from '../approval-subjects.service';
import { changedNames, contentOf, namesInWords } from '../chain-content';
import { findApprovals, findLastChain } from './chains.repository';
import { findAgreedFiles, findFileVersion, findMainFile } from './document-files.repository';
import { comingRound } from './rounds.service';
import { isApproved, type Stage } from '../engine/chain-state';
import { outcomeOf } from '../engine/quorum';
import { findReferences } from '../people/people.repository';
import { SKIPPED } from '../route/route.labels';
import type { PlannedStage } from '../route/planned-stages';
import { planRoute } from '../route/route.service';

interface Previewing {
  actor: Actor;
  kind: string;
  id: number;
  choice: SendingChoice;
}

type Kept = Map<number, { round: number; file_version: number | null }>;

function stageView(
  planned: PlannedStage,
  stage: Stage | undefined,
  facts: { people: ReadonlyMap<number, UserReference>; kept: Kept; dueAt: Date | null },
): ApprovalPreview['stages'][number] {
  const named = (id: number) => facts.people.get(id) ?? { id, full_name: 'Сотрудник', department_name: null };
  const { settings } = planned;
  const skipped = !planned.applies
    ? SKIPPED.condition(planned.unmet)
    : planned.seats.length === 0
      ? SKIPPED.no_seats
      : null;
  return {
    position: planned.position,
    name: planned.name,
    action: settings.action,
    execution: settings.execution,
    quorum_type: settings.quorumType,
    quorum_value: settings.quorumValue,
    seats: planned.seats.map((seat, at) => {
      const begun = stage?.seats[at];
      const voteId = begun !== undefined && isApproved(begun) ? (begun.kept?.voteId ?? null) : null;
      return {
        user: named(seat.assignee.id),
        on_behalf_of: seat.onBehalfOf === null ? null : named(seat.onBehalfOf.id),
        why: seat.why,
        is_required: seat.isRequired,
        kept: voteId === null ? null : (facts.kept.get(voteId) ?? null),
      };
    }),
    skipped,
    empty: planned.empty,
    due_at: facts.dueAt?.toISOString() ?? null,
  };
}

/** True of a stage that ends as it begins: what was approved in an earlier round decides it. */
const isSettled = (stage: Stage | undefined) =>
  stage !== undefined && outcomeOf(stage.rule, stage.seats) === 'passed';

interface Dates {
  /** Of each stage, null of one without a term, one that waits for nobody, and those after a stage without a term. */
  stages: (Date | null)[];
  last: Date | null;
}

/** When each stage is due if every one before it takes all the time it has. */
function dueDates(
  calendar: WorkCalendar,
  { planned, begun }: { planned: readonly PlannedStage[]; begun: readonly Stage[] },
  { now, round }: { now: Date; round: Date | null },
): Dates {
  let from: Date | null = now;
  const stages = planned.map(({ applies, seats, settings }, at) => {
    if (!applies || seats.length === 0 || isSettled(begun[at])) return null;
    const { deadlineValue: value, deadlineUnit: unit } = settings;
    from = from === null || value === null ? null : endOfTerm(calendar, from, { value, unit });
    from = dueWithin(from, { round, now });
    return from;
  });
  return { stages, last: stages.every((due) => due === null) ? null : from };
}

/** The route the document would take now, who would be asked and why; refuses with 404. Nothing changes. */
export async function previewRoute(
  deps: Deps,
  { actor, kind, id, choice }: Previewing,
): Promise<ApprovalPreview> {
  const { db } = deps;
  const subject = requireSubject(deps.app, kind);
  const now = deps.now();
  const day = businessDay(now);
  const document = await subject.find(db, { viewer: actor, id, today: day });
  if (document === null) throw new NotFound();
  const last = await findLastChain(db, { kind, id });
  const plan = await planRoute(db, { kind, document, initiatorId: actor.id, day, last }, choice);
  const round = (last?.round ?? 0) + 1;
  const file = await findMainFile(db, { kind, id });
  const { content } = contentOf(
    subject.fields,
    document.record,
    await findAgreedFiles(db, { kind, id }, 'current'),
  );
  const changed =
    last === null ? [] : namesInWords(subject.fields, changedNames(subject.fields, last.content, content));
  const common = { round, file, changed };
  if ('fault' in plan) {
    const nothing = { template: null, reasons: [], others: [], stages: [], due_at: null };
    return { ...common, ...nothing, faults: [...document.faults, plan.fault] };
  }
  const coming = { last, plan, content, facts: document.route, restart: choice.restart };
  const { stages, plan: reasoned } = await comingRound(db, subject, coming);
  const kept: Kept = new Map();
  for (const approval of last === null ? [] : await findApprovals(db, last.id)) {
    const version = approval.version_id === null ? null : await findFileVersion(db, approval.version_id);
    kept.set(approval.vote_id, { round: approval.round, file_version: version?.version ?? null });
  }
  const ids = plan.stages.flatMap(({ seats }) =>
    seats.flatMap(({ assignee, onBehalfOf }) => [assignee.id, onBehalfOf?.id ?? assignee.id]),
  );
  const people = await findReferences(db, ids);
  const calendar = await findWorkCalendar(db, day);
  const whole = dueOfRound(calendar, now, plan);
  const dates = dueDates(calendar, { planned: plan.stages, begun: stages }, { now, round: whole });
  const isEmpty = plan.stages.every(({ seats }) => seats.length === 0);
  return {
    ...common,
    template:
      plan.template === null
        ? null
        : { id: plan.template.id, name: plan.template.name, version: plan.template.version },
    reasons: plan.reasons,
    others: plan.others,
    stages: reasoned.map((planned, at) =>
      stageView(planned, stages[at], { people, kept, dueAt: dates.stages[at] ?? null }),
    ),
    // As the round itself will say; of a template without a term of its own, what its stages come to.
    due_at: (whole ?? dates.last)?.toISOString() ?? null,
    faults: [...document.faults, ...(isEmpty ? ['Согласовать некому'] : [])],
  };
}
