import { OFFER_STATUS_LABELS } from 'shared/contract/commercial-offer/commercial-offer.labels';
import * as notices from '../notifications/document-notices.service';
import type { Trx } from '../platform/database/database';
import type { Actor } from '../platform/http/actor';
import type { Deps } from '../platform/module';
import { offerLabel, offerSource } from './offer-source';
import type { OfferRecord } from './offers.repository';

type NoticeDeps = Pick<Deps, 'outbox'>;

interface Notice {
  record: OfferRecord;
  actor: Actor | null;
}

const noticed = ({ record, actor }: Notice) => ({
  kind: offerSource.kind,
  id: record.id,
  label: offerLabel(record),
  actor,
});

/** Tells the employee who has become responsible. */
export function noticeResponsible(deps: NoticeDeps, trx: Trx, notice: Notice): Promise<void> {
  return notices.noticeResponsible(deps, trx, {
    ...noticed(notice),
    responsibleId: notice.record.responsible_id,
  });
}

/** Tells the responsible employee and the author that the status has changed. */
export function noticeStatus(deps: NoticeDeps, trx: Trx, notice: Notice): Promise<void> {
  const { responsible_id, created_by_id, status } = notice.record;
  return notices.noticeStatus(deps, trx, {
    ...noticed(notice),
    people: [responsible_id, created_by_id],
    statusLabel: OFFER_STATUS_LABELS[status],
    isExpired: status === 'expired',
  });
}
