import { CHANGEABLE_FIELDS } from 'shared/contract/agreement/agreement-changes.fields';
import { counterpartyName } from 'shared/format';
import { sameFieldValue } from 'shared/contract/record/difference';
import type { PercentOf } from '../../records/lines/item-amounts';
import { valuesOf } from '../agreement-values';
import type { AgreementRecord } from '../agreements.repository';
import { type Amendment, isOverwritten, type TermBecomes, type TermScalar } from './amendments';
import type { AddedParty, KeptTermChange } from '../../lists/columns/term-changes-json';
import type { LineName } from './term-words';
import type { Renewal, TermsAddendum } from './terms.repository';
import { type OwedTerm, presentState } from '../../obligations/terms/owed-terms.service';
import { termsOn, type TermsOnDay, type TermValues, valueOfTerm } from './terms-on';
import { lineKey, lineTerm, type LinesOfTerms } from './term-key';

/** An agreement with all that has changed its terms and is to change them. */
export interface AgreementTerms {
  record: AgreementRecord;
  /** The terms as they were signed. */
  original: TermValues;
  /** The day of the agreement itself. */
  from: string;
  addendums: readonly TermsAddendum[];
  /** Renewals, and addenda that are in force, were, or will be on their day because both sides have signed. */
  amendments: readonly Amendment[];
  percentOf: PercentOf;
}

const PART_OF: Partial<Record<KeptTermChange['operation'], string>> = { add: 'added', remove: 'removed' };

const LINES_OF: Readonly<Record<Exclude<KeptTermChange['target'], 'agreement'>, LinesOfTerms>> = {
  item: 'items',
  party: 'parties',
  obligation: 'obligations',
};

/** The key of the term a change is about. */
export function keyOfChange({
  target,
  target_id,
  operation,
  field,
}: Pick<KeptTermChange, 'target' | 'target_id' | 'operation' | 'field'>): string {
  if (target === 'agreement') return field ?? '';
  return lineKey(LINES_OF[target], target_id ?? 0, PART_OF[operation] ?? field ?? '');
}

/** What becomes of the term of a change. */
export function valueOfChange({
  operation,
  added,
  added_party,
  new_value,
}: Pick<KeptTermChange, 'operation' | 'added' | 'added_party' | 'new_value'>): TermBecomes {
  return operation === 'remove' ? true : (added ?? added_party ?? new_value);
}

/** The changes as the core takes them; what is no term of an agreement any longer is passed over. */
export function amendmentOf(addendum: TermsAddendum, earliest: string): Amendment {
  return {
    source: 'addendum',
    id: addendum.id,
    from: addendum.effective_from ?? addendum.addendum_date ?? earliest,
    to: addendum.effective_to,
    dated: addendum.addendum_date,
    changes: addendum.changes
      .filter(({ field, operation }) => operation !== 'set' || Object.hasOwn(CHANGEABLE_FIELDS, field ?? ''))
      .map((change) => ({
        key: keyOfChange(change),
        value: valueOfChange(change),
        clause: change.clause_ref,
      })),
  };
}

const renewalOf = ({ id, renewed_on, end_date }: Renewal): Amendment => ({
  source: 'renewal',
  id,
  from: renewed_on,
  to: null,
  dated: renewed_on,
  changes: [{ key: 'end_date', value: end_date, clause: null }],
});

/** True of an addendum that changes terms from its day on: both sides have signed it, and it waits for no original. */
export const counts = ({ status, lacks_original }: Pick<TermsAddendum, 'status' | 'lacks_original'>) =>
  status === 'effective' || status === 'superseded' || (status === 'signed' && !lacks_original);

/** True of an addendum that ends the agreement on its day. */
export const endsAgreement = ({ kinds }: Pick<TermsAddendum, 'kinds'>) => kinds.includes('termination');

/** The agreement and what has been made of it, as one. */
export function agreementTerms(
  record: AgreementRecord,
  found: {
    addendums: readonly TermsAddendum[];
    renewals: readonly Renewal[];
    obligations: readonly OwedTerm[];
    percentOf: PercentOf;
  },
): AgreementTerms {
  const from = record.agreement_date ?? record.start_date ?? record.created_at.slice(0, 10);
  const { addendums, renewals, obligations, percentOf } = found;
  const values = { ...valuesOf(record), obligations };
  const [first] = renewals;
  return {
    record,
    original: first === undefined ? values : { ...values, end_date: first.previous_end_date },
    from,
    addendums,
    amendments: [
      ...renewals.map(renewalOf),
      ...addendums.filter(counts).map((addendum) => amendmentOf(addendum, from)),
    ],
    percentOf,
  };
}

/** What holds on the day; without one of the addenda, when it is asked what it starts from. */
export function termsOnDay(terms: AgreementTerms, day: string, exceptId?: number): TermsOnDay {
  const amendments = terms.amendments.filter(({ source, id }) => !(source === 'addendum' && id === exceptId));
  return termsOn(terms.original, amendments, { day, percentOf: terms.percentOf });
}

/** An addendum without a day of its own starts from what holds after everything that is signed. */
export const startDay = (effectiveFrom: string | null) => effectiveFrom ?? '2999-12-31';

/** True when two values of a term say the same. */
export function sameTerm(field: string | null, left: TermScalar, right: TermScalar): boolean {
  const known = field === null ? undefined : CHANGEABLE_FIELDS[field];
  return known === undefined ? left === right : sameFieldValue(known, left, right);
}

/** True when none of the addendum's changes holds on the day any longer; null when that day is none of its days. */
export function isReplaced({ amendments }: AgreementTerms, addendumId: number, day: string): boolean | null {
  const own = amendments.find(({ source, id }) => source === 'addendum' && id === addendumId);
  if (own === undefined || day < own.from || (own.to !== null && day > own.to)) return null;
  return isOverwritten(own, amendments, day);
}

const sideName = ({ counterparty, role_name }: Pick<AddedParty, 'counterparty' | 'role_name'>) =>
  `${counterpartyName(counterparty)} (${role_name})`;

const UNNAMED: Readonly<Record<LinesOfTerms, string>> = {
  items: 'Строка спецификации',
  parties: 'Другая сторона',
  obligations: 'Обязательство',
};

/**
 * What each line is called, those of the agreement and those the addenda add: an item by its name, a side by company and
 * role, an obligation by its content.
 */
export function lineNames(
  { record, original }: Pick<AgreementTerms, 'record' | 'original'>,
  addendums: readonly { changes: readonly KeptTermChange[] }[],
): LineName {
  const names = new Map([
    ...record.items.map(({ id, name }) => [lineKey('items', id, 'added'), name] as const),
    ...record.parties.map((party) => [lineKey('parties', party.id, 'added'), sideName(party)] as const),
    ...original.obligations.map(({ id, title }) => [lineKey('obligations', id, 'added'), title] as const),
  ]);
  for (const change of addendums.flatMap(({ changes }) => changes)) {
    const { added, added_party } = change;
    if (added !== null) names.set(keyOfChange(change), added.name);
    if (added_party !== null) names.set(keyOfChange(change), sideName(added_party));
  }
  return ({ of, id }) => names.get(lineKey(of, id, 'added')) ?? UNNAMED[of];
}

/** Why nothing can be made of what the change is about any longer: an obligation that was met; null of anything else. */
export function pastChange(on: TermsOnDay, change: Parameters<typeof keyOfChange>[0]): string | null {
  const line = lineTerm(keyOfChange(change));
  if (line?.of !== 'obligations') return null;
  return presentState(on.values.obligations.find(({ id }) => id === line.id));
}

/** What a change starts from on the day; of an obligation that is not open any longer, what has become of it. */
export function presentValue(on: TermsOnDay, change: Parameters<typeof keyOfChange>[0]): TermScalar {
  return pastChange(on, change) ?? valueOfTerm(on, keyOfChange(change));
}

/** Changes whose old value is not what holds on the day they take effect. */
export function staleChanges<Change extends KeptTermChange>(
  on: TermsOnDay,
  changes: readonly Change[],
): Change[] {
  return changes.filter((change) => !sameTerm(change.field, presentValue(on, change), change.old_value));
}
