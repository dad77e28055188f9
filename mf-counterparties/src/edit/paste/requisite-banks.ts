import { isBic, isSettlementAccount } from 'shared/contract/counterparty/requisites';

import { digitsOf, type WrongNumber } from './requisite-numbers';
import { isBankLine, type Pieces } from './requisite-pieces';

export interface FoundBank {
  account: string;
  bank_name: string;
  bic: string;
  correspondent_account: string;
  currency_code: string;
}

const CURRENCIES: Readonly<Record<string, string>> = { 840: 'USD', 978: 'EUR', 156: 'CNY' };

type Detail = 'bank_name' | 'bic' | 'correspondent_account';

const DETAILS = ['bank_name', 'bic', 'correspondent_account'] as const;

/** What stands behind the number of an account: «в ПАО Сбербанк г. Москва». */
function bankBehind(value: string): string {
  const behind = /^[^\d]*\d[\d .-]*\d[\s,;(]*(?:открыт[а-я]*\s+)?(?:в\s+)?(\p{L}.*)$/u.exec(value)?.[1] ?? '';
  return isBankLine(behind) || /ПАО|АО|ООО|филиал/u.test(behind) ? behind.replace(/\)$/, '') : '';
}

/** Accounts in their order, each with the bank that stands around it: before it or behind it. */
class Accounts {
  readonly found: FoundBank[] = [];
  private pending: Partial<Record<Detail, string>> = {};

  open(account: string): void {
    const currency_code = CURRENCIES[account.slice(5, 8)] ?? 'RUB';
    const empty = { bank_name: '', bic: '', correspondent_account: '' };
    this.found.push({ ...empty, ...this.pending, account, currency_code });
    this.pending = {};
  }

  tell(detail: Detail, text: string): void {
    const last = this.found.at(-1);
    if (last?.[detail] === '') last[detail] = text;
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

/** The bank accounts of the text, and the numbers of them that cannot be. */
export function banksOf({ pieces, free }: Pieces): { banks: FoundBank[]; wrong: WrongNumber[] } {
  const accounts = new Accounts();
  const wrong: WrongNumber[] = [];
  for (const { key, value } of pieces) {
    if (key === 'bank' && value !== '') accounts.tell('bank_name', value);
    if (key === 'bic') {
      const bic = digitsOf(value, [9]);
      if (isBic(bic)) accounts.tell('bic', bic);
      else if (bic !== '') wrong.push({ label: 'БИК', said: bic, reason: 'такого БИК не бывает' });
    }
    if (key !== 'account' && key !== 'correspondent') continue;
    const number = digitsOf(value, [20]);
    if (number === '') continue;
    if (number.length !== 20) {
      const reason = `цифр ${String(number.length)}, а должно быть 20`;
      wrong.push({ label: 'Счёт', said: number, reason });
    } else if (key === 'correspondent' || number.startsWith('301'))
      accounts.tell('correspondent_account', number);
    else if (!accounts.found.some(({ account }) => account === number)) accounts.open(number);
    const bank = bankBehind(value);
    if (bank !== '') accounts.tell('bank_name', bank);
  }
  const banks = accounts.share();
  const [only] = banks;
  if (only?.bank_name === '') only.bank_name = free.find(isBankLine) ?? '';
  for (const { account, bic } of banks) {
    if (bic === '' || isSettlementAccount(account, bic)) continue;
    wrong.push({ label: 'Счёт', said: account, reason: 'не сходится с БИК, сверьте цифры' });
  }
  return { banks, wrong };
}
