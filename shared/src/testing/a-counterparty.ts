import { counterparty, type Counterparty } from '../contract/counterparty/counterparty';
import { COUNTERPARTY_FIELDS } from '../contract/counterparty/counterparty.fields';
import { emptyValues } from '../contract/record/empty-values';

const MOMENT = '2026-11-17T09:30:00Z';

type Signatory = Counterparty['signatories'][number];

/** A person who signs by the charter, but for what the test says. */
export function aSignatory(patch: Partial<Signatory> = {}): Signatory {
  return {
    id: 32,
    full_name: 'Гречко Алёна Игоревна',
    last_name: 'Гречко',
    first_name: 'Алёна',
    middle_name: 'Игоревна',
    gender: null,
    job_title: 'Коммерческий директор',
    full_name_genitive: null,
    job_title_genitive: null,
    basis: 'Устав',
    basis_type: 'charter',
    basis_number: null,
    basis_date: null,
    basis_valid_from: null,
    basis_valid_until: null,
    machine_readable_poa_number: null,
    amount_limit: null,
    is_default: true,
    ...patch,
  };
}

/** A card of a counterparty as the server gives it to somebody who may only read, but for what the test says. */
export function aCounterparty(patch: Partial<Counterparty> = {}): Counterparty {
  return counterparty.parse({
    ...emptyValues(COUNTERPARTY_FIELDS),
    id: 20,
    type: 'legal',
    legal_form: 'ООО',
    name_short: 'Лесная Плаза',
    name_full: 'Общество с ограниченной ответственностью «Лесная Плаза»',
    inn: '7736050003',
    kpp: '773601001',
    status: 'active',
    responsible_name: null,
    responsible: null,
    category_names: [],
    parent: null,
    default_vat_rate: null,
    merged_into: null,
    undoable_merge: null,
    archived_at: null,
    created_at: MOMENT,
    updated_at: MOMENT,
    created_by_name: null,
    status_changed_at: MOMENT,
    status_reason: null,
    checked_at: null,
    checked_by_name: null,
    check_valid_until: null,
    check_comment: null,
    lock_version: 1,
    files_count: 0,
    can: { edit: false, edit_service: false, delete: false, upload: false, merge: false },
    open_groups: [],
    available_actions: [],
    warnings: [],
    readiness: [],
    ...patch,
  });
}
