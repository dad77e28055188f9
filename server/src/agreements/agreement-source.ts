import { AGREEMENT_FIELDS } from 'shared/contract/agreement/agreement.fields';
import type { Agreement } from 'shared/contract/agreement/agreement';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { Db } from '../platform/database/database';
import { allReadersOf, readersOf } from '../records/document-visibility';
import type { RecordSource } from '../records/record-source';
import { agreementLabel } from './agreement-values';
import { agreementVisibility } from '../visibility/agreement-visibility';
import { type AgreementRecord, findAgreement, seenAgreement } from './agreements.repository';
import { cardView } from './agreements.view';

const TAKEN = {
  field: 'number',
  message: 'Такой номер в этом году уже есть у этой организации',
} as const;

/** Every employee who is shown the agreement, present or not. */
export const agreementReaders = (db: Db, id: number): Promise<number[]> =>
  allReadersOf(agreementVisibility, db, { id, permission: 'agreements.read' });

/** What the use case of a record has to know of agreements. */
export const agreementSource: RecordSource<AgreementRecord, Agreement> = {
  kind: RECORD_KINDS.agreement,
  fields: AGREEMENT_FIELDS,
  find: findAgreement,
  seen: seenAgreement,
  label: agreementLabel,
  view: cardView,
  audience: (db, id) => readersOf(agreementVisibility, db, { id, permission: 'agreements.read' }),
  unique: { agreements_number_key: TAKEN },
};
