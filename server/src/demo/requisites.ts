import {
  isCorrespondentAccount,
  isInn,
  isOgrn,
  isSettlementAccount,
} from 'shared/contract/counterparty/requisites';
import type { Random } from './random';

/** The only continuation with a right check digit; there always is one for the forms below. */
function completed(candidates: readonly string[], isRight: (text: string) => boolean): string | null {
  return candidates.find(isRight) ?? null;
}

const DIGITS = [...'0123456789'];

/** ИНН of a legal entity of the region (two digits). */
export function legalInn(random: Random, region: string): string {
  for (;;) {
    const start = `${region}${String(random.int(1, 43)).padStart(2, '0')}${random.digits(5)}`;
    const inn = completed(
      DIGITS.map((digit) => start + digit),
      isInn,
    );
    if (inn !== null) return inn;
  }
}

/** ИНН of a person of the region. */
export function personInn(random: Random, region: string): string {
  for (;;) {
    const start = `${region}${String(random.int(1, 43)).padStart(2, '0')}${random.digits(6)}`;
    const inn = completed(
      DIGITS.flatMap((first) => DIGITS.map((second) => start + first + second)),
      isInn,
    );
    if (inn !== null) return inn;
  }
}

/** ОГРН given in the year, or ОГРНИП for a person. */
export function ogrn(
  random: Random,
  { region, year, person }: { region: string; year: number; person: boolean },
): string {
  const yy = String(year).slice(2);
  const start = person ? `3${yy}${region}${random.digits(9)}` : `1${yy}${region}${random.digits(7)}`;
  return (
    completed(
      DIGITS.map((digit) => start + digit),
      isOgrn,
    ) ?? ogrn(random, { region, year, person })
  );
}

export interface Bank {
  name: string;
  bic: string;
  correspondent: string;
}

/** Banks with their published БИК and correspondent accounts. */
export const BANKS: readonly Bank[] = [
  { name: 'Северо-Западный банк ПАО Сбербанк', bic: '044030653', correspondent: '30101810500000000653' },
  { name: 'ПАО Сбербанк', bic: '044525225', correspondent: '30101810400000000225' },
  { name: 'Банк ВТБ (ПАО)', bic: '044525187', correspondent: '30101810700000000187' },
  { name: 'АО «Альфа-Банк»', bic: '044525593', correspondent: '30101810200000000593' },
  { name: 'ПАО «Банк „Санкт-Петербург“»', bic: '044030790', correspondent: '30101810900000000790' },
].filter((bank) => isCorrespondentAccount(bank.correspondent, bank.bic));

const CURRENCY_DIGITS: Readonly<Record<string, string>> = { RUB: '810', USD: '840', EUR: '978', CNY: '156' };

/** A settlement account with the bank's key; a person's begins with 40802. */
export function settlementAccount(
  random: Random,
  bank: Bank,
  kind: { person: boolean; currency: string },
): string {
  const start = `${kind.person ? '40802' : '40702'}${CURRENCY_DIGITS[kind.currency] ?? '810'}`;
  const tail = random.digits(11);
  const account = completed(
    DIGITS.map((key) => start + key + tail),
    (text) => isSettlementAccount(text, bank.bic),
  );
  if (account === null) throw new RangeError(`No account key for ${bank.bic}`);
  return account;
}
