import { counterpartyName } from 'shared/format';
import { ADDENDUM_REGISTER } from 'shared/contract/addendum/addendum-register';
import { ORIGINAL_STATE_LABELS } from 'shared/contract/agreement/original-state';
import {
  ADDENDUM_KIND_LABELS,
  ADDENDUM_STATUS_LABELS,
  ADDENDUM_TAB_LABELS,
} from 'shared/contract/addendum/addendum.labels';
import { type Register, saidBy } from '../../lists/register-catalogue';
import { addendumColumns } from './addendum-columns';
import { addendumResource, type ListedAddendum } from './addendum-list';

/** The register of addenda for views, exports and the search. */
export const addendumRegister: Register<ListedAddendum> = {
  title: 'Дополнительные соглашения',
  access: 'addendums.read',
  sharing: 'addendums.edit',
  list: addendumResource,
  columns: addendumColumns,
  words: saidBy(ADDENDUM_REGISTER, {
    tab: ADDENDUM_TAB_LABELS,
    status: ADDENDUM_STATUS_LABELS,
    kinds: ADDENDUM_KIND_LABELS,
    originals_status: ORIGINAL_STATE_LABELS,
  }),
  hit: (row) => ({
    kind: 'addendum',
    id: row.id,
    title: `№\u00a0${row.number} к договору ${row.agreement.name} — ${row.title}`,
    hint: `${counterpartyName(row.counterparty)} · ${ADDENDUM_STATUS_LABELS[row.status]}${row.archived_at === null ? '' : ' · в архиве'}`,
    url: `/addendums/${String(row.id)}`,
  }),
};
