import type { counterpartyFields } from 'shared/contract/counterparty-input';
import { REQUIRED_FIELD } from 'shared/contract/field';
import { isBic, isCorrespondentAccount, isInn, isKpp, isOgrn } from 'shared/contract/requisites';
import type { z } from 'zod';
import type { FieldErrors } from '../platform/http/errors';

export type CounterpartyValues = z.output<typeof counterpartyFields>;

const CORPORATE: readonly string[] = ['legal', 'branch'];
const WITHOUT_INN: readonly string[] = ['foreign', 'individual'];

function innFault({ type, inn }: CounterpartyValues): string | null {
  if (inn === null) return WITHOUT_INN.includes(type) ? null : REQUIRED_FIELD;
  if (type === 'foreign') return isInn(inn) ? null : 'Такого ИНН не бывает';
  const digits = CORPORATE.includes(type) ? 10 : 12;
  if (inn.length !== digits) return `ИНН состоит из ${String(digits)} цифр`;
  return isInn(inn) ? null : 'Такого ИНН не бывает: проверьте цифры';
}

function kppFault({ type, kpp }: CounterpartyValues): string | null {
  if (kpp === null) return CORPORATE.includes(type) ? REQUIRED_FIELD : null;
  return isKpp(kpp) ? null : 'КПП состоит из 9 знаков, например 770101001';
}

function ogrnFault({ type, ogrn }: CounterpartyValues): string | null {
  if (ogrn === null) return null;
  const digits = CORPORATE.includes(type) ? 13 : 15;
  if (type !== 'foreign' && ogrn.length !== digits) return `ОГРН состоит из ${String(digits)} цифр`;
  return isOgrn(ogrn) ? null : 'Такого ОГРН не бывает: проверьте цифры';
}

/**
 * Rules of requisites, as field → sentences; empty when all are kept. The key of a settlement account is no rule:
 * accounts of the treasury follow another one.
 */
export function faultsOf(values: CounterpartyValues): FieldErrors {
  const errors: FieldErrors = {};
  const report = (field: string, fault: string | null) => {
    if (fault !== null) errors[field] = [fault];
  };
  report('inn', innFault(values));
  report('kpp', kppFault(values));
  report('ogrn', ogrnFault(values));
  if (values.email !== null && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(values.email)) {
    report('email', 'Укажите адрес вида name@company.ru');
  }
  for (const [at, account] of values.bank_accounts.entries()) {
    const path = `bank_accounts.${String(at)}`;
    const { bic, correspondent_account: correspondent } = account;
    if (bic !== null && !isBic(bic)) report(`${path}.bic`, 'БИК состоит из 9 цифр и начинается с нуля');
    if (bic !== null && !/^\d{20}$/.test(account.account))
      report(`${path}.account`, 'Счёт состоит из 20 цифр');
    const isTreasury = correspondent?.startsWith('40102') ?? false;
    if (
      bic !== null &&
      correspondent !== null &&
      !isTreasury &&
      !isCorrespondentAccount(correspondent, bic)
    ) {
      report(`${path}.correspondent_account`, 'Корреспондентский счёт не подходит к БИК');
    }
  }
  const primary = values.bank_accounts
    .filter((account) => account.is_primary)
    .map((account) => account.currency_code);
  if (new Set(primary).size < primary.length) report('bank_accounts', 'Основной счёт в каждой валюте один');
  return errors;
}
