import { type RawBuilder, sql } from 'kysely';
import type {
  AccountReference,
  CounterpartyReference,
  SignatoryReference,
  UserReference,
} from 'shared/contract/list/reference';

/** The ground a person signs on, as a contract names it; over `signatories` under the alias. */
export function basisText(alias: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string>`(
    case ${column('basis_type')}
      when 'charter' then 'Устав' when 'order' then 'Приказ'
      when 'certificate' then 'Свидетельство' else 'Доверенность' end
    || coalesce(' №\u00a0' || ${column('basis_number')}, '')
    || coalesce(' от ' || to_char(${column('basis_date')}, 'DD.MM.YYYY'), ''))`;
}

/** The day from which the ground gives the power; null where it has no beginning of its own. */
export function powerBegins(alias: string): RawBuilder<string | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string | null>`
    case when ${column('basis_type')} in ('power_of_attorney', 'order') then ${column('basis_date')} end`;
}

/** A signatory as the wire names one, or null when the outer join found none. */
export function signatoryJson(alias: string): RawBuilder<SignatoryReference | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<SignatoryReference | null>`
    case when ${column('id')} is not null then json_build_object(
      'id', ${column('id')}, 'full_name', ${column('full_name')}, 'job_title', ${column('job_title')},
      'basis', ${basisText(alias)}, 'basis_valid_from',
      ${powerBegins(alias)},
      'basis_valid_until', ${column('basis_valid_until')}, 'amount_limit', ${column('amount_limit')}::text
    ) end`;
}

/** What an account is called in the journal, in lists and in the terms of an agreement; over `bank_accounts` under the alias. */
export function accountName(alias: string): RawBuilder<string> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<string>`(${column('account')} || ', ' || ${column('bank_name')} || coalesce(', БИК ' || ${column('bic')}, ''))`;
}

/** A bank account as the wire names one, or null when the outer join found none. */
export function accountJson(alias: string): RawBuilder<AccountReference | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<AccountReference | null>`
    case when ${column('id')} is not null then json_build_object(
      'id', ${column('id')}, 'name', ${accountName(alias)}, 'counterparty_id', ${column('counterparty_id')},
      'account', ${column('account')}, 'bank_name', ${column('bank_name')}, 'bic', ${column('bic')},
      'currency_code', ${column('currency_code')}, 'valid_to', ${column('valid_to')}
    ) end`;
}

/** A counterparty as the wire names one. */
export function counterpartyJson(alias: string): RawBuilder<CounterpartyReference> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<CounterpartyReference>`json_build_object(
    'id', ${column('id')}, 'name_short', ${column('name_short')}, 'legal_form', ${column('legal_form')},
    'inn', ${column('inn')}, 'kpp', ${column('kpp')})`;
}

/** The name of a counterparty in a text, the same as `counterpartyName` writes; over `counterparties` under the alias. */
export function counterpartyText(alias: string): RawBuilder<string> {
  const [form, name] = [sql.ref(`${alias}.legal_form`), sql.ref(`${alias}.name_short`)];
  return sql<string>`(
    case when ${form} is null then ${name}
      when lower(${form}) in ('ип', 'самозанятый') then ${form} || '\u00a0' || ${name}
      else ${form} || '\u00a0«' || ${name} || '»' end)`;
}

/** The same of the counterparty with the number; of one who is not in the book, the name that was written. */
export function counterpartyTextOf(
  id: RawBuilder<number | null>,
  written: RawBuilder<string>,
): RawBuilder<string> {
  return sql<string>`coalesce((select ${counterpartyText('whole')} from counterparties whole where whole.id = ${id}), ${written})`;
}

/** An employee as the wire names one, or null when the outer join found none; over `users` and their `departments`. */
export function employeeJson(user: string, department: string): RawBuilder<UserReference | null> {
  return sql<UserReference | null>`
    case when ${sql.ref(`${user}.id`)} is not null then json_build_object(
      'id', ${sql.ref(`${user}.id`)}, 'full_name', ${sql.ref(`${user}.full_name`)},
      'department_name', ${sql.ref(`${department}.name`)}) end`;
}

/** A rate of VAT as the wire names one, or null when the outer join found none; over `vat_rates` under the alias. */
export function rateJson(alias: string): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql`
    case when ${column('id')} is not null then json_build_object(
      'id', ${column('id')}, 'name', ${column('name')}, 'percent', ${column('percent')}::text) end`;
}
