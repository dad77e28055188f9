import { isBic, isSettlementAccount } from 'shared/contract/counterparty/requisites';

import { digitsOf, type WrongNumber } from './requisite-numbers';
import { isBankLine, type Piece, type Pieces } from './requisite-pieces';

export interface FoundBank {
  account: string;
  bank_name: string;
  bic: string;
  correspondent_account: string;
  currency_code: string;
  iban?: string;
  swift?: string;
}

const CURRENCIES: Readonly<Record<string, string>> = { 840: 'USD', 978: 'EUR', 156: 'CNY' };

type Detail = 'bank_name' | 'bic' | 'correspondent_account' | 'swift';

const DETAILS = ['bank_name', 'bic', 'correspondent_account'] as const;
/** Of the treasury; no key of a bank holds for them. */
const isTreasury = (account: string) => /^(?:03|40102)/.test(account);

/** What stands behind the number of an account: «в ПАО Сбербанк г. Москва». */
function bankBehind(value: string): string {
  const behind =
    /^[^\d]*\d[\d .-]*\d[\s,;(]*(?:открыт[а-я]*\s+)?(?:в (?:рублях|долларах|евро|юанях)(?: РФ| США)?\s+)?(?:в\s+)?(\p{L}.*)$/u.exec(
      value.replace(IBAN, '00'),
    )?.[1] ?? '';
  return isBankLine(behind) || /ПАО|АО|ООО|филиал/u.test(behind) ? behind.replace(/[).]$/, '') : '';
}

/** Accounts in their order, each with the bank that stands around it: before it or behind it. */
class Accounts {
  readonly found: FoundBank[] = [];
  private pending: Partial<Record<Detail, string>> = {};

  open(account: string, more: Partial<FoundBank> = {}): void {
    if (this.found.some((one) => one.account === account)) return;
    const currency_code = CURRENCIES[account.slice(5, 8)] ?? 'RUB';
    const empty = { bank_name: '', bic: '', correspondent_account: '' };
    this.found.push({ ...empty, ...this.pending, account, currency_code, ...more });
    this.pending = {};
  }

  tell(detail: Detail, text: string): void {
    const last = this.found.at(-1);
    if (last !== undefined && (last[detail] ?? '') === '') last[detail] = text;
    else if (last?.[detail] !== text) this.pending[detail] ??= text;
  }

  /** An account of the same bank as its neighbour has its bank said once. */
  share(): FoundBank[] {
    const [first] = this.found;
    return this.found.map((one, at) => {
      const near = this.found[at + 1] ?? first;
      const isBare = DETAILS.every((detail) => one[detail] === '');
      return isBare && near !== undefined
        ? { ...near, account: one.account, currency_code: one.currency_code }
        : one;
    });
  }
}

/** The number of an account abroad, in four and four or in one run. */
const IBAN = /(?<![A-Z\d])[A-Z]{2}\d{2}(?: ?[A-Z\d]){11,30}(?![A-Z\d])/;
const SWIFT = /(?<![A-Z\d])[A-Z]{6}[A-Z\d]{2}(?:[A-Z\d]{3})?(?![A-Z\d])/;

const CURRENCY = /(?<![A-Z])(?:RUB|USD|EUR|CNY|BYN|KZT|AED|TRY|INR|AMD|KGS|UZS|GBP|CHF)(?![A-Z])/;

const unsure = (account: string, reason: string): WrongNumber => ({ label: 'Счёт', said: account, reason });

/** The code of a bank as it stands under its label: of a Russian one, or of one abroad. */
function takeCode(value: string, accounts: Accounts): WrongNumber | null {
  const swift = SWIFT.exec(value)?.[0];
  const bic = digitsOf(value, [9]);
  if (isBic(bic)) accounts.tell('bic', bic);
  else if (swift !== undefined) accounts.tell('swift', swift);
  else if (bic !== '') return { label: 'БИК', said: bic, reason: 'такого БИК не бывает' };
  return null;
}

/** An account abroad says its currency by a word; where none stands, the reader is to look. */
function openAbroad(number: { account: string; iban?: string }, value: string, accounts: Accounts) {
  const { account } = number;
  const said = CURRENCY.exec(value)?.[0];
  accounts.open(account, { ...number, currency_code: said ?? 'RUB' });
  return said === undefined ? unsure(account, 'валюта не названа, укажите её') : null;
}

/** The number under the label of an account; one abroad has any length. */
function takeAccount({ key, value }: Piece, accounts: Accounts, isAbroad: boolean): WrongNumber | null {
  const iban = IBAN.exec(value)?.[0].replaceAll(' ', '');
  const number = digitsOf(value, [20]);
  const bank = bankBehind(value);
  let doubt: WrongNumber | null = null;
  if (iban !== undefined) doubt = openAbroad({ account: iban, iban }, value, accounts);
  else if (number === '') return null;
  else if (number.length !== 20 && isAbroad) doubt = openAbroad({ account: number }, value, accounts);
  else if (number.length !== 20) return unsure(number, `цифр ${String(number.length)}, а должно быть 20`);
  else if (key === 'correspondent' || number.startsWith('301'))
    accounts.tell('correspondent_account', number);
  else accounts.open(number);
  if (bank !== '') accounts.tell('bank_name', bank);
  return doubt;
}

/** The bank accounts of the text, and the numbers of them that cannot be. */
export function banksOf(
  { pieces, free }: Pieces,
  isAbroad = false,
): { banks: FoundBank[]; wrong: WrongNumber[] } {
  const accounts = new Accounts();
  const faults = pieces.map((piece) => {
    const { key, value } = piece;
    if (key === 'bank' && value !== '') accounts.tell('bank_name', value);
    if (key === 'bic' || key === 'swift') return takeCode(value, accounts);
    if (key !== 'account' && key !== 'correspondent' && key !== 'iban') return null;
    return takeAccount(piece, accounts, isAbroad);
  });
  const banks = accounts.share();
  const [only] = banks;
  // The treasury names itself beside the bank it keeps its money in.
  if (only?.bank_name === '') {
    only.bank_name = free.find((line) => /банк/iu.test(line)) ?? free.find(isBankLine) ?? '';
  }
  const unkeyed = banks.filter(
    ({ account, bic, iban }) =>
      bic !== '' && iban === undefined && !isTreasury(account) && !isSettlementAccount(account, bic),
  );
  return {
    banks,
    wrong: [
      ...faults.filter((fault) => fault !== null),
      ...unkeyed.map(({ account }) => unsure(account, 'не сходится с БИК, сверьте цифры')),
    ],
  };
}
