import { sql } from 'kysely';
import type { Addendum } from 'shared/contract/addendum/addendum';
import { ADDENDUM_FIELDS } from 'shared/contract/addendum/addendum.fields';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { quoted } from 'shared/contract/quotation';
import { termsAfterAddendum } from '../agreements/terms/agreement-terms.service';
import type { Db } from '../platform/database/database';
import { agreementVisibility } from '../visibility/agreement-visibility';
import { allReadersOf, type DocumentVisibility, readersOf } from '../records/document-visibility';
import type { RecordSource } from '../records/record-source';
import { describeChanges } from './addendum-reading.service';
import { type AddendumRecord, findAddendum, seenAddendum, type StoredAddendum } from './addendums.repository';
import { cardView } from './addendums.view';

/** Whoever sees the agreement sees what was added to it. */
export const addendumVisibility: DocumentVisibility = {
  ...agreementVisibility,
  table: sql`(addendums d join agreements a on a.id = d.agreement_id)`,
  id: sql<number>`d.id`,
};

/** What an addendum is called in journal and notifications: each agreement has its № 1. */
export function addendumLabel(addendum: Pick<AddendumRecord, 'number' | 'title' | 'agreement'>): string {
  const { number, title, agreement } = addendum;
  return `№\u00a0${number} к договору ${agreement.name} ${quoted(title)}`;
}

/** Looked at before the signature alone: whoever signs has to have the power for the sum that comes of it. */
async function sumAfter(db: Db, { id, status, agreement, changes }: StoredAddendum) {
  if (status !== 'approved' || changes.length === 0) return null;
  const { before, ...after } = await termsAfterAddendum(db, { agreementId: agreement.id, addendumId: id });
  const isSame = before.amount === after.amount && before.currency_code === after.currency_code;
  return isSame ? null : { amount: after.amount, currency_code: after.currency_code };
}

/** Every employee who is shown the addendum, present or not. */
export const addendumReaders = (db: Db, id: number): Promise<number[]> =>
  allReadersOf(addendumVisibility, db, { id, permission: 'addendums.read' });

/** What the use case of a record has to know of addenda. */
export const addendumSource: RecordSource<AddendumRecord, Addendum> = {
  kind: RECORD_KINDS.addendum,
  fields: ADDENDUM_FIELDS,
  async find(db, viewer, id) {
    const stored = await findAddendum(db, viewer, id);
    if (stored === null) return null;
    const sum_after = await sumAfter(db, stored);
    return { ...stored, changes: await describeChanges(db, stored), sum_after };
  },
  seen: seenAddendum,
  label: addendumLabel,
  view: cardView,
  audience: (db, id) => readersOf(addendumVisibility, db, { id, permission: 'addendums.read' }),
  unique: {
    addendums_number_key: { field: 'number', message: 'Такой номер у этого договора уже есть' },
  },
};
