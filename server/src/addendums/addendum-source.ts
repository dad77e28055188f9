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

type Outcome = Pick<AddendumRecord, 'sum_after' | 'ended_before'>;

/**
 * What comes of the addendum, as far as its next step asks: the sum before the signature alone, since whoever signs has to
 * have the power for it, the end of the agreement from the draft on.
 */
async function outcomeOf(db: Db, stored: StoredAddendum): Promise<Outcome> {
  const { id, status, agreement, changes, effective_from: from } = stored;
  const isSumAsked = status === 'approved' && changes.length > 0;
  const isEndAsked = from !== null && ['draft', 'rework', 'approved'].includes(status);
  if (!isSumAsked && !isEndAsked) return { sum_after: null, ended_before: null };
  const { before, ...after } = await termsAfterAddendum(db, { agreementId: agreement.id, addendumId: id });
  const isSame = before.amount === after.amount && before.currency_code === after.currency_code;
  const isEnded = isEndAsked && after.ends_on !== null && after.ends_on < from;
  return {
    sum_after: isSumAsked && !isSame ? { amount: after.amount, currency_code: after.currency_code } : null,
    ended_before: isEnded ? after.ends_on : null,
  };
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
    const outcome = await outcomeOf(db, stored);
    return { ...stored, changes: await describeChanges(db, stored), ...outcome };
  },
  seen: seenAddendum,
  label: addendumLabel,
  view: cardView,
  audience: (db, id) => readersOf(addendumVisibility, db, { id, permission: 'addendums.read' }),
  unique: {
    addendums_number_key: { field: 'number', message: 'Такой номер у этого договора уже есть' },
  },
};
