import { partyRoles } from 'shared/contract/agreement/party-roles';
import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import { compareDecimals } from 'shared/contract/money/decimal';
import { missingText } from 'shared/contract/record/record-kind';
import {
  FURTHER_SIDES_LINE_TAGS,
  FURTHER_SIDES_TAGS,
  ROLE_TAGS,
  SIDES_TAGS,
  sidesValues,
} from '../counterparties/counterparty-template.service';
import { AMOUNT_TAGS, amountValues, isTaxed } from '../file-templates/amount-values.service';
import {
  hasDiscount,
  ITEM_LINE_TAGS,
  ITEM_TAGS,
  itemDoubts,
  itemValues,
} from '../file-templates/item-values.service';
import { knownValues, plainTag, sectionTag } from '../file-templates/template-tags.service';
import type { TemplateKind } from '../file-templates/template-kinds.service';
import { dayInWords } from '../file-templates/words/day-in-words.service';
import { formatDay } from '../calendar/format-day';
import type { Db } from '../platform/database/database';
import { holds } from '../platform/http/access';
import { Forbidden, NotFound } from '../platform/http/errors';
import { type AgreementRecord, findAgreement } from './agreements.repository';

/** Tags of an agreement, also where an addendum speaks of its own. */
export const AGREEMENT_TAGS: readonly TemplateTag[] = [
  plainTag('номер', 'Номер договора', '112/2026-П'),
  plainTag('дата', 'Дата договора', '20.11.2026'),
  plainTag('дата прописью', 'Дата договора, месяц словом', '«20»\u00a0ноября 2026\u00a0г.'),
  plainTag('название', 'Название', 'Поставка реле и контакторов'),
  plainTag('предмет', 'Предмет договора', 'Поставка реле и контакторов по спецификации'),
  plainTag('тип договора', 'Тип договора', 'Поставка'),
  plainTag('начало', 'Дата начала', '01.12.2026'),
  plainTag('окончание', 'Дата окончания', '31.12.2027'),
  plainTag('срок действия', 'Срок действия', 'до 31.12.2027'),
  plainTag('порядок оплаты', 'Порядок оплаты', 'Предоплата 30\u00a0%, остальное после приёмки'),
  plainTag('предоплата', 'Предоплата, %', '30'),
  plainTag('срок оплаты', 'Срок оплаты', '10 рабочих дней'),
  plainTag('ответственность', 'Ответственность сторон', 'Пени 0,1\u00a0% за каждый день просрочки'),
  plainTag('исполнитель', 'Ответственный сотрудник', 'Соколова Мария Дмитриевна'),
];

const TAGS: readonly TemplateTag[] = [
  ...AGREEMENT_TAGS,
  ...AMOUNT_TAGS,
  ...SIDES_TAGS,
  ...ROLE_TAGS,
  ...FURTHER_SIDES_TAGS,
  ...ITEM_TAGS,
  sectionTag('есть спецификация', 'Раздел, если есть строки спецификации'),
  sectionTag('доходный', 'Раздел, если договор доходный: платят нам'),
  sectionTag('бессрочный', 'Раздел, если договор бессрочный'),
  sectionTag('срочный', 'Раздел, если договор действует до даты окончания'),
  sectionTag('с ндс', 'Раздел, если сумма с НДС'),
  sectionTag('есть предоплата', 'Раздел, если есть предоплата'),
  sectionTag('полная предоплата', 'Раздел, если предоплата — вся сумма'),
];

function paymentTerm({ payment_days, payment_days_type }: AgreementRecord): string | null {
  if (payment_days === null) return null;
  const forms = { one: 'день', few: 'дня', many: 'дней', other: 'дня', zero: 'дней', two: 'дня' } as const;
  const rule = new Intl.PluralRules('ru').select(payment_days);
  const adjective = {
    working: rule === 'one' ? 'рабочий' : 'рабочих',
    calendar: rule === 'one' ? 'календарный' : 'календарных',
  }[payment_days_type];
  return `${String(payment_days)} ${adjective} ${forms[rule]}`;
}

/** Whether something of the sum is paid beforehand, and whether all of it is: no per cent at all is no prepayment. */
function prepaymentMarks({ prepayment_percent: percent }: AgreementRecord): Record<string, boolean> {
  return {
    'есть предоплата': percent !== null && compareDecimals(percent, '0') > 0,
    'полная предоплата': percent !== null && compareDecimals(percent, '100') === 0,
  };
}

/** True of an agreement that ends on a day, whatever is left to be done. */
const endsOnDay = ({ is_indefinite, end_date, validity_rule }: AgreementRecord): boolean =>
  !is_indefinite && validity_rule !== 'until_fulfilled' && end_date !== null;

function validity({ is_indefinite, end_date, validity_rule }: AgreementRecord): string | null {
  if (is_indefinite) return 'бессрочно';
  if (validity_rule === 'until_fulfilled') return 'до полного исполнения обязательств сторонами';
  return end_date === null ? null : `до ${formatDay(end_date)}`;
}

/** The terms of an agreement as templates name them. */
function agreementValues(row: AgreementRecord): Record<string, string> {
  const day = (value: string | null) => (value === null ? null : formatDay(value));
  return knownValues({
    номер: row.number ?? row.internal_number,
    дата: day(row.agreement_date),
    'дата прописью': row.agreement_date === null ? null : dayInWords(row.agreement_date),
    название: row.title,
    предмет: row.subject,
    'тип договора': row.agreement_type.name,
    начало: day(row.start_date),
    окончание: day(row.end_date),
    'срок действия': validity(row),
    'порядок оплаты': row.payment_terms,
    предоплата: row.prepayment_percent?.replace(/\.?0+$/, '').replace('.', ','),
    'срок оплаты': paymentTerm(row),
    ответственность: row.penalty_terms,
    исполнитель: row.responsible.full_name,
  });
}

const agreementSides = (row: AgreementRecord) => ({
  organization: { id: row.organization.id, signatoryId: row.our_signatory?.id ?? null },
  counterparty: { id: row.counterparty.id, signatoryId: row.their_signatory?.id ?? null },
  further: row.parties.map(({ counterparty, signatory, role_name }) => ({
    id: counterparty.id,
    signatoryId: signatory?.id ?? null,
    role: role_name,
  })),
  currencyCode: row.currency_code,
  accountId: row.bank_account?.id ?? null,
  roles: partyRoles(row.agreement_type.name, row.direction),
});

/** What agreements give to templates. */
export const agreementTemplates: TemplateKind = {
  tags: TAGS,
  lineTags: new Map([...ITEM_LINE_TAGS, ...FURTHER_SIDES_LINE_TAGS]),
  async facts(db, actor, id) {
    if (!holds(actor, 'agreements.read')) throw new Forbidden();
    const row = await findAgreement(db, actor, id);
    if (row === null) throw new NotFound(missingText(RECORD_KINDS.agreement));
    const sides = await sidesValues(db, agreementSides(row));
    return {
      name: row.number ?? row.internal_number,
      day: row.agreement_date,
      organizationId: row.organization.id,
      agreementTypeId: row.agreement_type.id,
      declined: sides.declined,
      repeated: sides.repeated,
      doubts: itemDoubts(row.amount, row.items),
      values: {
        ...agreementValues(row),
        ...(await amountValues(db, row)),
        ...sides.values,
        спецификация: itemValues(row.items),
        'есть спецификация': row.items.length > 0,
        'со скидкой': hasDiscount(row.items),
        доходный: row.direction === 'income',
        бессрочный: row.is_indefinite,
        срочный: endsOnDay(row),
        'с ндс': isTaxed(row),
        ...prepaymentMarks(row),
      },
    };
  },
};

/** Who stands on the two sides today, and what payments go to and in: what an addendum before this one has made of them. */
function sidesToday(row: AgreementRecord) {
  const sides = agreementSides(row);
  const inForce = (name: 'bank_account_id' | 'their_signatory_id', signed: number | null) => {
    const changed = row.effective_terms?.[name];
    if (changed === undefined) return signed;
    return typeof changed.value === 'number' ? changed.value : null;
  };
  const currency = row.effective_terms?.currency_code?.value;
  const signatoryId = inForce('their_signatory_id', sides.counterparty.signatoryId);
  return {
    ...sides,
    counterparty: { id: row.effective_counterparty.id, signatoryId },
    currencyCode: typeof currency === 'string' ? currency : sides.currencyCode,
    accountId: inForce('bank_account_id', sides.accountId),
  };
}

/** An agreement as an addendum to it names it: its terms, and its sides as they are today; whoever looks. */
export async function changedAgreement(db: Db, id: number) {
  const row = await findAgreement(db, 'everything', id);
  if (row === null) throw new NotFound(missingText(RECORD_KINDS.agreement));
  return {
    name: row.number ?? row.internal_number,
    values: agreementValues(row),
    sides: sidesToday(row),
  };
}
