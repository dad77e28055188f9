import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement.labels';
import { notify } from '../notifications/notifications.service';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { agreementLabel } from './agreement-values';
import type { AgreementRecord } from './agreements.repository';

type NoticeDeps = Pick<Deps, 'outbox'>;

function subjectOf(record: AgreementRecord) {
  return { subject: { type: 'agreement', id: record.id }, url: `/agreements/${String(record.id)}` };
}

/** Tells the employee who has become responsible. */
export async function noticeResponsible(
  deps: NoticeDeps,
  trx: Trx,
  { record, actor }: { record: AgreementRecord; actor: Actor },
): Promise<void> {
  await notify(deps, trx, {
    ...subjectOf(record),
    userIds: [record.responsible_id],
    type: 'document_changed',
    title: 'Вы назначены ответственным за договор',
    body: agreementLabel(record),
    actorId: actor.id,
    groupKey: `agreement:${String(record.id)}:responsible`,
  });
}

/** Tells the responsible employee, the author and the curator that the status has changed. */
export async function noticeStatus(
  deps: NoticeDeps,
  trx: Trx,
  { record, actor }: { record: AgreementRecord; actor: Actor | null },
): Promise<void> {
  const people = [record.responsible_id, record.created_by_id, record.curator_id];
  await notify(deps, trx, {
    ...subjectOf(record),
    userIds: people.filter((id): id is number => id !== null),
    type: record.status === 'expired' ? 'expiring' : 'document_changed',
    title: `Договор: ${AGREEMENT_STATUS_LABELS[record.status].toLowerCase()}`,
    body: agreementLabel(record),
    actorId: actor?.id ?? null,
    groupKey: `agreement:${String(record.id)}:status`,
  });
}
