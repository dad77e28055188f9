import { sql } from 'kysely';
import type { Addendum } from 'shared/contract/addendum/addendum';
import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { quoted } from 'shared/contract/quotation';
import { agreementVisibility } from '../visibility/agreement-visibility';
import { type DocumentVisibility, readersOf } from '../records/document-visibility';
import type { RecordSource } from '../records/record-source';
import { describeChanges } from './addendum-reading.service';
import { type AddendumRecord, findAddendum, seenAddendum } from './addendums.repository';
import { cardView } from './addendums.view';

/** Whoever sees the agreement sees what was added to it. */
export const addendumVisibility: DocumentVisibility = {
  ...agreementVisibility,
  table: sql`(addendums d join agreements a on a.id = d.agreement_id)`,
  id: sql<number>`d.id`,
};

/** What an addendum is called in journal, notifications and search. */
export function addendumLabel({ number, title }: Pick<AddendumRecord, 'number' | 'title'>): string {
  return `№\u00a0${number} ${quoted(title)}`;
}

/** What the use case of a record has to know of addenda. */
export const addendumSource: RecordSource<AddendumRecord, Addendum> = {
  kind: RECORD_KINDS.addendum,
  fields: ADDENDUM_FIELDS,
  async find(db, viewer, id) {
    const stored = await findAddendum(db, viewer, id);
    return stored === null ? null : { ...stored, changes: await describeChanges(db, stored) };
  },
  seen: seenAddendum,
  label: addendumLabel,
  view: cardView,
  audience: (db, id) => readersOf(addendumVisibility, db, { id, permission: 'addendums.read' }),
  unique: {
    addendums_number_key: { field: 'number', message: 'Такой номер у этого договора уже есть' },
  },
};
