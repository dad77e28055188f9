import { divideHalfUp, fromUnits, toUnits } from './decimal';

/** Whether the price holds the tax, the tax comes on top of it, or there is none. */
export const VAT_MODES = ['included', 'on_top', 'none'] as const;
export type VatMode = (typeof VAT_MODES)[number];

/** Digits after the comma of the discount of a line. */
export const DISCOUNT_SCALE = 6;
/** All of a sum, in the units of a discount. */
const WHOLE = toUnits('100', DISCOUNT_SCALE);

export interface VatLine {
  /** Units, up to three decimals. */
  quantity: string;
  /** Price of one unit in the document's currency, two decimals. */
  price: string;
  /** 0–100, so many decimals: two discounts one after the other are one to the last digit. */
  discount_percent: string;
  vat_mode: VatMode;
  /** Null is «Без НДС», which is not the same as 0 %. */
  vat_percent: string | null;
}

export interface VatAmounts {
  amount_without_vat: string;
  vat_amount: string;
  /** What is to be paid, tax included. */
  amount: string;
}

/** Quantity × price, in thousandths of a kopeck. */
const undiscounted = (line: Pick<VatLine, 'quantity' | 'price'>) =>
  toUnits(line.quantity, 3) * toUnits(line.price, 2);

/** Quantity × price less the discount, in kopecks. */
function baseOf(line: VatLine): bigint {
  const kept = WHOLE - toUnits(line.discount_percent, DISCOUNT_SCALE);
  return divideHalfUp(undiscounted(line) * kept, 1000n * WHOLE);
}

function withTax(base: bigint, line: Pick<VatLine, 'vat_mode' | 'vat_percent'>): VatAmounts {
  if (line.vat_mode === 'none' || line.vat_percent === null) {
    return { amount_without_vat: fromUnits(base, 2), vat_amount: '0.00', amount: fromUnits(base, 2) };
  }
  const rate = toUnits(line.vat_percent, 2);
  if (line.vat_mode === 'included') {
    const vat = divideHalfUp(base * rate, 10000n + rate);
    return {
      amount_without_vat: fromUnits(base - vat, 2),
      vat_amount: fromUnits(vat, 2),
      amount: fromUnits(base, 2),
    };
  }
  const vat = divideHalfUp(base * rate, 10000n);
  return {
    amount_without_vat: fromUnits(base, 2),
    vat_amount: fromUnits(vat, 2),
    amount: fromUnits(base + vat, 2),
  };
}

/**
 * Amounts of one line: quantity × price less the discount, rounded half up to kopecks, then the tax extracted
 * from it (gross × r / (100 + r)) or put on top of it. Source: Tax Code of Russia, articles 154, 164 and 168.
 */
export function vatOfLine(line: VatLine): VatAmounts {
  return withTax(baseOf(line), line);
}

const total = (values: readonly bigint[]) => values.reduce((sum, value) => sum + value, 0n);

/**
 * Amounts of the lines of a document with a discount of its own (0–100 %), taken from what each line comes to after the
 * line's. What rounding leaves over goes to the largest line, so that the lines add up to the discounted whole, and the
 * tax of each is counted from its part; no line falls under nothing or grows by a discount.
 */
export function vatOfLines(lines: readonly VatLine[], documentDiscount: string): VatAmounts[] {
  const kept = 10000n - toUnits(documentDiscount, 2);
  const parts = lines.map((line) => {
    const base = baseOf(line);
    return { line, base, part: divideHalfUp(base * kept, 10000n) };
  });
  const whole = divideHalfUp(total(parts.map(({ base }) => base)) * kept, 10000n);
  let left = whole - total(parts.map(({ part }) => part));
  const bySize = [...parts].sort(
    (one, other) => Number(other.base > one.base) - Number(other.base < one.base),
  );
  for (const one of bySize) {
    const [least, most] = [-one.part, one.base - one.part];
    const taken = left < least ? least : left > most ? most : left;
    one.part += taken;
    left -= taken;
  }
  return parts.map(({ line, part }) => withTax(part, line));
}

/** One discount in place of two that are taken one after the other. */
function joined(line: string, whole: string): string {
  const kept = (WHOLE - toUnits(line, DISCOUNT_SCALE)) * (10000n - toUnits(whole, 2));
  return fromUnits(WHOLE - divideHalfUp(kept, 10000n), DISCOUNT_SCALE);
}

/**
 * The discounts of the lines, 0–100 %, with which they come to what they do under a discount of the whole document: the
 * two taken as one, or the nearest that meets the line's part to the kopeck where rounding leads past it.
 */
export function discountsOfLines(lines: readonly VatLine[], documentDiscount: string): string[] {
  const parts = vatOfLines(lines, documentDiscount);
  return lines.map((line, at) => {
    const plain = joined(line.discount_percent, documentDiscount);
    const meets = (discount: string) =>
      vatOfLine({ ...line, discount_percent: discount }).amount === parts[at]?.amount;
    const before = undiscounted(line);
    const part = parts[at];
    if (meets(plain) || part === undefined || before === 0n) return plain;
    const base = toUnits(line.vat_mode === 'on_top' ? part.amount_without_vat : part.amount, 2);
    const nearest = fromUnits(WHOLE - divideHalfUp(base * 1000n * WHOLE, before), DISCOUNT_SCALE);
    return meets(nearest) ? nearest : plain;
  });
}

/** Amounts of a document: the sums of its lines, so that the last line absorbs nothing. */
export function vatOfDocument(lines: readonly VatAmounts[]): VatAmounts {
  const sum = (field: keyof VatAmounts) => fromUnits(total(lines.map((line) => toUnits(line[field], 2))), 2);
  return {
    amount_without_vat: sum('amount_without_vat'),
    vat_amount: sum('vat_amount'),
    amount: sum('amount'),
  };
}

export type TaxedSum = { amount: string } & Pick<VatLine, 'vat_mode' | 'vat_percent'>;

/** Amounts of a document whose sum is given by hand and has no lines. */
export function vatOfSum(sum: TaxedSum): VatAmounts {
  return vatOfLine({
    quantity: '1',
    price: sum.amount,
    discount_percent: '0',
    vat_mode: sum.vat_mode === 'on_top' ? 'included' : sum.vat_mode,
    vat_percent: sum.vat_percent,
  });
}

/** Hundredths of a percent that are paid; null without tax, which is not 0 %. */
function percentPaid({ vat_mode, vat_percent }: Pick<VatLine, 'vat_mode' | 'vat_percent'>): bigint | null {
  return vat_mode === 'none' || vat_percent === null ? null : toUnits(vat_percent, 2);
}

/**
 * Amounts of a document whose sum is given by hand beside its lines: the tax of the document, and where a line has
 * another, the part of the sum that tax is of the lines, half up.
 */
export function vatOfSumBeside(sum: TaxedSum, lines: readonly VatLine[]): VatAmounts {
  const isTaxedAlike = lines.every((line) => percentPaid(line) === percentPaid(sum));
  const { amount: whole, vat_amount: tax } = vatOfDocument(lines.map(vatOfLine));
  if (isTaxedAlike || toUnits(whole, 2) === 0n) return vatOfSum(sum);
  const amount = toUnits(sum.amount, 2);
  const vat = divideHalfUp(amount * toUnits(tax, 2), toUnits(whole, 2));
  return {
    amount_without_vat: fromUnits(amount - vat, 2),
    vat_amount: fromUnits(vat, 2),
    amount: fromUnits(amount, 2),
  };
}

export interface DatedRate {
  valid_from: string | null;
  valid_to: string | null;
}

/** True when the rate is in force on the day (`yyyy-mm-dd`); a rate without dates always is. */
export function isRateInForce(rate: DatedRate, day: string): boolean {
  return (
    (rate.valid_from === null || rate.valid_from <= day) && (rate.valid_to === null || day <= rate.valid_to)
  );
}
