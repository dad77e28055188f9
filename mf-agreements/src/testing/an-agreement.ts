import { agreement, type Agreement } from 'shared/contract/agreement';
import type { AgreementItem } from 'shared/contract/agreement-item';
import { vatOfDocument, vatOfLine } from 'shared/contract/vat';

const MOMENT = '2026-11-17T09:30:00Z';
const RATE = { id: 5, name: 'НДС\u00A022\u00A0%', percent: '22.00' };

/** A line of the specification with the tax of 22 % inside the price. */
export function anItem(id: number, patch: Partial<AgreementItem> = {}): AgreementItem {
  const line = {
    quantity: '8.000',
    price: '1284000.00',
    discount_percent: '0.00',
    vat_mode: 'included' as const,
    ...patch,
  };
  return {
    id,
    position: id,
    product_id: null,
    name: 'Сервер 2U, 2×32 ядра, 512 ГБ ОЗУ',
    description: null,
    measure: { id: 1, name: 'Штука', symbol: 'шт' },
    vat_rate: RATE,
    delivery_date: null,
    note: null,
    ...line,
    ...vatOfLine({ ...line, vat_percent: '22.00' }),
    ...patch,
  };
}

/** A draft of a supply agreement, complete but for what the test says; it always keeps the contract. */
export function anAgreement(patch: Partial<Agreement> = {}): Agreement {
  const items = patch.items ?? [];
  const sum =
    items.length === 0 ? { amount: null, vat_amount: null, amount_without_vat: null } : vatOfDocument(items);
  return agreement.parse({
    id: 412,
    number: '112/2026-П',
    internal_number: 'Д-2026-00412',
    agreement_date: '2026-11-17',
    title: 'Поставка серверного оборудования для ЦОД «Северный»',
    status: 'draft',
    direction: 'expense',
    kind: 'standard',
    agreement_type: { id: 1, name: 'Поставка' },
    organization: {
      id: 1,
      name_short: 'Северный узел связи',
      legal_form: 'АО',
      inn: '7707083893',
      kpp: '770701001',
    },
    counterparty: {
      id: 20,
      name_short: 'Инфраструктурные решения',
      legal_form: 'ООО',
      inn: '7736050003',
      kpp: '773601001',
    },
    department: { id: 3, name: 'Отдел закупок' },
    responsible: { id: 2, full_name: 'Щербакова Елена Андреевна', department_name: 'Отдел закупок' },
    currency_code: 'RUB',
    start_date: '2026-12-01',
    end_date: '2027-12-31',
    is_indefinite: false,
    originals_status: 'not_required',
    tags: [],
    archived_at: null,
    created_at: MOMENT,
    updated_at: MOMENT,
    lock_version: 3,
    open_groups: ['essential', 'open', 'service'],
    can: { edit: true, edit_service: true, delete: false, upload: true },
    counterparty_number: null,
    subject: 'Поставка и пусконаладка серверного оборудования',
    is_template_based: false,
    curator: null,
    author: { id: 2, full_name: 'Щербакова Елена Андреевна', department_name: 'Отдел закупок' },
    parent_agreement: null,
    commercial_offer: null,
    approval_required: true,
    validity_rule: 'until_date',
    renewal_type: 'by_addendum',
    renewal_months: null,
    renewal_count: 0,
    renewal_limit: null,
    notice_days: 30,
    notice_deadline: '2027-12-01',
    termination_notice_days: null,
    amount_type: 'fixed',
    amount_is_manual: false,
    amount_difference: null,
    vat_mode: 'included',
    vat_rate: RATE,
    vat_note: null,
    ...sum,
    payment_terms:
      'Аванс в течение 5 рабочих дней с начала действия договора, остаток после подписания акта.',
    prepayment_percent: '30.00',
    payment_days: 10,
    payment_days_type: 'working',
    penalty_terms: '0,1 % в день, не более 10 %',
    liability_cap: null,
    our_signatory: {
      id: 31,
      full_name: 'Орлов Виктор Сергеевич',
      job_title: 'Генеральный директор',
      basis: 'Устав',
      basis_valid_until: null,
    },
    their_signatory: {
      id: 32,
      full_name: 'Гречко Алёна Игоревна',
      job_title: 'Коммерческий директор',
      basis: 'Доверенность №\u00A041',
      basis_valid_until: '2027-01-31',
    },
    signing_method: 'edi',
    signed_by_us_at: null,
    signed_by_them_at: null,
    activation_basis: 'copy',
    originals_sent_at: null,
    originals_due_at: null,
    originals_received_at: null,
    storage_place: null,
    risk_level: null,
    confidentiality: 'normal',
    status_changed_at: MOMENT,
    status_reason: null,
    termination_date: null,
    termination_reason: null,
    suspended_from: null,
    completed_at: null,
    retention_until: null,
    parties: [],
    files_count: 0,
    available_actions: [],
    readiness: [],
    ...patch,
    items,
  });
}
