const signs = { RUB: '₽', USD: '$', EUR: '€', CNY: '¥', KZT: '₸', BYN: 'Br' } as const;

/** An ISO 4217 code; those without a sign of their own are printed as the code. */
export type Currency = keyof typeof signs | (string & {});

/** The sign people read after a sum; the code itself when the currency has no common sign. */
export function currencySign(currency: Currency): string {
  return Object.hasOwn(signs, currency) ? signs[currency as keyof typeof signs] : currency;
}
