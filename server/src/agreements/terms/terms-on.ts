import { amountsOfDocument, type DocumentAmounts, type PercentOf } from '../../records/lines/item-amounts';
import type { AgreementValues, PartyValues } from '../lines/agreement-fields';
import { type AddedParty, bareLine } from '../../lists/columns/term-changes-json';
import {
  type Amendment,
  type Applied,
  appliedBy,
  compareAmendments,
  inForceOn,
  type TermBecomes,
  type TermScalar,
} from './amendments';
import { type OwedTerm, withShares } from '../../obligations/terms/owed-terms.service';
import { isAddedLine, TAX, taxOfLine } from './line-tax';
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

type Items = AgreementValues['items'];

const isTax = (key: string) => TAX.some((part) => part === key);

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

/** «Бессрочно» takes the end away and gives it back; the flag follows the rule. */
function withTerm(values: TermValues, applied: Map<string, Applied>): TermValues {
  const rule = applied.get('validity_rule');
  if (rule === undefined) return values;
  const is_indefinite = values.validity_rule === 'indefinite';
  if (!is_indefinite) return { ...values, is_indefinite };
  applied.set('end_date', rule);
  return { ...values, is_indefinite, end_date: null };
}

/** The terms with the changes, before it is settled what the sum is; whatever a change brings along is added to them. */
function changedBy(
  original: TermValues,
  inForce: readonly Amendment[],
  applied: Map<string, Applied> = appliedBy(inForce),
): TermValues {
  const plain = [...applied]
    .filter(([key]) => lineTerm(key) === null)
    .map(([key, { change }]) => [key, change.value]);
  const changed = { ...original, ...(Object.fromEntries(plain) as Partial<AgreementValues>) };
  const items = linesWith('items', [...changed.items, ...addedItems(applied)], applied).map((item) => ({
    ...item,
    ...taxOfLine(item, original, inForce),
  }));
  const parties = linesWith('parties', [...changed.parties, ...addedParties(applied)], applied);
  return withTerm({ ...changed, items, parties }, applied);
}

interface Course {
  original: TermValues;
  /** What holds on the day, in its order. */
  inForce: readonly Amendment[];
  percentOf: PercentOf;
}

/** The last change of lines or of their tax that made another sum of them; null where none did. */
function lastMove({ original, inForce, percentOf }: Course, moves: (key: string) => boolean): Applied | null {
  const sumAfter = (count: number) =>
    amountsOfDocument(changedBy(original, inForce.slice(0, count)), percentOf).amount;
  for (let count = inForce.length; count > 0; count -= 1) {
    const amendment = inForce[count - 1];
    const change = amendment?.changes.findLast(({ key }) => moves(key));
    if (amendment !== undefined && change !== undefined && sumAfter(count) !== sumAfter(count - 1))
      return { amendment, change };
  }
  return null;
}

/** A sum follows its lines until it is said by itself: whichever came later counts. */
function withAmount(values: TermValues, applied: Map<string, Applied>, course: Course): TermValues {
  if (values.items.length === 0 || values.amount_is_manual) return values;
  const said = applied.get('amount');
  // A tax on top of the prices moves the sum as well, but never one that was said.
  const moves = (key: string) => lineTerm(key)?.of === 'items' || (said === undefined && isTax(key));
  const moved = lastMove(course, moves);
  if (said !== undefined && (moved === null || compareAmendments(moved.amendment, said.amendment) <= 0))
    return { ...values, amount_is_manual: true };
  if (moved !== null && amountsOfDocument(values, course.percentOf).amount !== values.amount)
    applied.set('amount', { ...moved, change: { ...moved.change, key: 'amount', clause: null } });
  return values;
}

/** What holds on the day: the terms as they were signed, with every amendment of that day in its order. */
export function termsOn(
  original: TermValues,
  amendments: readonly Amendment[],
  { day, percentOf }: { day: string; percentOf: PercentOf },
): TermsOnDay {
  const inForce = inForceOn(amendments, day);
  const applied = appliedBy(inForce);
  const values = withAmount(changedBy(original, inForce, applied), applied, { original, inForce, percentOf });
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
