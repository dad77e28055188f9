import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import { emptyValues } from 'shared/contract/record/empty-values';
import { fieldsOfGroups, type RecordValues, type WireField } from 'shared/contract/record/field-table';

/** Everything a person may set of an agreement, after the contract's own checks. */
export type AgreementValues = RecordValues<typeof AGREEMENT_FIELDS>;
export type AgreementField = WireField<typeof AGREEMENT_FIELDS>;
export type PartyValues = AgreementValues['parties'][number];

/** Fields that say where a document is and who looks after it; they change no obligation. */
export const SERVICE_FIELDS: ReadonlySet<AgreementField> = fieldsOfGroups(AGREEMENT_FIELDS, ['service']);

/** What an agreement is before anything is known of it. */
export const PLAIN_VALUES = emptyValues(AGREEMENT_FIELDS);
