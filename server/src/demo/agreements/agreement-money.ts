import type { TAX_SYSTEM_LABELS } from 'shared/contract/counterparty/counterparty.labels';
import { fromUnits, toUnits } from 'shared/contract/money/decimal';
import { type VatAmounts, type VatMode, vatOfDocument, vatOfLine, vatOfSum } from 'shared/contract/money/vat';
import type { DealItem } from '../deals/deal';
import type { Random } from '../random';

export interface VatTerms {
  mode: VatMode;
  /** Code of the rate in the handbook; null with the mode `none`. */
  rate: string | null;
  percent: string | null;
  note: string | null;
}

export interface ItemPlan extends VatAmounts {
  name: string;
  measure: string;
  quantity: string;
  price: string;
  discount: string;
}

export type TaxSystem = keyof typeof TAX_SYSTEM_LABELS;

/** The tax of an agreement with such a partner on that day. Sources: Tax Code, articles 164, 151 and 346.11; 422-ФЗ. */
export function vatTerms(
  random: Random,
  { tax, isForeign, day }: { tax: TaxSystem; isForeign: boolean; day: string },
): VatTerms {
  const none = (note: string): VatTerms => ({ mode: 'none', rate: null, percent: null, note });
  if (isForeign) return none('НДС уплачивается при ввозе, ст. 151 НК РФ');
  if (tax === 'npd') return none('Налог на профессиональный доход, Федеральный закон № 422-ФЗ');
  if (tax === 'usn' || (tax === 'usn_vat5' && day < '2025-01-01')) return none('УСН, ст. 346.11 НК РФ');
  const mode = random.chance(0.86) ? 'included' : 'on_top';
  if (tax === 'usn_vat5') return { mode, rate: 'vat5', percent: '5', note: null };
  return day < '2026-01-01'
    ? { mode, rate: 'vat20', percent: '20', note: null }
    : { mode, rate: 'vat22', percent: '22', note: null };
}

/** The amounts of a line under the agreement's tax. */
export function itemPlan(
  line: { name: string; measure: string; quantity: string; price: string; discount?: string },
  vat: VatTerms,
): ItemPlan {
  const discount = line.discount ?? '0';
  const amounts = vatOfLine({
    quantity: line.quantity,
    price: line.price,
    discount_percent: discount,
    vat_mode: vat.mode,
    vat_percent: vat.percent,
  });
  return { ...line, discount, ...amounts };
}

/** A price as companies write them: round the more, the larger it is. */
function roundPrice(value: number): number {
  const step =
    value >= 1_000_000 ? 5000 : value >= 100_000 ? 500 : value >= 10_000 ? 50 : value >= 1000 ? 10 : 1;
  return Math.round(value / step) * step;
}

/** A specification: some of the lines the deal offers, the first one always. */
export function specification(random: Random, offered: readonly DealItem[], vat: VatTerms): ItemPlan[] {
  const [first, ...rest] = offered;
  if (first === undefined) return [];
  const others = rest.filter(() => random.chance(0.72));
  const isCheap = random.chance(0.3);
  return [first, ...others].map(([name, measure, priceFrom, priceTo, from, to]) =>
    itemPlan(
      {
        name,
        measure,
        quantity: String(random.int(from, to)),
        price: `${String(roundPrice(random.int(priceFrom, priceTo)))}.${isCheap && priceTo < 1000 ? '50' : '00'}`,
        discount: random.chance(0.07) ? String(random.pick([3, 5, 7])) : '0',
      },
      vat,
    ),
  );
}

/** The amounts of a document: its lines', or those of a sum without lines. */
export function totalsOf(items: readonly ItemPlan[], sum: string | null, vat: VatTerms): VatAmounts | null {
  if (items.length > 0) return vatOfDocument(items);
  return sum === null ? null : vatOfSum({ amount: sum, vat_mode: vat.mode, vat_percent: vat.percent });
}

/** The same specification in another currency, at a fixed course, so that prices look like prices. */
export function inCurrency(items: readonly ItemPlan[], percent: number, vat: VatTerms): ItemPlan[] {
  return items.map((item) =>
    itemPlan({ ...item, price: fromUnits((toUnits(item.price, 2) * BigInt(percent)) / 100n, 2) }, vat),
  );
}
