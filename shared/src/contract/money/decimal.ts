/**
 * Exact decimal arithmetic on strings, so that money never meets a float: a value is a text such as
 * `-1234.50`, computed as an integer of its smallest unit.
 */
const PATTERN = /^-?\d{1,24}(?:\.\d{1,12})?$/;

/** A thousand lines of the largest price and quantity still make a number that is compared and refused. */
const COMPUTED = /^-?\d{1,64}(?:\.\d{1,12})?$/;

/** True when the text is a plain decimal number with a dot and no exponent. */
export function isDecimal(text: string): boolean {
  return PATTERN.test(text);
}

/** True when the text is a decimal with at most so many digits after the dot: `toUnits` takes it and does not refuse. */
export function isDecimalOf(text: string | null, scale: number): text is string {
  return text !== null && isDecimal(text) && (text.split('.')[1] ?? '').replace(/0+$/, '').length <= scale;
}

/** The text as an integer of 10^-scale units; refuses what is not a decimal or has more digits than the scale. */
export function toUnits(text: string, scale: number): bigint {
  if (!COMPUTED.test(text)) throw new RangeError(`Not a decimal number: ${text}`);
  const negative = text.startsWith('-');
  const [whole = '0', fraction = ''] = (negative ? text.slice(1) : text).split('.');
  const significant = fraction.replace(/0+$/, '');
  if (significant.length > scale) throw new RangeError(`More than ${String(scale)} decimals: ${text}`);
  const units = BigInt(whole + significant.padEnd(scale, '0'));
  return negative ? -units : units;
}

/** The integer of 10^-scale units as text with exactly `scale` decimals. */
export function fromUnits(units: bigint, scale: number): string {
  const negative = units < 0n;
  const digits = (negative ? -units : units).toString().padStart(scale + 1, '0');
  const whole = digits.slice(0, digits.length - scale);
  const text = scale === 0 ? whole : `${whole}.${digits.slice(-scale)}`;
  return negative ? `-${text}` : text;
}

/** Integer quotient rounded half up, away from zero. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  const negative = dividend < 0n !== divisor < 0n;
  const top = dividend < 0n ? -dividend : dividend;
  const bottom = divisor < 0n ? -divisor : divisor;
  const rounded = (top * 2n + bottom) / (bottom * 2n);
  return negative ? -rounded : rounded;
}

/** Sum of money texts, with two decimals. */
export function sumMoney(values: readonly string[]): string {
  return fromUnits(
    values.reduce((total, value) => total + toUnits(value, 2), 0n),
    2,
  );
}

/** -1, 0 or 1 as the first decimal is less than, equal to or greater than the second. */
export function compareDecimals(left: string, right: string): number {
  const difference = toUnits(left, 12) - toUnits(right, 12);
  return difference === 0n ? 0 : difference > 0n ? 1 : -1;
}
