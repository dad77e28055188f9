import { toUnits } from 'shared/contract/decimal';
import { REQUIRED_FIELD } from 'shared/contract/field';
import { isRateInForce } from 'shared/contract/vat';
import { formatDay } from '../calendar/format-day';
import type { FieldErrors } from '../platform/http/errors';
import { amountsOfDocument, amountsOfItem, fitsMoney } from './agreement-amounts';
import type { AgreementValues, ItemValues } from './agreement-fields';
import { type AgreementReferences, percentsOf, type RateReference } from './agreement-references.repository';

const CHOOSE = 'Выберите значение из списка';

type Report = (field: string, message: string) => void;

interface Facts {
  found: AgreementReferences;
  today: string;
  /** True of every field of a new agreement. */
  changed: (field: keyof AgreementValues) => boolean;
}

function checkParties(values: AgreementValues, found: AgreementReferences, report: Report): void {
  const organization = found.counterparties.get(values.organization_id);
  const counterparty = found.counterparties.get(values.counterparty_id);
  if (organization === undefined) report('organization_id', CHOOSE);
  else if (!organization.is_own) report('organization_id', 'Выберите свою организацию');
  if (counterparty === undefined) report('counterparty_id', CHOOSE);
  if (values.organization_id === values.counterparty_id) {
    report('counterparty_id', 'Контрагент и своя организация не могут совпадать');
  }
  const sides = [
    ['our_signatory_id', values.our_signatory_id, values.organization_id, 'своей организации'],
    ['their_signatory_id', values.their_signatory_id, values.counterparty_id, 'контрагента'],
  ] as const;
  for (const [field, id, side, whose] of sides) {
    if (id === null) continue;
    if (found.signatories.get(id)?.counterparty_id !== side) report(field, `Выберите подписанта ${whose}`);
  }
  for (const [at, party] of values.parties.entries()) {
    const path = `parties.${String(at)}`;
    if (!found.counterparties.has(party.counterparty_id)) report(`${path}.counterparty_id`, CHOOSE);
    const signatory = party.signatory_id ? found.signatories.get(party.signatory_id) : null;
    if (signatory !== null && signatory?.counterparty_id !== party.counterparty_id) {
      report(`${path}.signatory_id`, 'Выберите подписанта этой стороны');
    }
  }
}

function checkTerm(values: AgreementValues, report: Report): void {
  const { start_date, end_date } = values;
  if (start_date !== null && end_date !== null && end_date < start_date) {
    report('end_date', 'Дата окончания раньше даты начала');
  }
  if (values.is_indefinite && end_date !== null)
    report('end_date', 'У бессрочного договора нет даты окончания');
  if (values.renewal_type === 'auto' && values.renewal_months === null)
    report('renewal_months', REQUIRED_FIELD);
  if (values.renewal_type === 'auto' && values.is_indefinite) {
    report('renewal_type', 'Бессрочный договор не продлевается');
  }
  const { originals_sent_at: sent, originals_received_at: received } = values;
  if (sent !== null && received !== null && received < sent) {
    report('originals_received_at', 'Получен раньше, чем отправлен');
  }
}

/** Why the rate does not fit any of the days; null when it does. */
export function rateFault(
  rate: RateReference,
  days: readonly (string | null)[],
  today: string,
): string | null {
  const known = days.filter((day): day is string => day !== null);
  const candidates = known.length > 0 ? known : [today];
  if (candidates.some((day) => isRateInForce(rate, day))) return null;
  const percent = rate.percent === null ? '' : ` ${String(Number(rate.percent)).replace('.', ',')}\u00a0%`;
  const isEarly =
    rate.valid_from !== null && candidates.every((day) => rate.valid_from !== null && day < rate.valid_from);
  return isEarly
    ? `Ставка${percent} действует с ${formatDay(rate.valid_from ?? '')}`
    : `Ставка${percent} действовала по ${formatDay(rate.valid_to ?? '')}`;
}

function checkTax(values: AgreementValues, { found, today }: Facts, report: Report): void {
  const days = [values.agreement_date, values.start_date];
  const check = (
    field: string,
    line: Pick<ItemValues, 'vat_mode' | 'vat_rate_id'>,
    more: (string | null)[],
  ) => {
    if (line.vat_rate_id === null) return;
    const rate = found.rates.get(line.vat_rate_id);
    if (rate === undefined) return report(field, CHOOSE);
    if (line.vat_mode === 'none' && rate.percent !== null)
      return report(field, 'Для «Без НДС» ставка не указывается');
    const fault = rateFault(rate, [...days, ...more], today);
    if (fault !== null) report(field, fault);
  };
  check('vat_rate_id', values, []);
  if (values.vat_mode === 'none' && values.amount_type !== 'none' && values.vat_note === null) {
    report('vat_note', 'Укажите основание, например «ст. 346.11 НК РФ»');
  }
  for (const [at, item] of values.items.entries()) {
    check(`items.${String(at)}.vat_rate_id`, item, [item.delivery_date ?? null]);
  }
}

function checkItems(values: AgreementValues, found: AgreementReferences, report: Report): void {
  const percentOf = percentsOf(found);
  for (const [at, item] of values.items.entries()) {
    const path = `items.${String(at)}`;
    const measure = found.measures.get(item.measure_id);
    if (measure === undefined) report(`${path}.measure_id`, CHOOSE);
    else if (toUnits(item.quantity, 3) % 10n ** BigInt(3 - measure.precision) !== 0n) {
      report(
        `${path}.quantity`,
        measure.precision === 0
          ? 'Укажите целое число'
          : `Не больше ${String(measure.precision)} знаков после запятой`,
      );
    }
    if (item.product_id && !found.products.has(item.product_id)) report(`${path}.product_id`, CHOOSE);
    if (!fitsMoney(amountsOfItem(item, percentOf).amount)) report(`${path}.price`, 'Слишком большая сумма');
  }
  if (!fitsMoney(amountsOfDocument(values, percentOf).amount)) report('amount', 'Слишком большая сумма');
}

function checkPeople(values: AgreementValues, { found, changed }: Facts, report: Report): void {
  const responsible = found.users.get(values.responsible_id);
  if (responsible === undefined) report('responsible_id', CHOOSE);
  else if (responsible.status !== 'active' && changed('responsible_id')) {
    report('responsible_id', 'Ответственным может быть только действующий сотрудник');
  }
  if (values.curator_id !== null && !found.users.has(values.curator_id)) report('curator_id', CHOOSE);
  if (values.department_id !== null && !found.departments.has(values.department_id))
    report('department_id', CHOOSE);
}

/**
 * Rules of the agreement that its record must never break, as field → sentences; empty when it keeps them all.
 * What is only needed to send it on is the business of `readinessOf`.
 */
export function faultsOf(values: AgreementValues, facts: Facts): FieldErrors {
  const { found } = facts;
  const errors: FieldErrors = {};
  const report: Report = (field, message) => {
    (errors[field] ??= []).push(message);
  };
  if (found.type === null) report('agreement_type_id', CHOOSE);
  else if (!found.type.is_active && facts.changed('agreement_type_id')) {
    report('agreement_type_id', 'Этот вид договора больше не используется');
  }
  if (!found.currencies.has(values.currency_code)) report('currency_code', CHOOSE);
  checkParties(values, found, report);
  checkTerm(values, report);
  checkTax(values, facts, report);
  checkItems(values, found, report);
  checkPeople(values, facts, report);
  return errors;
}
