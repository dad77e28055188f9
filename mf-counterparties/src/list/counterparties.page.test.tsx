import {
  counterparty,
  counterpartyList,
  counterpartyRow,
  type Counterparty,
} from 'shared/contract/counterparty';
import { renderPage, screen, stubNetwork, type StubRequest, within } from 'shared/testing';

import CounterpartyPage from '../card/counterparty.page';
import OrganizationsPage from './organizations.page';
import PartnersPage from './partners.page';

function aCompany(patch: Partial<Counterparty> = {}): Counterparty {
  return counterparty.parse({
    id: 20,
    is_own: false,
    type: 'legal',
    legal_form: 'ООО',
    name_short: 'Лесная Плаза',
    name_full: 'Общество с ограниченной ответственностью «Лесная Плаза»',
    inn: '7736050003',
    kpp: '773601001',
    ogrn: '1027700132195',
    legal_address: '125047, Москва, Лесная ул., 9',
    phone: '+7 495 000-11-22',
    email: 'info@lesplaza.example',
    status: 'active',
    responsible_name: null,
    archived_at: null,
    created_at: '2024-02-01T08:00:00Z',
    updated_at: '2026-10-06T08:00:00Z',
    lock_version: 1,
    can: { edit: false, delete: false },
    postal_address: null,
    website: null,
    checked_at: null,
    risk_level: null,
    note: null,
    default_vat_rate_id: null,
    bank_accounts: [
      {
        id: 1,
        bank_name: 'АО «Банк Севера»',
        bic: '044525225',
        account: '40702810200000012345',
        correspondent_account: '30101810400000000225',
        currency_code: 'RUB',
        is_primary: true,
      },
    ],
    signatories: [
      {
        id: 3,
        full_name: 'Орлова Анна Игоревна',
        job_title: 'Генеральный директор',
        basis: 'Устав',
        basis_valid_until: null,
        is_default: true,
      },
    ],
    ...patch,
  });
}

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };
const list = (company: Counterparty) =>
  counterpartyList.parse({ data: [counterpartyRow.parse(company)], meta });
const own = aCompany({ id: 1, is_own: true, name_short: 'Северный узел связи', legal_form: 'АО' });
const network = {
  'GET /api/counterparties': ({ query }: StubRequest) =>
    list(query.get('filter[is_own]') === 'true' ? own : aCompany()),
  'GET /api/counterparties/20': aCompany(),
  'GET /api/counterparties/1': own,
};

describe('counterparties', () => {
  it('that are partners are listed by their bare names', async () => {
    stubNetwork(network);
    renderPage(<PartnersPage />, { at: '/counterparties/partners' });
    const row = await screen.findByRole('row', { name: /Лесная Плаза/ });
    expect(within(row).getByText('Лесная Плаза, ООО')).toBeVisible();
    expect(within(row).getByText('7736050003')).toBeVisible();
  });

  it('that are the company’s own stand on the same screen with the flag turned', async () => {
    stubNetwork(network);
    renderPage(<OrganizationsPage />, { at: '/counterparties/organizations' });
    expect(await screen.findByText('Северный узел связи, АО')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Свои организации' })).toBeVisible();
  });

  it('show their requisites, accounts and signatories', async () => {
    stubNetwork(network);
    renderPage(<CounterpartyPage />, { path: '/counterparties/:id', at: '/counterparties/20' });
    expect(await screen.findByRole('heading', { level: 1, name: /Лесная Плаза/ })).toBeVisible();
    expect(screen.getByText('1027700132195')).toBeVisible();
    expect(screen.getByText(/40702810200000012345/)).toBeVisible();
    expect(screen.getByText('Орлова Анна Игоревна')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Партнёры' })).toHaveAttribute(
      'href',
      '/counterparties/partners',
    );
  });

  it('that are own lead back to the own organisations', async () => {
    stubNetwork(network);
    renderPage(<CounterpartyPage />, { path: '/counterparties/:id', at: '/counterparties/1' });
    expect(await screen.findByRole('link', { name: 'Свои организации' })).toBeVisible();
  });
});
