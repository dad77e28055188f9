import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { agreementCreate, agreementUpdate } from 'shared/contract/agreement/agreement-input';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { RecordRows, RowValues } from '../../imports/importable.service';
import { validate } from '../../platform/http/validate';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { requireRecord } from '../../records/record-change.service';
import { agreementSource } from '../agreement-source';
import { valuesOf } from '../agreement-values';
import { update } from '../agreements.service';
import { create } from '../change/agreement-creation.service';
import { findForRow, findShown, wantedIn } from './agreement-intake.repository';
import { partsOf } from './agreement-parts.service';
import { requireDraft, requireSameStatus, withoutShown } from './agreement-intake.policy';

const { organization: ORGANIZATION, ...OTHERS } = AGREEMENT_FIELDS;

/** Signatories and the account are told by columns of their own; the sum of lines is theirs. */
const LEFT_OUT = new Set(['our_signatory', 'their_signatory', 'bank_account', 'amount_is_manual']);

const alone = { group: 'service', section: null } as const;

/** Lines are several, and come by a file of their own. */
const FIELDS: FieldTable = {
  organization: { ...ORGANIZATION, offered: { 'filter[is_own]': 'true' } },
  ...Object.fromEntries(
    Object.entries(OTHERS).filter(([name, field]) => field.kind !== 'lines' && !LEFT_OUT.has(name)),
  ),
  counterparty_kpp: { label: 'КПП контрагента', kind: 'text', max: 9, ...alone },
  internal_number: { label: 'Внутренний номер', kind: 'text', max: 64, ...alone },
  our_signatory_name: { label: 'Подписывает от нас', kind: 'text', max: 255, ...alone },
  their_signatory_name: { label: 'Подписывает от контрагента', kind: 'text', max: 255, ...alone },
  bank_account_number: { label: AGREEMENT_FIELDS.bank_account.label, kind: 'text', max: 34, ...alone },
  third_parties: { label: 'Другие стороны', kind: 'long_text', max: 4000, ...alone },
  third_role: { label: 'Роль другой стороны', kind: 'text', max: 100, ...alone },
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
  'Подписант организации': 'our_signatory_name',
  'Наш подписант': 'our_signatory_name',
  'Подписант контрагента': 'their_signatory_name',
  'Расчётный счёт': 'bank_account_number',
  'Номер счёта': 'bank_account_number',
  'Третья сторона': 'third_parties',
  'Третьи стороны': 'third_parties',
  'Роль третьей стороны': 'third_role',
  Менеджер: 'responsible_id',
  'Ответственный менеджер': 'responsible_id',
};

const textOf = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);

function sameAs({ internal_number, number, organization_id, agreement_date }: RowValues): string | null {
  const own = textOf(internal_number);
  if (own !== null) return `internal:${own.toLowerCase()}`;
  const given = textOf(number);
  if (given === null) return null;
  const year = textOf(agreement_date)?.slice(0, 4) ?? '';
  const organization = typeof organization_id === 'number' ? String(organization_id) : '';
  return `number:${given.toLowerCase()}:${organization}:${year}`;
}

/** Whatever the organisation and the year: of one that says less any agreement of the number may be meant. */
const namesIn = ({ internal_number, number }: RowValues) =>
  [textOf(internal_number), textOf(number)].flatMap((name) =>
    name === null ? [] : [name.toLowerCase().replaceAll('ё', 'е')],
  );

/** What a row says of the record itself, without what it is only found by. */
function contentOf({ internal_number: _, status: __, ...content }: RowValues): RowValues {
  return content;
}

const NO_SIDES = { organization_id: null, counterparty_id: null, parties: [] };

const PARTS = ['our_signatory_name', 'their_signatory_name', 'bank_account_number', 'third_parties'];

const namesParts = (input: RowValues) => PARTS.some((name) => input[name] !== undefined);

async function sidesOf({ db }: Deps, { actor, id }: { actor: Actor; id: number }, input: RowValues) {
  const present = valuesOf(await requireRecord(agreementSource, db, { viewer: actor, id }));
  return {
    organization_id: input.organization_id ?? present.organization_id,
    counterparty_id: input.counterparty_id ?? present.counterparty_id,
    parties: present.parties,
  };
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
  complete: (values, actor) => ({ responsible_id: actor.id, ...values }),
  sameAs,
  // Whoever makes an agreement by hand waits for the numbers of a portion.
  portion: 1,
  together: { most: 5, names: namesIn },
  find: (db, values, actor) => findForRow(db, actor, wantedIn(values)),
  create: async (deps, { input, ...step }) => {
    requireDraft(input);
    const { organization_id, counterparty_id } = input;
    const sides = { organization_id, counterparty_id, parties: [] };
    const content = await partsOf({ deps, actor: step.actor }, contentOf(input), sides);
    return create(deps, { ...step, input: validate(agreementCreate, content), key: null });
  },
  update: async (deps, { input, ...step }) => {
    const { actor, id } = step;
    const shown = await findShown(deps.db, id);
    if (shown !== null) requireSameStatus(shown.status, input.status);
    const said = shown === null ? input : withoutShown(input, shown);
    const sides = namesParts(input) ? await sidesOf(deps, { actor, id }, input) : NO_SIDES;
    const content = await partsOf({ deps, actor }, contentOf(said), sides);
    return update(deps, { ...step, input: validate(agreementUpdate, content) });
  },
};
