import { compareDecimals } from 'shared/contract/money/decimal';
import type { FieldErrors } from '../platform/http/errors';
import { checkItems, checkRates, CHOOSE, gatheredErrors, type Report } from '../records/lines/item-rules';
import type { OfferField, OfferValues } from './offer-fields';
import type { OfferReferences } from './offer-references.repository';

interface Facts {
  found: OfferReferences;
  today: string;
  /** True of every field of a new offer. */
  changed: (field: OfferField) => boolean;
}

function checkParties(values: OfferValues, { counterparties }: OfferReferences, report: Report): void {
  const { organization_id: organizationId, counterparty_id: counterpartyId } = values;
  const organization = counterparties.get(organizationId);
  if (organization === undefined) report('organization_id', CHOOSE);
  else if (!organization.is_own) report('organization_id', 'Выберите свою организацию');
  if (counterpartyId === null) {
    if (values.counterparty_name === null)
      report('counterparty_id', 'Выберите контрагента или укажите его название');
  } else if (!counterparties.has(counterpartyId)) report('counterparty_id', CHOOSE);
  else if (counterpartyId === organizationId)
    report('counterparty_id', 'Контрагент и своя организация не могут совпадать');
}

function checkContact(values: OfferValues, { contacts }: OfferReferences, report: Report): void {
  const { contact_id: id, counterparty_id: counterpartyId } = values;
  if (id !== null && contacts.get(id)?.counterparty_id !== counterpartyId)
    report('contact_id', 'Выберите контакт этого контрагента');
}

function checkPeople(values: OfferValues, { found, changed }: Facts, report: Report): void {
  const responsible = found.users.get(values.responsible_id);
  if (responsible === undefined) report('responsible_id', CHOOSE);
  else if (responsible.status !== 'active' && changed('responsible_id'))
    report('responsible_id', 'Ответственным может быть только действующий сотрудник');
  if (values.department_id !== null && !found.departments.has(values.department_id))
    report('department_id', CHOOSE);
}

/** Rules of an offer that its record must never break, as field → sentences; empty when it keeps them all. */
export function faultsOf(values: OfferValues, facts: Facts): FieldErrors {
  const { errors, report } = gatheredErrors();
  const { found, today } = facts;
  checkParties(values, found, report);
  checkContact(values, found, report);
  if (values.category_id !== null && !found.categories.has(values.category_id)) report('category_id', CHOOSE);
  if (!found.currencies.has(values.currency_code)) report('currency_code', CHOOSE);
  if (values.valid_until !== null && values.valid_until < values.offer_date)
    report('valid_until', 'Раньше даты предложения');
  if (values.items.length === 0 && compareDecimals(values.discount_percent, '0') !== 0)
    report(
      'discount_percent',
      'Скидка считается от позиций: заполните спецификацию или укажите сумму со скидкой',
    );
  checkRates(values, { found, today, days: [values.offer_date] }, report);
  checkItems(values, found, report);
  checkPeople(values, facts, report);
  return errors;
}
