import type { RecordKind } from 'shared/contract/record/record-kind';
import { recordPath } from 'shared/contract/record/record-kind';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { notify } from './notifications.service';

/** A document as its people are told of it. */
export interface NoticedDocument {
  kind: RecordKind;
  id: number;
  /** «№ 12 «Поставка»». */
  label: string;
  actor: Actor | null;
}

function subjectOf({ kind, id, label, actor }: NoticedDocument) {
  return {
    subject: { type: kind.name, id },
    url: recordPath(kind, id) ?? undefined,
    body: label,
    actorId: actor?.id ?? null,
  };
}

/** Tells the employee who has become responsible; of many records at once, in one notification. */
export async function noticeResponsible(
  deps: Pick<Deps, 'outbox' | 'batch'>,
  trx: Trx,
  notice: NoticedDocument & { responsibleId: number },
): Promise<void> {
  const { kind, id, responsibleId } = notice;
  await notify(deps, trx, {
    ...subjectOf(notice),
    userIds: [responsibleId],
    type: 'document_changed',
    title: `Вы назначены ответственным за ${kind.noun.accusative}`,
    groupKey: `${kind.name}:${deps.batch ?? String(id)}:responsible`,
  });
}

/** Tells those who work on the document of its term under the kind of notification; once as long as nobody has read it. */
export async function noticeTerm(
  deps: Pick<Deps, 'outbox'>,
  trx: Trx,
  notice: NoticedDocument & { people: readonly (number | null)[]; type: 'renewed'; title: string },
): Promise<void> {
  const { kind, id, people, type, title } = notice;
  await notify(deps, trx, {
    ...subjectOf(notice),
    userIds: people.filter((person): person is number => person !== null),
    type,
    title,
    groupKey: `${kind.name}:${String(id)}:${type}`,
  });
}

/** Tells those who work on the document that its state has changed. */
export async function noticeStatus(
  deps: Pick<Deps, 'outbox'>,
  trx: Trx,
  notice: NoticedDocument & { people: readonly (number | null)[]; statusLabel: string; isExpired?: boolean },
): Promise<void> {
  const { kind, id, people, statusLabel, isExpired = false } = notice;
  await notify(deps, trx, {
    ...subjectOf(notice),
    userIds: people.filter((person): person is number => person !== null),
    type: isExpired ? 'expiring' : 'document_changed',
    title: `${kind.noun.subject}: ${statusLabel.toLowerCase()}`,
    groupKey: `${kind.name}:${String(id)}:status`,
  });
}
