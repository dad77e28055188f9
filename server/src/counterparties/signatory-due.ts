import { sql } from 'kysely';
import type { DueRow, DueSource } from '../due-dates/due-sources.service';

/** Until when people may sign, on both sides: a counterparty is read by everybody. */
export const signatoryDue: DueSource = {
  kind: 'power_end',
  title: 'Окончание полномочий',
  rows: ({ from, to }) => sql<DueRow>`
    select 'signatory', s.id, s.basis_valid_until, s.full_name, s.job_title, '/counterparties/' || c.id,
      c.name_short, c.responsible_id, null::numeric, null::text, array_remove(array[c.responsible_id], null)
    from signatories s join counterparties c on c.id = s.counterparty_id
    where c.deleted_at is null and c.archived_at is null and c.status <> 'liquidated'
      and s.basis_valid_until between ${from}::date and ${to}::date`,
};
