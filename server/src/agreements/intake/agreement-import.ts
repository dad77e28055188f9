import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { agreementCreate, agreementUpdate } from 'shared/contract/agreement/agreement-input';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { RecordRows, RowValues } from '../../imports/importable.service';
import { validate } from '../../platform/http/validate';
import { update } from '../agreements.service';
import { create } from '../change/agreement-creation.service';
import { findForRow, findStatus, wantedIn } from './agreement-intake.repository';
import { requireDraft, requireSameStatus } from './agreement-intake.policy';

const { organization: ORGANIZATION, ...OTHERS } = AGREEMENT_FIELDS;

/** Signatories come with the parties; the flag follows the rule of the term, and the sum of lines is the lines' own. */
const LEFT_OUT = new Set(['our_signatory', 'their_signatory', 'is_indefinite', 'amount_is_manual']);

const alone = { group: 'service', section: null } as const;

/** Lines and further parties are several of each, and have no place in one row. */
const FIELDS: FieldTable = {
  organization: { ...ORGANIZATION, offered: { 'filter[is_own]': 'true' } },
  ...Object.fromEntries(
    Object.entries(OTHERS).filter(([name, field]) => field.kind !== 'lines' && !LEFT_OUT.has(name)),
  ),
  counterparty_kpp: { label: 'КПП контрагента', kind: 'text', max: 9, ...alone },
  internal_number: { label: 'Внутренний номер', kind: 'text', max: 64, ...alone },
  status: { label: 'Статус', kind: 'choice', labels: AGREEMENT_STATUS_LABELS, default: null, ...alone },
};

/** As 1С and the registers of lawyers call them. */
const ALIASES = {
  'Номер договора': 'number',
  'Рег. номер': 'internal_number',
  'Регистрационный номер': 'internal_number',
  'Дата договора': 'agreement_date',
  'Дата заключения': 'agreement_date',
  Наименование: 'title',
  Договор: 'title',
  Предмет: 'subject',
  'Вид договора': 'agreement_type_id',
  'Своя организация': 'organization_id',
  'ИНН контрагента': 'counterparty_id',
  КПП: 'counterparty_kpp',
  'Сумма договора': 'amount',
  'Дата начала': 'start_date',
  'Действует с': 'start_date',
  'Дата окончания': 'end_date',
  'Действует по': 'end_date',
  Окончание: 'end_date',
  'Срок договора': 'validity_rule',
  Менеджер: 'responsible_id',
  'Ответственный менеджер': 'responsible_id',
};

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

/** The two ways of saying that there is no end agree. */
function repair(values: RowValues): RowValues {
  const { validity_rule } = values;
  return validity_rule === undefined ? values : { ...values, is_indefinite: validity_rule === 'indefinite' };
}

function sameAs({ internal_number, number, organization_id, agreement_date }: RowValues): string | null {
  const own = textOf(internal_number);
  if (own !== null) return `internal:${own.toLowerCase()}`;
  const given = textOf(number);
  if (given === null) return null;
  const year = textOf(agreement_date)?.slice(0, 4) ?? '';
  const organization = typeof organization_id === 'number' ? String(organization_id) : '';
  return `number:${given.toLowerCase()}:${organization}:${year}`;
}

/** What a row says of the record itself, without what it is only found by. */
function contentOf({ internal_number: _, status: __, ...content }: RowValues): RowValues {
  return content;
}

/** Drafts of agreements from a file, and changes of those that are here: by the same rights, rules and journal as by hand. */
export const agreementImport: RecordRows = {
  resource: 'agreements',
  title: 'Договоры',
  note: 'Новые договоры появятся черновиками.',
  fields: FIELDS,
  rights: { create: 'agreements.create', update: 'agreements.edit' },
  key: ['number', 'internal_number'],
  aliases: ALIASES,
  derived: ['responsible_id'],
  beside: { counterparty_kpp: 'counterparty_id' },
  repair,
  complete: (values, actor) => ({ responsible_id: actor.id, ...values }),
  sameAs,
  // Whoever makes an agreement by hand waits for the number of a portion.
  portion: 1,
  find: (db, values, actor) => findForRow(db, actor, wantedIn(values)),
  create: (deps, { input, ...step }) => {
    requireDraft(input);
    return create(deps, { ...step, input: validate(agreementCreate, contentOf(input)), key: null });
  },
  update: async (deps, { input, ...step }) => {
    requireSameStatus(await findStatus(deps.db, step.id), input.status);
    return update(deps, { ...step, input: validate(agreementUpdate, contentOf(input)) });
  },
};
