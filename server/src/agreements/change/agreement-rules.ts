import { REQUIRED_FIELD } from 'shared/contract/record/field';
import { formatDay } from '../../calendar/format-day';
import { originalFaults } from '../../originals/original-days.service';
import type { FieldErrors } from '../../platform/http/errors';
import type { Signatures } from '../../records/signing/signing';
import { checkItems, checkRates, CHOOSE, gatheredErrors, type Report } from '../../records/lines/item-rules';
import type { AgreementValues } from '../lines/agreement-fields';
import type { AgreementReferences } from './agreement-references.repository';

interface Facts {
  found: AgreementReferences;
  today: string;
  /** Who has signed so far; empty of a new agreement. */
  signatures: Partial<Signatures>;
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

/** The account is of one of the two sides; one that is closed stays where it stands and is not chosen anew. */
function checkAccount(values: AgreementValues, { found, today, changed }: Facts, report: Report): void {
  const { bank_account_id: id, organization_id, counterparty_id } = values;
  if (id === null) return;
  const account = found.accounts.get(id);
  if (account === undefined || ![organization_id, counterparty_id].includes(account.counterparty_id)) {
    report('bank_account_id', 'Выберите счёт своей организации или контрагента');
  } else if (account.valid_to !== null && account.valid_to < today && changed('bank_account_id')) {
    report('bank_account_id', `Счёт закрыт ${formatDay(account.valid_to)}, выберите действующий`);
  }
}

const SIDES = ['organization_id', 'counterparty_id', 'parties'] as const;

/** Nobody signs twice: a further side is none of the two, and no other further side. */
function checkDistinct(values: AgreementValues, changed: Facts['changed'], report: Report): void {
  if (!SIDES.some((field) => changed(field))) return;
  const known = new Set([values.organization_id, values.counterparty_id]);
  for (const [at, { counterparty_id: id }] of values.parties.entries()) {
    if (known.has(id)) report(`parties.${String(at)}.counterparty_id`, 'Эта сторона в договоре уже есть');
    known.add(id);
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
}

function checkTax(values: AgreementValues, { found, today }: Facts, report: Report): void {
  checkRates(values, { found, today, days: [values.agreement_date, values.start_date] }, report);
  const rate = values.vat_rate_id === null ? undefined : found.rates.get(values.vat_rate_id);
  const isUntaxed = values.vat_mode === 'none' || rate?.percent === null;
  if (isUntaxed && values.amount_type !== 'none' && values.vat_note === null) {
    report('vat_note', 'Укажите основание, например «ст. 346.11 НК РФ»');
  }
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
  const { errors, report } = gatheredErrors();
  if (found.type === null) report('agreement_type_id', CHOOSE);
  else if (!found.type.is_active && facts.changed('agreement_type_id')) {
    report('agreement_type_id', 'Этот вид договора больше не используется');
  }
  if (!found.currencies.has(values.currency_code)) report('currency_code', CHOOSE);
  checkParties(values, found, report);
  checkDistinct(values, facts.changed, report);
  checkAccount(values, facts, report);
  checkTerm(values, report);
  Object.assign(errors, originalFaults(values, { ...facts, dated: values.agreement_date }));
  checkTax(values, facts, report);
  checkItems(values, found, report);
  checkPeople(values, facts, report);
  return errors;
}
