import type { CounterpartyReference } from 'shared/contract/reference';
import { quoted } from 'shared/contract/quotation';
import type { AgreementField, AgreementValues } from './agreement-fields';
import { AGREEMENT_FIELD_LABELS } from './agreement-field.labels';
import type { AgreementRecord } from './agreements.repository';

type PlainField = Exclude<AgreementField, 'items' | 'parties'>;

/** The record as the values a person may set: what a change is compared with. */
export function valuesOf(record: AgreementRecord): AgreementValues {
  const plain = Object.fromEntries(
    Object.keys(AGREEMENT_FIELD_LABELS).map((field) => [field, record[field as PlainField]]),
  ) as Pick<AgreementRecord, PlainField>;
  return {
    ...plain,
    items: record.items.map((item) => ({
      id: item.id,
      product_id: item.product_id,
      name: item.name,
      description: item.description,
      measure_id: item.measure.id,
      quantity: item.quantity,
      price: item.price,
      discount_percent: item.discount_percent,
      vat_mode: item.vat_mode,
      vat_rate_id: item.vat_rate?.id ?? null,
      delivery_date: item.delivery_date,
      note: item.note,
    })),
    parties: record.parties.map((party) => ({
      id: party.id,
      counterparty_id: party.counterparty.id,
      role_name: party.role_name,
      side: party.side,
      signatory_id: party.signatory?.id ?? null,
      comment: party.comment,
    })),
  };
}

function companyName({ legal_form, name_short }: CounterpartyReference): string {
  return legal_form === null ? name_short : `${legal_form} ${quoted(name_short)}`;
}

/** The further parties in a line: «Поручитель: АО «Тёплый дом»». */
export function partiesText(record: AgreementRecord): string {
  return record.parties.map((party) => `${party.role_name}: ${companyName(party.counterparty)}`).join('; ');
}

/** What the record a field refers to is called on the card; null when it refers to none. */
export function referenceName(record: AgreementRecord, field: AgreementField): string | null {
  switch (field) {
    case 'agreement_type_id':
      return record.agreement_type.name;
    case 'organization_id':
      return companyName(record.organization);
    case 'counterparty_id':
      return companyName(record.counterparty);
    case 'department_id':
      return record.department?.name ?? null;
    case 'responsible_id':
      return record.responsible.full_name;
    case 'curator_id':
      return record.curator?.full_name ?? null;
    case 'parent_agreement_id':
      return record.parent_agreement?.name ?? null;
    case 'vat_rate_id':
      return record.vat_rate?.name ?? null;
    case 'our_signatory_id':
      return record.our_signatory?.full_name ?? null;
    case 'their_signatory_id':
      return record.their_signatory?.full_name ?? null;
    default:
      return null;
  }
}

/** What the agreement is called in the journal, in notifications and in the search. */
export function agreementLabel(agreement: {
  number: string | null;
  internal_number: string;
  title: string;
}): string {
  return `№\u00a0${agreement.number ?? agreement.internal_number} ${quoted(agreement.title)}`;
}
