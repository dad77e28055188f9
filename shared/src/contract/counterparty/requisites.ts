/**
 * Check digits of Russian requisites. Every function takes digits without spaces and answers whether the number can
 * exist; a bank account is only a warning, since treasury accounts follow other rules. Source: orders of the Federal
 * Tax Service and the Bank of Russia (№ 515 of 08.09.1997); domain reference, 3.1.
 */
const digitsOf = (text: string) => [...text].map(Number);

function weighted(text: string, weights: readonly number[]): number {
  return (digitsOf(text).reduce((sum, digit, place) => sum + digit * (weights[place] ?? 0), 0) % 11) % 10;
}

const isRepeated = (text: string) => /^(\d)\1+$/.test(text);

/** ИНН of a legal entity (10 digits) or of a person (12 digits). */
export function isInn(inn: string): boolean {
  if (isRepeated(inn) || inn.startsWith('00')) return false;
  if (/^\d{10}$/.test(inn)) return weighted(inn, [2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[9]);
  if (!/^\d{12}$/.test(inn)) return false;
  return (
    weighted(inn, [7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[10]) &&
    weighted(inn, [3, 7, 2, 4, 10, 3, 5, 9, 4, 6, 8]) === Number(inn[11])
  );
}

/** КПП: no check digit, only the form. */
export function isKpp(kpp: string): boolean {
  return /^\d{4}[0-9A-Z]{2}\d{3}$/.test(kpp);
}

/** ОГРН of a legal entity (13 digits) or ОГРНИП of an entrepreneur (15 digits). */
export function isOgrn(ogrn: string): boolean {
  if (/^[15]\d{12}$/.test(ogrn)) return Number((BigInt(ogrn.slice(0, 12)) % 11n) % 10n) === Number(ogrn[12]);
  if (/^3\d{14}$/.test(ogrn)) return Number((BigInt(ogrn.slice(0, 14)) % 13n) % 10n) === Number(ogrn[14]);
  return false;
}

/** БИК: nine digits of a Russian bank or the treasury. */
export function isBic(bic: string): boolean {
  return /^0[0124]\d{7}$/.test(bic);
}

function hasBankKey(account: string, prefix: string): boolean {
  const weights = [7, 1, 3];
  const sum = digitsOf(prefix + account).reduce(
    (total, digit, place) => total + ((digit * (weights[place % 3] ?? 0)) % 10),
    0,
  );
  return sum % 10 === 0;
}

/** Key of a settlement account under the bank's БИК. */
export function isSettlementAccount(account: string, bic: string): boolean {
  return /^\d{20}$/.test(account) && isBic(bic) && hasBankKey(account, bic.slice(6));
}

/** Key of a correspondent account under the bank's БИК. */
export function isCorrespondentAccount(account: string, bic: string): boolean {
  return /^301\d{17}$/.test(account) && isBic(bic) && hasBankKey(account, `0${bic.slice(4, 6)}`);
}

/** IBAN: the remainder of its check digits. Source: ISO 13616, ISO 7064 (mod 97-10). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  const digits = [...iban.slice(4), ...iban.slice(0, 4)].map((sign) => parseInt(sign, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}

/** SWIFT code of a bank: bank, country, place and, where it is said, branch. Source: ISO 9362. */
export function isSwift(code: string): boolean {
  return /^[A-Z\d]{4}[A-Z]{2}[A-Z\d]{2}(?:[A-Z\d]{3})?$/.test(code);
}
