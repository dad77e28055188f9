import { sql } from 'kysely';
import type { DueRow, DueSource } from '../due-dates/due-sources.service';
import { fileEnd, watchesTermsIn } from '../files/file-end.service';
import { counterpartyText } from '../lists/columns/reference-json';

/** Whose days come: a counterparty is read by everybody. */
const LIVE = sql<boolean>`(c.deleted_at is null and c.archived_at is null
  and ${watchesTermsIn('counterparty', sql`c.status`)})`;

/** Until when people may sign, on both sides, and until when the papers kept with a counterparty are good. */
export const counterpartyDue: readonly DueSource[] = [
  {
    kind: 'power_end',
    title: 'Окончание полномочий',
    rows: ({ from, to }) => sql<DueRow>`
      select 'signatory', s.id, s.basis_valid_until, s.full_name, s.job_title, '/counterparties/' || c.id,
        ${counterpartyText('c')}, c.responsible_id, null::numeric, null::text, array_remove(array[c.responsible_id], null)
      from signatories s join counterparties c on c.id = s.counterparty_id
      where ${LIVE} and s.basis_valid_until between ${from}::date and ${to}::date`,
  },
  fileEnd({
    kind: 'counterparty_file_end',
    title: 'Окончание срока документа контрагента',
    documentable: 'counterparty',
    rows: (ends, { from, to }) => sql<DueRow>`
      select 'counterparty', c.id, e.day, e.names, null::text, '/counterparties/' || c.id || '?tab=files',
        ${counterpartyText('c')}, c.responsible_id, null::numeric, null::text, array_remove(array[c.responsible_id], null)
      from ${ends} e join counterparties c on c.id = e.record_id
      where ${LIVE} and e.day between ${from}::date and ${to}::date`,
  }),
];
