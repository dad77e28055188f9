import { sql } from 'kysely';
import type { ApprovalOversight } from 'shared/contract/approval/approval-oversight';
import { addDays, businessDay } from '../../calendar/business-day';
import { findWorkCalendar } from '../../calendar/working-days.repository';
import { findWorkingClock } from '../../calendar/working-minutes.repository';
import { workingMinutes } from '../../calendar/working-time';
import { holds } from '../../platform/http/access';
import type { Actor } from '../../platform/http/actor';
import { Forbidden } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { approvalSubjects, requireSubject } from '../approval-subjects.service';
import { readableChain } from '../chains/chain-list';
import { documentView } from '../chains/chain.view';
import {
  findDepartments,
  findOldest,
  findPeopleLoad,
  findStagesLoad,
  findTotal,
  hasPeople,
  type Overseen,
  peopleUnder,
} from './oversight.repository';

const NOT_A_HEAD =
  'Где ждут согласования, видят руководители подразделений и те, кто ведёт цепочки согласования';
const DAY = 86_400_000;
/** A decision of the period was asked for at most so many days before it. */
const LONGEST_TURN = 366;

/** True when the employee looks after others' approvals: as whoever edits them, or as the head of somebody. */
export async function oversees(deps: Deps, actor: Actor): Promise<boolean> {
  return holds(actor, 'approval_chains.edit') || hasPeople(deps.db, actor.id);
}

/**
 * Where approvals wait and how long decisions took: of everybody for whoever edits approvals, of their own people for
 * heads, and of documents the reader may read in either case. Refuses everybody else with 403.
 */
export async function getOversight(
  deps: Deps,
  actor: Actor,
  wanted: { kind?: string | undefined; departmentId?: number | undefined; days: number },
): Promise<ApprovalOversight> {
  if (!(await oversees(deps, actor))) throw new Forbidden(NOT_A_HEAD);
  const { app, db } = deps;
  const now = deps.now();
  const people = holds(actor, 'approval_chains.edit') ? sql<boolean>`true` : peopleUnder(actor.id);
  const since = new Date(now.getTime() - wanted.days * DAY);
  const span = { first: addDays(businessDay(since), -LONGEST_TURN), last: businessDay(now) };
  const turn = { from: sql`coalesce(t.started_at, t.created_at)`, to: sql`t.finished_at` };
  const overseen: Overseen = {
    clock: await findWorkingClock(db, span, turn),
    people,
    chains: readableChain(app, actor),
    kind: wanted.kind ?? null,
    departmentId: wanted.departmentId ?? null,
    since,
    now,
  };
  const oldest = await findOldest(db, overseen);
  const calendar = await findWorkCalendar(db, span.first);
  return {
    total: await findTotal(db, overseen),
    people: await findPeopleLoad(db, overseen),
    stages: await findStagesLoad(db, overseen),
    oldest: oldest.map(({ kind, document_id: id, facts, ...turn }) => ({
      ...turn,
      minutes_left: turn.due_at === null ? null : workingMinutes(calendar, now, new Date(turn.due_at)),
      document: documentView(requireSubject(app, kind).kind, { approvable_id: id, facts }),
    })),
    kinds: approvalSubjects(app).map(({ kind }) => ({ name: kind.name, title: kind.title })),
    departments: await findDepartments(db, people),
  };
}
