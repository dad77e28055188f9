/** Drops needless zeros of a decimal: `8.000` is typed and read as 8, `2.50` as 2.5. */
export function plainDecimal(text: string): string {
  return text.includes('.') ? text.replace(/\.?0+$/, '') : text;
}
