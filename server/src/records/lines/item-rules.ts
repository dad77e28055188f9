import { toUnits } from 'shared/contract/money/decimal';
import { isRateInForce } from 'shared/contract/money/vat';
import { formatDay } from '../../calendar/format-day';
import type { FieldErrors } from '../../platform/http/errors';
import {
  amountsOfDocument,
  amountsOfItem,
  fitsMoney,
  type ItemValues,
  type SummedValues,
} from './item-amounts';
import { type ItemReferences, percentsOf, type RateReference } from './item-references.repository';

/** The sentence for a reference to what does not exist. */
export const CHOOSE = 'Выберите значение из списка';

/** Puts a sentence under a field. */
export type Report = (field: string, message: string) => void;

/** A report with the errors it has gathered, as field → sentences. */
export function gatheredErrors(): { errors: FieldErrors; report: Report } {
  const errors: FieldErrors = {};
  return {
    errors,
    report: (field, message) => {
      (errors[field] ??= []).push(message);
    },
  };
}

interface Facts {
  found: ItemReferences;
  today: string;
  /** Days of the document by which its rate is judged. */
  days: readonly (string | null)[];
}

/** Why the rate does not fit any of the days; null when it does. */
function rateFault(rate: RateReference, days: readonly (string | null)[], today: string): string | null {
  const known = days.filter((day): day is string => day !== null);
  const candidates = known.length > 0 ? known : [today];
  if (candidates.some((day) => isRateInForce(rate, day))) return null;
  const percent = rate.percent === null ? '' : ` ${String(Number(rate.percent)).replace('.', ',')}\u00a0%`;
  const isEarly =
    rate.valid_from !== null && candidates.every((day) => rate.valid_from !== null && day < rate.valid_from);
  return isEarly
    ? `Ставка${percent} действует с ${formatDay(rate.valid_from ?? '')}`
    : `Ставка${percent} действовала по ${formatDay(rate.valid_to ?? '')}`;
}

/** Puts under the rates of the document and of its lines what the law of their days says against them. */
export function checkRates(values: SummedValues, { found, today, days }: Facts, report: Report): void {
  const check = (
    field: string,
    line: Pick<ItemValues, 'vat_mode' | 'vat_rate_id'>,
    more: (string | null)[],
  ) => {
    if (line.vat_rate_id === null) return;
    const rate = found.rates.get(line.vat_rate_id);
    if (rate === undefined) return report(field, CHOOSE);
    if (line.vat_mode === 'none' && rate.percent !== null)
      return report(field, 'Для «Без НДС» ставка не указывается');
    const fault = rateFault(rate, [...days, ...more], today);
    if (fault !== null) report(field, fault);
  };
  check('vat_rate_id', values, []);
  for (const [at, item] of values.items.entries()) {
    check(`items.${String(at)}.vat_rate_id`, item, [item.delivery_date ?? null]);
  }
}

function precisionFault(quantity: string, precision: number): string | null {
  if (toUnits(quantity, 3) % 10n ** BigInt(3 - precision) === 0n) return null;
  return precision === 0 ? 'Укажите целое число' : `Не больше ${String(precision)} знаков после запятой`;
}

/** Puts under the lines what is wrong with their units, goods and sums, and under the sum when it is too large. */
export function checkItems(values: SummedValues, found: ItemReferences, report: Report): void {
  const percentOf = percentsOf(found);
  for (const [at, item] of values.items.entries()) {
    const path = `items.${String(at)}`;
    const measure = found.measures.get(item.measure_id);
    if (measure === undefined) report(`${path}.measure_id`, CHOOSE);
    else {
      const fault = precisionFault(item.quantity, measure.precision);
      if (fault !== null) report(`${path}.quantity`, fault);
    }
    if (item.product_id && !found.products.has(item.product_id)) report(`${path}.product_id`, CHOOSE);
    if (!fitsMoney(amountsOfItem(item, percentOf).amount)) report(`${path}.price`, 'Слишком большая сумма');
  }
  if (!fitsMoney(amountsOfDocument(values, percentOf).amount)) report('amount', 'Слишком большая сумма');
}
