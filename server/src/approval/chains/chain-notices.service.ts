import type { StageAction } from 'shared/contract/approval/approval-status';
import { USER_EVENT, type UserEvent, userChannel } from 'shared/contract/realtime/realtime';
import { recordPath } from 'shared/contract/record/record-kind';
import { notify, withdraw } from '../../notifications/notifications.service';
import type { Trx } from '../../platform/database/database';
import type { Deps } from '../../platform/module';
import { privateChannel } from '../../platform/outbox/outbox.service';
import type { ApprovalSubject } from '../approval-subjects.service';
import type { ChainRow } from './chains.repository';

type NoticeDeps = Pick<Deps, 'outbox'>;

export type NoticeType =
  | 'approval_requested'
  | 'approval_reminder'
  | 'approval_overdue'
  | 'approval_escalated'
  | 'approval_handed_over'
  | 'approval_passed'
  | 'approval_returned'
  | 'approval_rejected'
  | 'comment_added';

export interface ChainNotice {
  subject: ApprovalSubject;
  chain: Pick<ChainRow, 'id' | 'approvable_id' | 'facts'>;
  userIds: readonly number[];
  actorId: number | null;
  type: NoticeType;
  /** What the stage asks of those who are asked; a decision unless said otherwise. */
  asks?: StageAction | undefined;
  /** What stands in the title instead of the words of the type. */
  title?: string;
  /** Said beside the name of the document: the reason of a return. */
  comment?: string | null;
  /** What unread notices give way to it; those of the same approval unless said otherwise. */
  groupKey?: string;
}

function titleOf({ type, asks, subject: { kind } }: ChainNotice): string {
  const { subject, accusative } = kind.noun;
  switch (type) {
    case 'approval_requested':
      return `${subject} ждёт вашего ${asks === 'acknowledge' ? 'ознакомления' : 'решения'}`;
    case 'approval_reminder':
      return 'Срок согласования подходит к концу';
    case 'approval_overdue':
      return 'Срок согласования истёк';
    case 'approval_escalated':
      return 'Согласование задерживается';
    case 'approval_handed_over':
      return 'Решение передано другому сотруднику';
    case 'approval_passed':
      return 'Согласование пройдено';
    case 'approval_returned':
      return `Вам вернули ${accusative} на доработку`;
    case 'approval_rejected':
      return 'Согласование завершилось отказом';
    case 'comment_added':
      return 'На ваше замечание ответили';
  }
}

const groupKeyOf = ({ id }: Pick<ChainRow, 'id'>) => `approval:${String(id)}`;

/** That a decision is waited for, and how long, no longer holds for those who are asked no more. */
export function withdrawRequests(
  deps: NoticeDeps,
  trx: Trx,
  { chain, userIds, now }: { chain: Pick<ChainRow, 'id'>; userIds: readonly number[]; now: Date },
): Promise<void> {
  const types = ['approval_requested', 'approval_reminder', 'approval_overdue'] as const;
  return withdraw(deps, trx, { groupKey: groupKeyOf(chain), types, userIds, now });
}

/** Tells the people; what they were told of this approval before and did not read gives way. */
export async function noticeChain(deps: NoticeDeps, trx: Trx, notice: ChainNotice): Promise<void> {
  const { subject, chain, userIds, actorId, type, comment } = notice;
  const label = chain.facts.label;
  await notify(deps, trx, {
    userIds,
    actorId,
    type,
    title: notice.title ?? titleOf(notice),
    body: comment ? `${label}: ${comment}` : label,
    subject: { type: subject.kind.name, id: chain.approvable_id },
    url: recordPath(subject.kind, chain.approvable_id) ?? undefined,
    groupKey: notice.groupKey ?? groupKeyOf(chain),
  });
}

interface RouteNews {
  subject: ApprovalSubject;
  chain: Pick<ChainRow, 'id' | 'approvable_id' | 'lock_version'>;
  people: readonly number[];
  actorId: number | null;
  /** The version they will find; the next one unless said otherwise. */
  version?: number;
}

const channelsOf = (ids: readonly number[]) =>
  [...new Set(ids)].map((userId) => privateChannel(userChannel(userId)));

type Told =
  | { entity: 'approval_chain'; resource: 'approval-chains' }
  | { entity: 'approval_task'; resource: 'approval-tasks' };

function eventOf({ chain, actorId, version = chain.lock_version + 1 }: RouteNews, told: Told): UserEvent {
  return { kind: 'entity', ...told, id: chain.id, lock_version: version, actor_id: actorId };
}

/** Open screens learn that the route of the approval is shown otherwise; the inbox of nobody is. */
export async function announceRoute(deps: NoticeDeps, trx: Trx, change: RouteNews): Promise<void> {
  const readers = await change.subject.audience(trx, change.chain.approvable_id);
  const channels = channelsOf([...readers, ...change.people]);
  const payload = eventOf(change, { entity: 'approval_chain', resource: 'approval-chains' });
  await deps.outbox.publish(trx, { channels, event: USER_EVENT, payload });
}

/** Open screens learn that the approval, and the inboxes of those it asked, became others. */
export async function announceChain(deps: NoticeDeps, trx: Trx, change: RouteNews): Promise<void> {
  await announceRoute(deps, trx, change);
  const payload = eventOf(change, { entity: 'approval_task', resource: 'approval-tasks' });
  await deps.outbox.publish(trx, { channels: channelsOf(change.people), event: USER_EVENT, payload });
}
