import { businessDay } from '../../calendar/business-day';
import { findWorkCalendar } from '../../calendar/working-days.repository';
import type { Trx } from '../../platform/database/database';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { type ApprovalSubject, requireSubject } from '../approval-subjects.service';
import { contentOf } from '../chain-content';
import { type Course, isOpen } from '../engine/chain-state';
import { ended } from '../engine/course';
import { announceChain, noticeChain, withdrawRequests } from './chain-notices.service';
import type { LoadedChain } from './chains.repository';
import { nameKeptVotes, saveCourse } from './course-saving.repository';
import { findAgreedFiles } from './document-files.repository';
import { tellSkipped } from './skipped-stages.service';
import { steadyMoment } from './steady-moment.repository';

/** What is said when the text or the terms are no longer those that were sent. */
const CHANGED_MEANWHILE = 'Условия документа изменились после отправки. Согласование нужно начать заново';

export interface CourseStep {
  trx: Trx;
  /** Null when the server acts by itself. */
  actor: Actor | null;
  origin: RequestOrigin;
  loaded: LoadedChain;
  /** The course after the step. */
  course: Course;
  /** Why it ended so, for the author. */
  comment?: string | null;
  /** It was ended without the decisions still open: the comment is the reason for that, and nobody's remark. */
  isForced?: boolean;
}

async function isContentSame(
  deps: Deps,
  subject: ApprovalSubject,
  { trx, loaded }: CourseStep,
): Promise<boolean> {
  const { approvable_id: id, content_hash: hash } = loaded.row;
  const document = await subject.find(trx, { viewer: 'everything', id, today: businessDay(deps.now()) });
  if (document === null) return false;
  const files = await findAgreedFiles(trx, { kind: subject.kind.name, id }, 'frozen');
  return contentOf(subject.fields, document.record, files).hash === hash;
}

const pendingAt = ({ stages }: Course) =>
  stages
    .flatMap(({ seats }) => seats)
    .flatMap((seat) => (seat.status === 'pending' ? [seat.assigneeId] : []));

/** Everybody who waited to decide and is asked no more. */
function noLongerAsked({ loaded, course }: Pick<CourseStep, 'loaded' | 'course'>): number[] {
  const still = new Set(pendingAt(course));
  return [...new Set(pendingAt(loaded.course))].filter((id) => !still.has(id));
}

/** Everybody whose turn has come with the step. */
function newlyAsked({ loaded, course }: Pick<CourseStep, 'loaded' | 'course'>): number[] {
  const before = new Set(
    loaded.course.stages
      .flatMap(({ seats }) => seats)
      .filter(({ status }) => status === 'pending')
      .map(({ id }) => id),
  );
  return course.stages
    .flatMap(({ seats }) => seats)
    .filter(({ id, status }) => status === 'pending' && (id === null || !before.has(id)))
    .map(({ assigneeId }) => assigneeId);
}

const RESULT = {
  passed: 'approval_passed',
  returned: 'approval_returned',
  rejected: 'approval_rejected',
} as const;

async function settleDocument(deps: Deps, subject: ApprovalSubject, step: CourseStep): Promise<void> {
  const { trx, actor, origin, loaded, course, comment = null, isForced = false } = step;
  const { status } = course;
  if (status === 'running') return;
  await subject.settle(deps, {
    trx,
    actor,
    origin,
    id: loaded.row.approvable_id,
    outcome: status,
    reason: comment,
    isForced,
  });
  if (status === 'cancelled') return;
  const document = await subject.find(trx, {
    viewer: 'everything',
    id: loaded.row.approvable_id,
    today: businessDay(deps.now()),
  });
  const people = [loaded.row.initiator_id, document?.people.authorId, document?.people.responsibleId];
  await noticeChain(deps, trx, {
    subject,
    chain: loaded.row,
    userIds: people.filter((id): id is number => typeof id === 'number'),
    actorId: actor?.id ?? null,
    type: RESULT[status],
    comment,
  });
}

/**
 * What follows from a step of the course: it is kept, the document goes where the end takes it, people are asked and
 * told, open screens learn of it. An approval never passes for terms or a text other than those that were sent.
 */
export async function follow(deps: Deps, step: CourseStep): Promise<void> {
  const { trx, actor, loaded } = step;
  const subject = requireSubject(deps.app, loaded.row.approvable_type);
  const isFalse = step.course.status === 'passed' && !(await isContentSame(deps, subject, step));
  const next: CourseStep = isFalse
    ? {
        ...step,
        course: { ...ended(step.course, 'returned'), status: 'returned' },
        comment: CHANGED_MEANWHILE,
      }
    : step;
  const { course, comment } = next;
  const now = await steadyMoment(trx, deps.now(), loaded);
  const calendar = await findWorkCalendar(trx, businessDay(now));
  await saveCourse(trx, loaded, { course, now, calendar, ...(comment !== undefined && { comment }) });
  await nameKeptVotes(trx, loaded.row.id);
  await tellSkipped(deps, subject, next);
  await withdrawRequests(deps, trx, { chain: loaded.row, userIds: noLongerAsked(next), now: deps.now() });
  const asked = newlyAsked(next);
  if (course.status === 'running' && asked.length > 0) {
    await subject.admit(trx, loaded.row.approvable_id, asked);
    await noticeChain(deps, trx, {
      subject,
      chain: loaded.row,
      userIds: asked,
      actorId: actor?.id ?? null,
      type: 'approval_requested',
      asks: course.stages.find(({ status }) => status === 'active')?.rule.action,
    });
  }
  await settleDocument(deps, subject, next);
  const concerned = [...loaded.course.stages, ...course.stages].flatMap(({ seats }) =>
    seats.filter((seat) => isOpen(seat) || seat.status === 'done').map(({ assigneeId }) => assigneeId),
  );
  await announceChain(deps, trx, {
    subject,
    chain: loaded.row,
    people: [...concerned, loaded.row.initiator_id],
    actorId: actor?.id ?? null,
  });
}
