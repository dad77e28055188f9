import { z } from 'zod';

import { id, moment } from './field';
import { listOf } from './paging';
import { signatoryReference } from './reference';
import { COUNTERPARTY_TYPES, COUNTERPARTY_STATUSES } from './counterparty-status';
export {
  COUNTERPARTY_TYPES,
  COUNTERPARTY_STATUSES,
  type CounterpartyType,
  type CounterpartyStatus,
} from './counterparty-status';

export const counterpartyRow = z.object({
  id,
  is_own: z.boolean(),
  type: z.enum(COUNTERPARTY_TYPES),
  legal_form: z.string().nullable(),
  name_short: z.string(),
  name_full: z.string(),
  inn: z.string().nullable(),
  kpp: z.string().nullable(),
  ogrn: z.string().nullable(),
  legal_address: z.string().nullable(),
  phone: z.string().nullable(),
  email: z.string().nullable(),
  status: z.enum(COUNTERPARTY_STATUSES),
  responsible_name: z.string().nullable(),
  /** Agreements with it that the reader may see. */
  archived_at: moment.nullable(),
  created_at: moment,
  updated_at: moment,
  lock_version: z.int(),
  can: z.object({ edit: z.boolean(), delete: z.boolean() }),
});
export type CounterpartyRow = z.infer<typeof counterpartyRow>;
export const counterpartyList = listOf(counterpartyRow);

export const counterparty = counterpartyRow.extend({
  postal_address: z.string().nullable(),
  website: z.string().nullable(),
  checked_at: z.string().nullable(),
  risk_level: z.string().nullable(),
  note: z.string().nullable(),
  default_vat_rate_id: id.nullable(),
  bank_accounts: z.array(
    z.object({
      id,
      bank_name: z.string(),
      bic: z.string().nullable(),
      account: z.string(),
      correspondent_account: z.string().nullable(),
      currency_code: z.string(),
      is_primary: z.boolean(),
    }),
  ),
  signatories: z.array(signatoryReference.extend({ is_default: z.boolean() })),
});
export type Counterparty = z.infer<typeof counterparty>;
