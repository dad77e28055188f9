import { amountsOfDocument, type DocumentAmounts, type PercentOf } from '../../records/lines/item-amounts';
import type { AgreementValues } from '../lines/agreement-fields';
import { bareLine } from '../../lists/term-changes-json';
import { type Amendment, type Applied, appliedOn, compareAmendments, type TermScalar } from './amendments';

/** The terms of an agreement on a day. */
export interface TermsOnDay {
  /** The agreement as if it had been signed with these terms. */
  values: AgreementValues;
  amounts: DocumentAmounts;
  /** Term → what has changed it; a term that is absent holds as it was signed. */
  applied: ReadonlyMap<string, Applied>;
}

const TAX: readonly string[] = ['vat_mode', 'vat_rate_id'];
const ITEM_KEY = /^items\.(\d+)\.(\w+)$/;

/** The key of a term of a line of the specification. */
export const itemKey = (itemId: number, part: string) => `items.${String(itemId)}.${part}`;

type Items = AgreementValues['items'];

/** The lines of the agreement, and behind them those that amendments have added. */
function withAdded(items: Items, applied: ReadonlyMap<string, Applied>): Items {
  const added = [...applied].flatMap(([key, { change }]) => {
    const [, id, part] = ITEM_KEY.exec(key) ?? [];
    if (part !== 'added' || typeof change.value !== 'object' || change.value === null) return [];
    return [{ ...bareLine(change.value), id: Number(id) }];
  });
  return [...items, ...added];
}

/** The lines with their changes; a change of a line that is no more changes nothing. */
function itemsWith(items: Items, applied: ReadonlyMap<string, Applied>): Items {
  return withAdded(items, applied).flatMap((item) => {
    if (item.id === undefined || applied.get(itemKey(item.id, 'removed'))?.change.value === true) {
      return item.id === undefined ? [item] : [];
    }
    const changed = [...applied.values()].flatMap(({ change }) => {
      const [, id, part = ''] = ITEM_KEY.exec(change.key) ?? [];
      return Number(id) === item.id && part !== 'added' ? [[part, change.value] as const] : [];
    });
    return [{ ...item, ...Object.fromEntries(changed) }];
  });
}

function lastOf(applied: ReadonlyMap<string, Applied>, isWanted: (key: string) => boolean): Applied | null {
  const wanted = [...applied].filter(([key]) => isWanted(key)).map(([, one]) => one);
  return wanted.sort((left, right) => compareAmendments(left.amendment, right.amendment)).at(-1) ?? null;
}

/** Lines that were taxed as the document was are taxed as it is. */
function withTax(values: AgreementValues, original: AgreementValues): AgreementValues {
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
function withTerm(values: AgreementValues, applied: Map<string, Applied>): AgreementValues {
  const rule = applied.get('validity_rule');
  if (rule === undefined) return values;
  const is_indefinite = values.validity_rule === 'indefinite';
  if (!is_indefinite) return { ...values, is_indefinite };
  applied.set('end_date', rule);
  return { ...values, is_indefinite, end_date: null };
}

/** A sum follows its lines until it is said by itself: whichever was said later counts. */
function withAmount(
  values: AgreementValues,
  applied: Map<string, Applied>,
  percentOf: PercentOf,
): AgreementValues {
  const said = applied.get('amount');
  // A tax on top of the prices moves the sum as well, but never one that was said.
  const moves = (key: string) => ITEM_KEY.test(key) || (said === undefined && TAX.includes(key));
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
  original: AgreementValues,
  amendments: readonly Amendment[],
  { day, percentOf }: { day: string; percentOf: PercentOf },
): TermsOnDay {
  const applied = appliedOn(amendments, day);
  const plain = [...applied]
    .filter(([key]) => !ITEM_KEY.test(key))
    .map(([key, { change }]) => [key, change.value]);
  const changed = { ...original, ...(Object.fromEntries(plain) as Partial<AgreementValues>) };
  const items = itemsWith(changed.items, applied);
  const taxed = withTax(withTerm({ ...changed, items }, applied), original);
  const values = withAmount(taxed, applied, percentOf);
  const isTouched = ['amount', ...TAX].some((key) => applied.has(key));
  const amounts = amountsOfDocument(values, percentOf);
  return { values: { ...values, amount: isTouched ? amounts.amount : values.amount }, amounts, applied };
}

/** The value of a term by its key; null of a line that is no more, or has not been added. */
export function valueOfTerm({ values }: Pick<TermsOnDay, 'values'>, key: string): TermScalar {
  const [, id, part = ''] = ITEM_KEY.exec(key) ?? [];
  const owner: object | undefined =
    id === undefined ? values : values.items.find((item) => item.id === Number(id));
  if (part === 'removed') return owner === undefined;
  if (part === 'added') return owner === undefined ? null : true;
  const found: unknown =
    owner === undefined ? null : (owner as Record<string, unknown>)[id === undefined ? key : part];
  return (found ?? null) as TermScalar;
}
