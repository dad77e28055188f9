import { sql } from 'kysely';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { counterpartyCreate, counterpartyUpdate } from 'shared/contract/counterparty/counterparty-input';
import { quoted } from 'shared/contract/quotation';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { FoundRecord, Importable, RowValues } from '../imports/importable.service';
import type { Db } from '../platform/database/database';
import { validate } from '../platform/http/validate';
import { create, update } from './counterparties.service';

/** Accounts, signatories and contacts are several of each, and have no place in one row. */
const FIELDS: FieldTable = Object.fromEntries(
  Object.entries(COUNTERPARTY_FIELDS).filter(([, field]) => field.kind !== 'lines'),
);

/** As 1С and the tables of accountants call them. */
const ALIASES = {
  Наименование: 'name_short',
  Контрагент: 'name_short',
  'Наименование полное': 'name_full',
  'Полное наименование': 'name_full',
  Адрес: 'legal_address',
  'E-mail': 'email',
  'Эл. почта': 'email',
  Комментарий: 'note',
};

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** Name and form apart, requisites as digits; a spreadsheet takes them for numbers and drops the zero they begin with. */
function repair(values: RowValues): RowValues {
  const repaired = { ...withParts(values) };
  for (const name of ['inn', 'kpp', 'ogrn']) {
    const text = textOf(values[name]);
    if (text !== null) repaired[name] = text.replace(/[\s\u00a0]/g, '');
  }
  const inn = textOf(repaired.inn);
  if (inn !== null && /^(\d{9}|\d{11})$/.test(inn)) repaired.inn = `0${inn}`;
  const kpp = textOf(repaired.kpp);
  if (kpp !== null && /^\d{8}$/.test(kpp)) repaired.kpp = `0${kpp}`;
  return repaired;
}

/** The kind of a company by its requisites; null when they leave it open. */
function typeBy({ inn, ogrn, legal_form }: RowValues): string | null {
  const digits = textOf(inn)?.length;
  if (digits === 10) return 'legal';
  const isEntrepreneur = textOf(ogrn)?.length === 15 || textOf(legal_form) === 'ИП';
  return digits === 12 && isEntrepreneur ? 'entrepreneur' : null;
}

const FORMS = 'ООО|АО|ПАО|ЗАО|ОАО|НАО|ИП|ФГУП|МУП|ГУП|АНО|ГБУ|МБУ|ФГБУ';
const WITH_FORM = new RegExp(`^(${FORMS})\\s+(?:«(.+)»|"(.+)"|(.+))$`);

/** The legal form and the name that «ООО "Ромашка"» of other programs is made of; null when it is a name alone. */
function partsOf(name: unknown): { legal_form: string; name_short: string } | null {
  const [, legal_form, ...names] = WITH_FORM.exec(typeof name === 'string' ? name.trim() : '') ?? [];
  const name_short = names.find((each) => each !== undefined);
  return legal_form === undefined || name_short === undefined ? null : { legal_form, name_short };
}

function withParts(values: RowValues): RowValues {
  const parts = partsOf(values.name_short);
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
      ? { ...values, name_short: name_full, ...partsOf(name_full) }
      : values;
  const type = named.type ?? typeBy(named);
  return {
    ...named,
    ...(name_full === undefined && name_short !== undefined && { name_full: fullName(named) }),
    ...(type !== null && { type }),
  };
}

/** Live records with the ИНН, and with the КПП when the row says one. */
async function find(db: Db, values: RowValues): Promise<FoundRecord[]> {
  const inn = textOf(values.inn);
  if (inn === null) return [];
  const kpp = textOf(values.kpp);
  const { rows } = await sql<FoundRecord>`
    select id, lock_version from counterparties
    where inn = ${inn} and (${kpp}::text is null or coalesce(kpp, '') = ${kpp}) and deleted_at is null
      and archived_at is null and is_own = ${values.is_own === true}
    order by id limit 2`.execute(db);
  return rows;
}

/** Partners and own organisations from a file: by the same rights, rules and journal as by hand. */
export const counterpartyImport: Importable = {
  resource: 'counterparties',
  title: 'Контрагенты',
  fields: FIELDS,
  rights: { create: 'counterparties.create', update: 'counterparties.update' },
  key: ['inn'],
  aliases: ALIASES,
  derived: ['type', 'name_full'],
  repair,
  complete,
  sameAs: (values) => {
    const inn = textOf(values.inn);
    return inn === null ? null : `${inn}/${textOf(values.kpp) ?? ''}/${String(values.is_own === true)}`;
  },
  find,
  create: (deps, step) =>
    create(deps, { ...step, input: validate(counterpartyCreate, step.input), key: null }),
  update: (deps, step) => update(deps, { ...step, input: validate(counterpartyUpdate, step.input) }),
};

/** Live counterparties a cell calls so: by ИНН or by name. */
export async function namedCounterparties(db: Db, text: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from counterparties
    where deleted_at is null and archived_at is null
      and (inn = ${text} or search_text(name_short) = search_text(${text})
        or search_text(name_full) = search_text(${text}))
    order by id limit 2`.execute(db);
  return rows.map(({ id }) => id);
}
