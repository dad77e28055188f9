import {
  AGREEMENT_DIRECTION_LABELS,
  AGREEMENT_KIND_LABELS,
  AGREEMENT_STATUS_LABELS,
  RETENTION_LABELS,
  RISK_LEVEL_LABELS,
} from 'shared/contract/agreement/agreement.labels';
import { ORIGINAL_STATE_LABELS } from 'shared/contract/agreement/original-state';
import { AGREEMENT_REGISTER } from 'shared/contract/agreement/agreement-register';
import { companiesFound, registerFilters, usersFound } from 'shared/register';

/** What the register of agreements can be narrowed by. */
export const agreementFilters = registerFilters(AGREEMENT_REGISTER, {
  agreement_date: {},
  status: { labels: AGREEMENT_STATUS_LABELS },
  counterparty_id: companiesFound(false),
  amount: {},
  end_date: { looksAhead: true },
  responsible_id: usersFound,
  department_id: { resource: 'departments' },
  agreement_type_id: { resource: 'agreement-types' },
  organization_id: companiesFound(true),
  party_id: companiesFound(),
  direction: { labels: AGREEMENT_DIRECTION_LABELS },
  kind: { labels: AGREEMENT_KIND_LABELS },
  originals_status: { labels: ORIGINAL_STATE_LABELS },
  risk_level: { labels: RISK_LEVEL_LABELS },
  vat_rate_id: { resource: 'vat-rates' },
  is_indefinite: { yes: 'Да', no: 'Нет' },
  retention: { labels: RETENTION_LABELS },
  start_date: {},
  created_at: {},
  tags: {},
});
