import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { quotedTitle, tableWork } from '../users/dismissal/table-work.service';

/** Offers an employee who leaves has to give on. */
export const offerWork = tableWork({
  kind: RECORD_KINDS.commercialOffer,
  listPath: RECORD_KINDS.commercialOffer.path,
  table: 'commercial_offers',
  column: 'responsible_id',
  field: 'responsible',
  label: 'Коммерческие предложения',
  open: sql<boolean>`t.deleted_at is null and t.archived_at is null
    and t.status not in ('rejected_internal', 'declined', 'expired', 'revised', 'converted', 'cancelled')`,
  name: sql<string>`'№\u00a0' || t.number || ' ' || ${quotedTitle}`,
  needs: 'commercial_offers.read',
});
