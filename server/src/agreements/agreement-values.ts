import { agreementName } from 'shared/contract/agreement/agreement-name';
import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { quoted } from 'shared/contract/quotation';
import { valuesOfRecord } from 'shared/contract/record/record-values';
import type { AgreementValues } from './lines/agreement-fields';
import type { AgreementRecord } from './agreements.repository';

/** The record as the values a person may set: what a change is compared with. */
export function valuesOf(record: AgreementRecord): AgreementValues {
  return valuesOfRecord(AGREEMENT_FIELDS, record);
}

/** What the agreement is called in the journal, in notifications and in the search. */
export function agreementLabel(agreement: {
  number: string | null;
  internal_number: string;
  title: string;
}): string {
  return `${agreementName(agreement)} ${quoted(agreement.title)}`;
}
