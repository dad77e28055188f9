import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { formatDay } from '../calendar/format-day';
import * as notices from '../notifications/document-notices.service';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { agreementLabel } from './agreement-values';
import type { AgreementRecord } from './agreements.repository';

type NoticeDeps = Pick<Deps, 'outbox' | 'batch'>;

interface Notice {
  record: AgreementRecord;
  actor: Actor | null;
}

const noticed = ({ record, actor }: Notice) => ({
  kind: RECORD_KINDS.agreement,
  id: record.id,
  label: agreementLabel(record),
  actor,
});

/** Tells the employee who has become responsible. */
export function noticeResponsible(deps: NoticeDeps, trx: Trx, notice: Notice): Promise<void> {
  return notices.noticeResponsible(deps, trx, {
    ...noticed(notice),
    responsibleId: notice.record.responsible_id,
  });
}

const peopleOf = ({ responsible_id, created_by_id, curator_id }: AgreementRecord) => [
  responsible_id,
  created_by_id,
  curator_id,
];

/** Tells the responsible employee, the author and the curator that the term goes on, and until when. */
export function noticeRenewal(
  deps: NoticeDeps,
  trx: Trx,
  { until, ...notice }: Notice & { until: string },
): Promise<void> {
  return notices.noticeTerm(deps, trx, {
    ...noticed(notice),
    people: peopleOf(notice.record),
    type: 'renewed',
    title: `Договор продлён до ${formatDay(until)}`,
  });
}

/** Tells the responsible employee, the author and the curator that the status has changed. */
export function noticeStatus(deps: NoticeDeps, trx: Trx, notice: Notice): Promise<void> {
  const { status } = notice.record;
  return notices.noticeStatus(deps, trx, {
    ...noticed(notice),
    people: peopleOf(notice.record),
    statusLabel: AGREEMENT_STATUS_LABELS[status],
    isExpired: status === 'expired',
  });
}
