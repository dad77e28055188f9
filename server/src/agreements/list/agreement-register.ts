import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import type { Register } from '../../lists/register-catalogue';
import { agreementColumns } from './agreement-columns';
import { agreementResource, type ListedAgreement } from './agreement-list';

/** The register of agreements for views, exports and the search. */
export const agreementRegister: Register<ListedAgreement> = {
  title: 'Договоры',
  access: 'agreements.read',
  list: agreementResource,
  columns: agreementColumns,
  hit: (row) => ({
    kind: 'agreement',
    id: row.id,
    title: `№\u00a0${row.number ?? row.internal_number} — ${row.title}`,
    hint: `${row.counterparty.name_short} · ${AGREEMENT_STATUS_LABELS[row.status]}${row.archived_at === null ? '' : ' · в архиве'}`,
    url: `/agreements/${String(row.id)}`,
  }),
};
