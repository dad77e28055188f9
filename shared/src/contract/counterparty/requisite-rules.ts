import type { CounterpartyType } from './counterparty-status';
import { REQUIRED_FIELD } from '../record/required-field';
import {
  isBic,
  isCorrespondentAccount,
  isIban,
  isInn,
  isKpp,
  isOgrn,
  isSettlementAccount,
  isSwift,
} from './requisites';

/** Of a counterparty, what the rules of requisites look at. */
export interface Requisites {
  type: CounterpartyType | null;
  inn: string | null;
  kpp: string | null;
  ogrn: string | null;
}

/** Of a bank account, what its keys are made of. */
export interface AccountRequisites {
  account: string;
  bic: string | null;
  correspondent_account: string | null;
  currency_code: string;
  iban: string | null;
  swift: string | null;
}

export interface AccountWarning {
  field: 'account' | 'correspondent_account' | 'iban' | 'swift';
  message: string;
}

const isCorporate = (type: CounterpartyType | null) => type === 'legal' || type === 'branch';
const mayLackInn = (type: CounterpartyType | null) => type === 'foreign' || type === 'individual';

/** Why there can be no such ИНН for a counterparty of this type; null when there can. */
export function innFault({ type, inn }: Requisites): string | null {
  if (inn === null) return mayLackInn(type) ? null : REQUIRED_FIELD;
  const digits = isCorporate(type) ? 10 : 12;
  if (type !== 'foreign' && type !== null && inn.length !== digits) {
    return `ИНН состоит из ${String(digits)} цифр`;
  }
  return isInn(inn) ? null : 'Такого ИНН не бывает: проверьте цифры';
}

/** Why the КПП does not fit a counterparty of this type; null when it does. */
export function kppFault({ type, kpp }: Requisites): string | null {
  if (kpp === null) return isCorporate(type) ? REQUIRED_FIELD : null;
  if (!isCorporate(type) && type !== 'foreign' && type !== null) return 'КПП есть только у организаций';
  return isKpp(kpp) ? null : 'КПП состоит из 9 знаков, например 770101001';
}

/** Why there can be no such ОГРН or ОГРНИП for a counterparty of this type; null when there can. */
export function ogrnFault({ type, ogrn }: Requisites): string | null {
  if (ogrn === null) return null;
  const digits = isCorporate(type) ? 13 : 15;
  const name = isCorporate(type) || type === 'foreign' ? 'ОГРН' : 'ОГРНИП';
  if (type !== 'foreign' && type !== null && ogrn.length !== digits) {
    return `${name} состоит из ${String(digits)} цифр`;
  }
  return isOgrn(ogrn) ? null : `Такого ${name} не бывает: проверьте цифры`;
}

/** Why there can be no such БИК; null when there can. */
function bicFault(bic: string | null): string | null {
  return bic === null || isBic(bic) ? null : 'БИК состоит из 9 цифр и начинается с нуля';
}

interface AccountFault {
  field: 'account' | 'bic' | 'correspondent_account';
  message: string;
}

function numberFault(name: string, number: string | null, isRussian: boolean): string | null {
  if (isRussian) return /^\d{20}$/.test(number ?? '') ? null : `${name} состоит из 20 цифр`;
  return number === null || /^(?=.*\d)[\dA-Z ./-]+$/i.test(number)
    ? null
    : `${name} состоит из цифр и латинских букв`;
}

/** What of an account cannot be: under a БИК numbers have twenty digits, elsewhere each bank writes them its own way. */
export function accountFaults(
  line: Record<'account' | 'bic' | 'correspondent_account', string | null>,
): AccountFault[] {
  const { account, bic, correspondent_account: correspondent } = line;
  const isRussian = bic !== null;
  const faults = {
    bic: bicFault(bic),
    account: numberFault('Счёт', account, isRussian),
    correspondent_account:
      correspondent === null ? null : numberFault('Корреспондентский счёт', correspondent, isRussian),
  };
  return Object.entries(faults).flatMap(([field, message]) =>
    message === null ? [] : [{ field: field as AccountFault['field'], message }],
  );
}

/** Accounts of the treasury and of settlement centres follow other rules or none. */
const isTreasury = ({ account, correspondent_account: correspondent }: AccountRequisites) =>
  account.startsWith('03') || (correspondent?.startsWith('40102') ?? false);

function warningsAtHome(line: AccountRequisites): AccountWarning[] {
  const { account, bic, correspondent_account: correspondent } = line;
  if (bic === null || !isBic(bic) || isTreasury(line)) return [];
  const found: AccountWarning[] = [];
  if (!isSettlementAccount(account, bic)) {
    found.push({ field: 'account', message: 'Ключ счёта не подходит к БИК: проверьте цифры' });
  }
  if (correspondent !== null && !isCorrespondentAccount(correspondent, bic)) {
    found.push({ field: 'correspondent_account', message: 'Корреспондентский счёт не подходит к БИК' });
  }
  return found;
}

const plain = (text: string) => text.replace(/\s/g, '').toUpperCase();

function warningsAbroad({ iban, swift }: AccountRequisites): AccountWarning[] {
  const found: AccountWarning[] = [];
  if (swift !== null && !isSwift(plain(swift))) {
    found.push({ field: 'swift', message: 'В SWIFT 8 или 11 знаков, например DEUTDEFF' });
  }
  if (iban !== null && !isIban(plain(iban))) {
    found.push({ field: 'iban', message: 'IBAN не сходится: проверьте знаки' });
  }
  return found;
}

/** What looks like a slip of the pen in an account: a warning, since not every bank follows the key. */
export function accountWarnings(line: AccountRequisites): AccountWarning[] {
  return [...warningsAtHome(line), ...warningsAbroad(line)];
}
