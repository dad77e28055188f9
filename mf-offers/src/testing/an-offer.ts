import { commercialOffer, type CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';

/** A draft of the server with one line, but for what the test says. */
export function anOffer(patch: Partial<CommercialOffer> = {}): CommercialOffer {
  return commercialOffer.parse({
    id: 7,
    number: 'КП-2026-0018',
    revision: 1,
    offer_date: '2026-10-05',
    direction: 'incoming',
    title: 'Поставка коммутаторов доступа',
    subject: 'Коммутаторы доступа на 48 портов, 24 шт',
    organization_id: 1,
    counterparty_id: 20,
    responsible_id: 2,
    archived_at: null,
    organization_name: 'Северный узел связи',
    counterparty_name: 'Телеком Снаб',
    responsible_name: 'Щербакова Елена Андреевна',
    currency_code: 'RUB',
    amount: '2440.00',
    discount_percent: '0.00',
    vat_amount: '440.00',
    amount_without_vat: '2000.00',
    valid_until: '2026-12-01',
    status: 'draft',
    created_at: '2026-10-05T08:00:00Z',
    updated_at: '2026-10-06T08:00:00Z',
    lock_version: 3,
    organization: {
      id: 1,
      name_short: 'Северный узел связи',
      legal_form: 'АО',
      inn: '7707083893',
      kpp: null,
    },
    counterparty: { id: 20, name_short: 'Телеком Снаб', legal_form: 'ООО', inn: '7736050003', kpp: null },
    contact: null,
    contact_name: null,
    category: null,
    department: null,
    responsible: { id: 2, full_name: 'Щербакова Елена Андреевна', department_name: null },
    author: { id: 2, full_name: 'Щербакова Елена Андреевна', department_name: null },
    vat_mode: 'included',
    vat_rate: { id: 5, name: 'НДС\u00A022\u00A0%', percent: '22.00' },
    vat_note: null,
    delivery_days: 30,
    delivery_terms: null,
    warranty_months: null,
    payment_terms: null,
    intro_text: null,
    terms_text: null,
    items: [
      {
        id: 1,
        position: 1,
        product_id: null,
        name: 'Коммутатор',
        description: null,
        measure: { id: 1, name: 'Штука', symbol: 'шт' },
        quantity: '2.000',
        price: '1220.00',
        discount_percent: '0.00',
        vat_mode: 'included',
        vat_rate: { id: 5, name: 'НДС\u00A022\u00A0%', percent: '22.00' },
        amount_without_vat: '2000.00',
        vat_amount: '440.00',
        amount: '2440.00',
        delivery_date: null,
        note: null,
      },
    ],
    sent_at: null,
    sent_to: null,
    viewed_at: null,
    decision_at: null,
    decision_reason: null,
    decision_comment: null,
    status_changed_at: '2026-10-05T08:00:00Z',
    status_reason: null,
    approval_required: false,
    competitor_group_id: null,
    is_winner: false,
    previous: null,
    next: null,
    agreement: null,
    files_count: 0,
    can: { edit: true, edit_service: true, delete: false, upload: false },
    open_groups: ['essential', 'open', 'service'],
    available_actions: [],
    readiness: [],
    ...patch,
  });
}

/** A page of a list that holds everything. */
export function listed<Row>(data: readonly Row[]) {
  const meta = { current_page: 1, last_page: 1, per_page: 50, total: data.length, total_is_capped: false };
  return { data, meta };
}

const party = (id: number, name_short: string) => ({
  id,
  name_short,
  legal_form: 'ООО',
  inn: null,
  kpp: null,
});

/** Answers of the books a card and a form of an offer ask for. */
export function books(): Record<string, unknown> {
  return {
    'GET /api/vat-rates': listed([
      {
        id: 5,
        name: 'НДС\u00A022\u00A0%',
        code: 'vat22',
        is_active: true,
        percent: '22.00',
        valid_from: '2026-01-01',
        valid_to: null,
      },
    ]),
    'GET /api/measures': listed([{ id: 1, name: 'Штука', symbol: 'шт', is_active: true, precision: 3 }]),
    'GET /api/currencies': listed([{ id: 1, code: 'RUB', name: 'Рубль', sign: '₽', is_active: true }]),
    'GET /api/agreement-types': listed([{ id: 4, name: 'Поставка' }]),
    'GET /api/document-types': listed([]),
    'GET /api/files': { data: [] },
    'GET /api/counterparties': ({ query }: { query: URLSearchParams }) =>
      listed([
        query.get('filter[is_own]') === 'true' ? party(1, 'Северный узел связи') : party(20, 'Телеком Снаб'),
      ]),
    'GET /api/commercial-offers/7/history': listed([]),
    'GET /api/commercial-offers/7/neighbours': {
      position: null,
      total: 0,
      total_is_capped: false,
      previous_id: null,
      next_id: null,
    },
  };
}
