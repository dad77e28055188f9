import { addendum, type Addendum } from 'shared/contract/addendum/addendum';

import { anAgreement } from './an-agreement';

/** A draft of an addendum to a supply agreement, complete but for what the test says; it always keeps the contract. */
export function anAddendum(patch: Partial<Addendum> = {}): Addendum {
  const { organization, counterparty, responsible, author } = anAgreement();
  return addendum.parse({
    id: 7,
    agreement: {
      id: 412,
      name: '№\u00A0112/2026-П',
      title: 'Поставка серверного оборудования',
      status: 'active',
    },
    number: '1',
    addendum_date: '2026-11-20',
    title: 'Продление на 2027 год',
    kinds: ['extension', 'price'],
    effective_from: '2027-01-01',
    effective_to: null,
    is_retroactive: false,
    summary: 'Срок поставки продлевается до 31.12.2027',
    reason: null,
    organization,
    counterparty,
    counterparty_id: counterparty.id,
    counterparty_name: counterparty.name_short,
    responsible_id: responsible.id,
    archived_at: null,
    responsible,
    responsible_name: responsible.full_name,
    author,
    our_signatory: null,
    their_signatory: null,
    signing_method: 'paper',
    originals_status: 'not_required',
    originals_sent_at: null,
    originals_due_at: null,
    originals_received_at: null,
    storage_place: null,
    signed_by_us_at: null,
    signed_by_them_at: null,
    parties: [],
    status: 'draft',
    status_changed_at: '2026-11-20T09:00:00Z',
    status_reason: null,
    files_count: 0,
    changes: [],
    can: { edit: true, edit_service: true, delete: true, upload: true },
    open_groups: ['essential', 'open', 'service'],
    available_actions: ['send-to-approval', 'cancel'],
    readiness: [],
    created_at: '2026-11-20T09:00:00Z',
    updated_at: '2026-11-20T09:00:00Z',
    lock_version: 1,
    ...patch,
  });
}
