import { amountsOfDocument, type DocumentAmounts, type PercentOf } from '../../records/lines/item-amounts';
import type { AgreementValues, PartyValues } from '../lines/agreement-fields';
import { type AddedLine, type AddedParty, bareLine } from '../../lists/columns/term-changes-json';
import {
  type Amendment,
  type Applied,
  appliedOn,
  compareAmendments,
  type TermBecomes,
  type TermScalar,
} from './amendments';
import { type OwedTerm, withShares } from '../../obligations/terms/owed-terms.service';
import { lineKey, lineTerm, type LinesOfTerms } from './term-key';

/** The values of an agreement with what is owed by it. */
export type TermValues = AgreementValues & { obligations: readonly OwedTerm[] };

/** The terms of an agreement on a day. */
export interface TermsOnDay {
  /** The agreement as if it had been signed with these terms. */
  values: TermValues;
  amounts: DocumentAmounts;
  /** Term → what has changed it; a term that is absent holds as it was signed. */
  applied: ReadonlyMap<string, Applied>;
}

const TAX: readonly string[] = ['vat_mode', 'vat_rate_id'];
type Items = AgreementValues['items'];

/** True of a line of the specification, false of a side that is added. */
export const isAddedLine = (value: TermBecomes): value is AddedLine =>
  typeof value === 'object' && value !== null && 'measure' in value;
/** True of a further side that is added. */
export const isAddedParty = (value: TermBecomes): value is AddedParty =>
  typeof value === 'object' && value !== null && 'role_name' in value;

/** What is added to the lines, by the numbers they were given. */
function addedTo(applied: ReadonlyMap<string, Applied>, of: LinesOfTerms) {
  return [...applied].flatMap(([key, { change }]) => {
    const term = lineTerm(key);
    return term?.of === of && term.part === 'added' ? [{ id: term.id, value: change.value }] : [];
  });
}

function addedItems(applied: ReadonlyMap<string, Applied>): Items {
  return addedTo(applied, 'items').flatMap(({ id, value }) =>
    isAddedLine(value) ? [{ ...bareLine(value), id }] : [],
  );
}

/** The further sides that amendments have brought in, also those that have left since. */
export function addedParties(applied: ReadonlyMap<string, Applied>): PartyValues[] {
  return addedTo(applied, 'parties').flatMap(({ id, value }) => {
    if (!isAddedParty(value)) return [];
    const { counterparty, signatory, role_name, side, comment } = value;
    return [
      { id, counterparty_id: counterparty.id, role_name, side, signatory_id: signatory?.id ?? null, comment },
    ];
  });
}

/** The lines with their changes; a change of a line that is no more changes nothing. */
function linesWith<Line extends { id?: number | undefined }>(
  of: LinesOfTerms,
  lines: readonly Line[],
  applied: ReadonlyMap<string, Applied>,
): Line[] {
  return lines.flatMap((line) => {
    const { id } = line;
    if (id === undefined) return [line];
    if (applied.get(lineKey(of, id, 'removed'))?.change.value === true) return [];
    const changed = [...applied.values()].flatMap(({ change }) => {
      const term = lineTerm(change.key);
      return term?.of === of && term.id === id && term.part !== 'added'
        ? [[term.part, change.value] as const]
        : [];
    });
    return [{ ...line, ...Object.fromEntries(changed) }];
  });
}

function lastOf(applied: ReadonlyMap<string, Applied>, isWanted: (key: string) => boolean): Applied | null {
  const wanted = [...applied].filter(([key]) => isWanted(key)).map(([, one]) => one);
  return wanted.sort((left, right) => compareAmendments(left.amendment, right.amendment)).at(-1) ?? null;
}

/** Lines that were taxed as the document was are taxed as it is. */
function withTax(values: TermValues, original: TermValues): TermValues {
  const { vat_mode, vat_rate_id } = values;
  if (vat_mode === original.vat_mode && vat_rate_id === original.vat_rate_id) return values;
  const items = values.items.map((item) => ({
    ...item,
    ...(item.vat_mode === original.vat_mode && { vat_mode }),
    ...(item.vat_rate_id === original.vat_rate_id && { vat_rate_id }),
  }));
  return { ...values, items };
}

/** «Бессрочно» takes the end away and gives it back; the flag follows the rule. */
function withTerm(values: TermValues, applied: Map<string, Applied>): TermValues {
  const rule = applied.get('validity_rule');
  if (rule === undefined) return values;
  const is_indefinite = values.validity_rule === 'indefinite';
  if (!is_indefinite) return { ...values, is_indefinite };
  applied.set('end_date', rule);
  return { ...values, is_indefinite, end_date: null };
}

/** A sum follows its lines until it is said by itself: whichever was said later counts. */
function withAmount(values: TermValues, applied: Map<string, Applied>, percentOf: PercentOf): TermValues {
  const said = applied.get('amount');
  // A tax on top of the prices moves the sum as well, but never one that was said.
  const moves = (key: string) => lineTerm(key)?.of === 'items' || (said === undefined && TAX.includes(key));
  const lines = lastOf(applied, moves);
  const follows = values.items.length > 0 && !values.amount_is_manual;
  if (!follows || (said === undefined && lines === null)) return values;
  const isSaid =
    said !== undefined && (lines === null || compareAmendments(lines.amendment, said.amendment) <= 0);
  if (isSaid) return { ...values, amount_is_manual: true };
  if (lines !== null && amountsOfDocument(values, percentOf).amount !== values.amount) {
    applied.set('amount', { ...lines, change: { ...lines.change, key: 'amount', clause: null } });
  }
  return values;
}

/** What holds on the day: the terms as they were signed, with every amendment of that day in its order. */
export function termsOn(
  original: TermValues,
  amendments: readonly Amendment[],
  { day, percentOf }: { day: string; percentOf: PercentOf },
): TermsOnDay {
  const applied = appliedOn(amendments, day);
  const plain = [...applied]
    .filter(([key]) => lineTerm(key) === null)
    .map(([key, { change }]) => [key, change.value]);
  const changed = { ...original, ...(Object.fromEntries(plain) as Partial<AgreementValues>) };
  const items = linesWith('items', [...changed.items, ...addedItems(applied)], applied);
  const parties = linesWith('parties', [...changed.parties, ...addedParties(applied)], applied);
  const taxed = withTax(withTerm({ ...changed, items, parties }, applied), original);
  const values = withAmount(taxed, applied, percentOf);
  const owed = linesWith('obligations', values.obligations, applied);
  const isTouched = ['amount', ...TAX].some((key) => applied.has(key));
  const amounts = amountsOfDocument(values, percentOf);
  const amount = isTouched ? amounts.amount : values.amount;
  return { values: { ...values, amount, obligations: withShares(owed, amount) }, amounts, applied };
}

/** The value of a term by its key; null of a line that is no more, or has not been added. */
export function valueOfTerm({ values }: Pick<TermsOnDay, 'values'>, key: string): TermScalar {
  const term = lineTerm(key);
  const lines: readonly { id?: number | undefined }[] = term === null ? [] : values[term.of];
  const owner: object | undefined = term === null ? values : lines.find((line) => line.id === term.id);
  if (term?.part === 'removed') return owner === undefined;
  if (term?.part === 'added') return owner === undefined ? null : true;
  const found: unknown =
    owner === undefined ? null : (owner as Record<string, unknown>)[term === null ? key : term.part];
  return (found ?? null) as TermScalar;
}
