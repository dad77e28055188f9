import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { agreementNameText } from '../lists/columns/agreement-name';
import type { ObligedDocument, ObligedKind } from '../obligations/obliged-kinds.service';
import { readersOf } from '../records/document-visibility';
import { agreementVisibility, readsAgreement } from '../visibility/agreement-visibility';
import { OWES_NO_MORE } from './agreement-coming';

/** How something is owed by an agreement: its terms run from the last signature and from its start. */
export const agreementObligations: ObligedKind = {
  kind: RECORD_KINDS.agreement,
  read: 'agreements.read',
  edit: 'agreements.edit',
  reads: readsAgreement,
  facts: (id) => sql<ObligedDocument>`
    select 'Договор ' || ${agreementNameText('a')} as name, a.title, a.counterparty_id, a.counterparty_name,
      a.effective_amount as amount, a.effective_currency_code as currency_code,
      case when a.signed_by_us_at is not null and a.signed_by_them_at is not null and a.status <> 'on_signing'
        then greatest(a.signed_by_us_at, a.signed_by_them_at,
          (select max(p.signed_at) from agreement_parties p where p.agreement_id = a.id))
        when a.status not in ('draft', 'on_approval', 'rework', 'approved', 'on_signing', 'rejected', 'cancelled')
        then a.agreement_date end as signed_on,
      a.start_date, a.agreement_date as dated, a.responsible_id,
      case a.direction when 'expense' then 'ours' when 'income' then 'theirs' end as payer,
      a.status in ('on_approval', 'on_signing') as is_locked,
      ${OWES_NO_MORE} as is_closed
    from agreements a where a.id = ${id} and a.deleted_at is null`,
  audience: (db, id) => readersOf(agreementVisibility, db, { id, permission: 'agreements.read' }),
};
