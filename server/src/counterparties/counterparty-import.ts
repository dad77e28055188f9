import { sql } from 'kysely';
import { COUNTERPARTY_FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { counterpartyCreate, counterpartyUpdate } from 'shared/contract/counterparty/counterparty-input';
import { quoted } from 'shared/contract/quotation';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { FoundRecord, RecordRows, RowValues } from '../imports/importable.service';
import type { Db } from '../platform/database/database';
import { validate } from '../platform/http/validate';
import { create, update } from './counterparties.service';
import { partsOfName, repairedRequisites } from './counterparty-words';

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

/** Name and form apart, requisites as digits. */
function repair(values: RowValues): RowValues {
  return { ...withParts(values), ...repairedRequisites(values) };
}

/** The kind of a company by its requisites; null when they leave it open. */
function typeBy({ inn, ogrn, legal_form }: RowValues): string | null {
  const digits = textOf(inn)?.length;
  if (digits === 10) return 'legal';
  const isEntrepreneur = textOf(ogrn)?.length === 15 || textOf(legal_form) === 'ИП';
  return digits === 12 && isEntrepreneur ? 'entrepreneur' : null;
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
export const counterpartyImport: RecordRows = {
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
