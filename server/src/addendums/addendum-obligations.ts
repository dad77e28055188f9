import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { addendumNameText } from '../lists/columns/addendum-name';
import type { ObligedDocument, ObligedKind } from '../obligations/obliged-kinds.service';
import { holds } from '../platform/http/access';
import { readersOf } from '../records/document-visibility';
import { seesAgreement } from '../visibility/agreement-visibility';
import { addendumVisibility } from './addendum-source';

/** How something is owed by an addendum: beside what is owed by its agreement, and shown with it. */
export const addendumObligations: ObligedKind = {
  kind: RECORD_KINDS.addendum,
  read: 'addendums.read',
  edit: 'addendums.edit',
  reads: (viewer, id) =>
    viewer !== 'everything' && !holds(viewer, 'addendums.read')
      ? sql<boolean>`false`
      : sql<boolean>`exists (select from addendums d join agreements a on a.id = d.agreement_id
          where d.id = ${id} and d.deleted_at is null and a.deleted_at is null and ${seesAgreement(viewer)})`,
  facts: (id) => sql<ObligedDocument>`
    select ${addendumNameText} as name, d.title,
      a.counterparty_id, a.counterparty_name, null::numeric as amount, a.effective_currency_code as currency_code,
      case when d.signed_by_us_at is not null and d.signed_by_them_at is not null and d.status <> 'on_signing'
        then greatest(d.signed_by_us_at, d.signed_by_them_at,
          (select max(s.signed_at) from addendum_signatures s where s.addendum_id = d.id))
        when d.status in ('signed', 'effective', 'superseded') then d.addendum_date end as signed_on,
      d.effective_from as start_date, d.addendum_date as dated, d.responsible_id,
      case a.direction when 'expense' then 'ours' when 'income' then 'theirs' end as payer,
      d.status in ('on_approval', 'on_signing') as is_locked,
      d.archived_at is not null or a.archived_at is not null or d.status in ('rejected', 'cancelled') as is_closed
    from addendums d join agreements a on a.id = d.agreement_id
    where d.id = ${id} and d.deleted_at is null and a.deleted_at is null`,
  audience: (db, id) => readersOf(addendumVisibility, db, { id, permission: 'addendums.read' }),
  partOf: {
    type: RECORD_KINDS.agreement.name,
    of: (id) =>
      sql<{ id: number }>`select id from addendums where agreement_id = ${id} and deleted_at is null`,
    whole: (id) => sql<number>`(select agreement_id from addendums where id = ${id})`,
  },
};
