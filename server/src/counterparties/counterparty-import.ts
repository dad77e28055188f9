import { sql } from 'kysely';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { counterpartyFaults } from 'shared/contract/counterparty/counterparty-faults';
import { counterpartyCreate, counterpartyUpdate } from 'shared/contract/counterparty/counterparty-input';
import { COUNTERPARTY_TYPES } from 'shared/contract/counterparty/counterparty-status';
import { quoted } from 'shared/contract/quotation';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { FoundRecord, RecordRows, RowValues } from '../imports/importable.service';
import type { Condition } from '../lists/list-resource';
import { searchText } from '../lists/list-search';
import type { Db } from '../platform/database/database';
import type { FieldErrors } from '../platform/http/errors';
import { validate } from '../platform/http/validate';
import { create, update } from './counterparties.service';
import { partsOfName, repairedRequisites, typeOfForm } from './counterparty-words';

/** Accounts, signatories and contacts are several of each, and have no place in one row. */
const FIELDS: FieldTable = Object.fromEntries(
  Object.entries(COUNTERPARTY_FIELDS).filter(([, field]) => field.kind !== 'lines'),
);

/** As 1С, the tables of accountants and the extract of ЕГРЮЛ call them. */
const ALIASES = {
  Наименование: 'name_short',
  Контрагент: 'name_short',
  'Краткое наименование': 'name_short',
  'Сокращённое наименование': 'name_short',
  'Наименование полное': 'name_full',
  'Полное наименование': 'name_full',
  'ИНН/КПП': 'inn',
  Адрес: 'legal_address',
  'E-mail': 'email',
  'Эл. почта': 'email',
  Комментарий: 'note',
};

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Written into a cell by whoever has nothing to write. */
const NOTHING = /^(?:[-–—]+|нет|отсутствует|не указано?)$/iu;
const REACH = ['phone', 'email', 'website'];

function isNothing([name, value]: [string, unknown]): boolean {
  return REACH.includes(name) && typeof value === 'string' && NOTHING.test(value.trim());
}

/** Name and form apart, requisites as digits, a country by its code, and «нет» said of a phone as an empty cell. */
function repair(values: RowValues): RowValues {
  const said = Object.fromEntries(Object.entries(values).filter((cell) => !isNothing(cell)));
  const country = textOf(said.country_code)?.trim().toUpperCase();
  return {
    ...withParts(said),
    ...repairedRequisites(said),
    ...(country !== undefined && { country_code: country }),
  };
}

/**
 * The kind of a company by its requisites, else by its form: of a mistyped ИНН the row is to hear, not of a type no
 * column names. Null when both leave it open.
 */
function typeBy({ inn, ogrn, legal_form }: RowValues): string | null {
  const digits = textOf(inn)?.length;
  if (digits === 10) return 'legal';
  if (digits === 12 && textOf(ogrn)?.length === 15) return 'entrepreneur';
  return typeOfForm(legal_form);
}

function withParts(values: RowValues): RowValues {
  const parts = partsOfName(values.name_short);
  const isOther = values.legal_form !== undefined && values.legal_form !== parts?.legal_form;
  return parts === null || isOther ? values : { ...values, ...parts };
}

function fullName({ legal_form, name_short }: RowValues): unknown {
  if (typeof legal_form !== 'string' || typeof name_short !== 'string') return name_short;
  return `${legal_form} ${legal_form === 'ИП' ? name_short : quoted(name_short)}`;
}

/** A new record has both names and a type: what the row leaves out follows from the rest. */
function complete(values: RowValues): RowValues {
  const { name_full, name_short } = values;
  const named =
    name_short === undefined && name_full !== undefined
      ? { ...values, name_short: name_full, ...partsOfName(name_full) }
      : values;
  const type = named.type ?? typeBy(named);
  return {
    ...named,
    ...(name_full === undefined && name_short !== undefined && { name_full: fullName(named) }),
    ...(type !== null && { type }),
  };
}

/** What the rules of requisites would refuse, as far as the row says it. */
function faults(values: RowValues): FieldErrors {
  const { type, ...said } = complete(values);
  const judged = {
    inn: textOf(said.inn),
    kpp: textOf(said.kpp),
    ogrn: textOf(said.ogrn),
    country_code: textOf(said.country_code),
    phone: textOf(said.phone),
    email: textOf(said.email),
    website: textOf(said.website),
  };
  const rest = { registration_date: null, bank_accounts: [], signatories: [], contacts: [] };
  const known = COUNTERPARTY_TYPES.find((each) => each === type) ?? null;
  const found = counterpartyFaults({ type: known, ...judged, ...rest }, '');
  return Object.fromEntries(Object.entries(found).map(([name, fault]) => [name, [fault]]));
}

const nameIn = ({ name_short, name_full }: RowValues) => textOf(name_short) ?? textOf(name_full);

/** What tells a record of another one: its ИНН, or what a foreigner has instead, or its name. */
function told(values: RowValues): Condition {
  const inn = textOf(values.inn);
  const kpp = textOf(values.kpp);
  if (inn !== null) return sql`inn = ${inn} and (${kpp}::text is null or coalesce(kpp, '') = ${kpp})`;
  const tax = textOf(values.tax_number);
  const name = nameIn(values);
  const type = textOf(values.type);
  const country = textOf(values.country_code);
  return sql`(${type}::text is null or type = ${type})
    and (${country}::text is null or coalesce(country_code, ${country}) = ${country})
    and (tax_number = ${tax} or ((${tax}::text is null or tax_number is null)
      and search_text(${name}) in (search_text(name_short), search_text(name_full))))`;
}

/** Live records the row is about. */
async function find(db: Db, values: RowValues): Promise<FoundRecord[]> {
  const tax = textOf(values.tax_number);
  const { rows } = await sql<FoundRecord & { is_sure: boolean | null }>`
    select id, lock_version, tax_number = ${tax} as is_sure from counterparties
    where ${told(values)} and deleted_at is null and archived_at is null and is_own = ${values.is_own === true}
    order by is_sure desc nulls last, id limit 2`.execute(db);
  const sure = rows.filter(({ is_sure: isSure }) => isSure === true);
  return (sure.length > 0 ? sure : rows).map(({ id, lock_version }) => ({ id, lock_version }));
}

/** The same of two rows of a file. */
function sameAs(values: RowValues): string | null {
  const inn = textOf(values.inn);
  const tax = textOf(values.tax_number);
  const [name, own] = [nameIn(values), String(values.is_own === true)];
  if (inn !== null) return `${inn}/${textOf(values.kpp) ?? ''}/${own}`;
  if (tax !== null) return `tax:${textOf(values.country_code) ?? ''}/${tax}/${own}`;
  return name === null ? null : `name:${searchText(name)}/${textOf(values.type) ?? ''}/${own}`;
}

/** Partners and own organisations from a file: by the same rights, rules and journal as by hand. */
export const counterpartyImport: RecordRows = {
  resource: 'counterparties',
  title: 'Контрагенты',
  fields: FIELDS,
  rights: { create: 'counterparties.create', update: 'counterparties.update' },
  key: ['inn', 'tax_number', 'name_short', 'name_full'],
  aliases: ALIASES,
  derived: ['type', 'name_full'],
  repair,
  faults,
  complete,
  sameAs,
  find,
  create: (deps, step) =>
    create(deps, { ...step, input: validate(counterpartyCreate, step.input), key: null }),
  update: (deps, step) => update(deps, { ...step, input: validate(counterpartyUpdate, step.input) }),
};
