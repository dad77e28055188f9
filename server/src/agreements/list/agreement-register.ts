import { counterpartyName } from 'shared/format';
import { agreementName } from 'shared/contract/agreement/agreement-name';
import { AGREEMENT_REGISTER } from 'shared/contract/agreement/agreement-register';
import {
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
  AGREEMENT_STATUS_LABELS,
  AGREEMENT_TAB_LABELS,
  RETENTION_LABELS,
  RISK_LEVEL_LABELS,
} from 'shared/contract/agreement/agreement.labels';
import { ORIGINAL_STATE_LABELS } from 'shared/contract/agreement/original-state';
import { type Register, saidBy } from '../../lists/register-catalogue';
import { agreementColumns } from './agreement-columns';
import { agreementResource, type ListedAgreement } from './agreement-list';

/** The register of agreements for views, exports and the search. */
export const agreementRegister: Register<ListedAgreement> = {
  title: 'Договоры',
  access: 'agreements.read',
  sharing: 'agreements.edit',
  list: agreementResource,
  columns: agreementColumns,
  words: saidBy(AGREEMENT_REGISTER, {
    tab: AGREEMENT_TAB_LABELS,
    status: AGREEMENT_STATUS_LABELS,
    direction: AGREEMENT_DIRECTION_LABELS,
    kind: AGREEMENT_KIND_LABELS,
    originals_status: ORIGINAL_STATE_LABELS,
    risk_level: RISK_LEVEL_LABELS,
    retention: RETENTION_LABELS,
  }),
  hit: (row) => ({
    kind: 'agreement',
    id: row.id,
    title: `${agreementName(row)} — ${row.title}`,
    hint: `${counterpartyName(row.counterparty)} · ${AGREEMENT_STATUS_LABELS[row.status]}${row.archived_at === null ? '' : ' · в архиве'}`,
    url: `/agreements/${String(row.id)}`,
  }),
};
