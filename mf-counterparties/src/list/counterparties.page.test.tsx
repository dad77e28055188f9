import {
  counterpartyList,
  counterpartyRow,
  type Counterparty,
} from 'shared/contract/counterparty/counterparty';
import {
  aCounterparty,
  aSession,
  aSignatory,
  differencesOfFirstRows,
  renderPage,
  reply,
  screen,
  stubNetwork,
  waitFor,
  within,
  type StubRequest,
} from 'shared/testing';

import CounterpartyPage from '../card/counterparty.page';
import { counterpartiesFirstRows } from './counterparties-first-rows';
import OrganizationsPage from './organizations.page';
import PartnersPage from './partners.page';

const aCompany = (patch: Partial<Counterparty> = {}) =>
  aCounterparty({
    ogrn: '1027700132195',
    bank_accounts: [
      {
        id: 1,
        bank_name: 'АО «Банк Севера»',
        bic: '044525225',
        account: '40702810200000012345',
        correspondent_account: '30101810400000000225',
        currency_code: 'RUB',
        is_primary: true,
        swift: null,
        iban: null,
        valid_from: null,
        valid_to: null,
      },
    ],
    signatories: [aSignatory({ full_name: 'Орлова Анна Игоревна', job_title: 'Генеральный директор' })],
    ...patch,
  });

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };
const list = (company: Counterparty) =>
  counterpartyList.parse({ data: [counterpartyRow.parse(company)], meta });
const own = aCompany({ id: 1, is_own: true, name_short: 'Северный узел связи', legal_form: 'АО' });
const network = {
  'GET /api/counterparties': ({ query }: StubRequest) =>
    list(query.get('filter[is_own]') === 'true' ? own : aCompany()),
  'GET /api/counterparties/20': aCompany(),
  'GET /api/counterparties/1': own,
  'GET /api/saved-views': { data: [], meta: { ...meta, total: 0 }, shareable: [] },
};

describe('counterparties', () => {
  it('that are partners are listed by their bare names', async () => {
    stubNetwork(network);
    renderPage(<PartnersPage />, { at: '/counterparties/partners' });
    const row = await screen.findByRole('row', { name: /Лесная Плаза/ });
    expect(within(row).getByText('Лесная Плаза, ООО')).toBeVisible();
    expect(within(row).getByText('7736050003')).toBeVisible();
  });

  it('are drawn before the code of the list as after it', async () => {
    stubNetwork(network);
    const { container } = renderPage(<PartnersPage />, { at: '/counterparties/partners' });
    await screen.findByRole('row', { name: /Лесная Плаза/ });
    const rows = counterpartiesFirstRows('partners');
    const { data } = list(aCompany());
    expect(differencesOfFirstRows({ resource: 'counterparties', rows, data }, container)).toEqual([]);
  });

  it('that are the company’s own stand on the same screen with the flag turned', async () => {
    stubNetwork(network);
    renderPage(<OrganizationsPage />, { at: '/counterparties/organizations' });
    expect(await screen.findByText('Северный узел связи, АО')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Свои организации' })).toBeVisible();
  });

  it.each([
    ['partners', <PartnersPage key="partners" />],
    ['organizations', <OrganizationsPage key="organizations" />],
  ])('have views of their own as %s', async (name, page) => {
    const stub = stubNetwork({ ...network, 'POST /api/saved-views': reply(422, { message: 'Нет' }) });
    const { user } = renderPage(page, { at: `/counterparties/${name}?sort=-inn` });
    await screen.findByRole('row', { name: /ООО|АО/ });
    await user.click(await screen.findByRole('button', { name: 'Виды' }));
    await user.click(await screen.findByRole('menuitem', { name: /Сохранить/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Новый вид' });
    await user.type(within(dialog).getByRole('textbox'), 'По ИНН');
    await user.click(within(dialog).getByRole('button', { name: 'Сохранить вид' }));
    await waitFor(() => {
      expect(stub.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ resource: name });
    });
    const asked = stub.requests.find(({ path }) => path === '/api/saved-views');
    expect(asked?.query.get('filter[resource]')).toBe(name);
  });

  it('that are own come from a table as own, without a column for it', async () => {
    const stub = stubNetwork({
      ...network,
      'GET /api/imports': { data: [], meta },
      'POST /api/imports': reply(422, { message: 'Нет', errors: {} }),
    });
    const { user } = renderPage(<OrganizationsPage />, { at: '/counterparties/organizations' });
    await user.click(await screen.findByRole('button', { name: 'Загрузить из файла' }));
    const dialog = await screen.findByRole('dialog', { name: 'Загрузка своих организаций из файла' });
    await user.upload(within(dialog).getByLabelText('Файл для загрузки'), new File(['ИНН'], 'Свои.csv'));
    await user.click(within(dialog).getByRole('button', { name: 'Дальше' }));
    await waitFor(() => {
      const sent = stub.requests.find(
        ({ method, path }) => method === 'POST' && path === '/api/imports',
      )?.body;
      expect(sent instanceof FormData && [sent.get('resource'), sent.get('given')]).toEqual([
        'counterparties',
        '{"is_own":true}',
      ]);
    });
  });

  describe('several at once', () => {
    const open = async (answer: object, permissions?: Parameters<typeof aSession>[0]) => {
      const stub = stubNetwork({ ...network, 'POST /api/counterparties/bulk': answer });
      const session = permissions === undefined ? undefined : aSession(permissions);
      const page = renderPage(<PartnersPage />, { at: '/counterparties/partners', session });
      await page.user.click(await screen.findByRole('checkbox', { name: /^Выбрать: ООО/ }));
      await screen.findByRole('button', { name: /Снять выбор/ });
      return { ...page, sent: () => stub.requests.find(({ method }) => method === 'POST')?.body };
    };

    it('are put away after a question that says what becomes of them', async () => {
      const { user, alerts, sent } = await open({ updated: 1, refused: [] });
      await user.click(screen.getByRole('button', { name: 'Архив' }));
      const dialog = await screen.findByRole('alertdialog', { name: 'Убрать в архив' });
      expect(
        within(dialog).getByText(/^Выбрано: 1.партнёр\. В новых документах их больше не выбрать/),
      ).toBeVisible();
      await user.click(within(dialog).getByRole('button', { name: 'Убрать в архив' }));
      await waitFor(() => {
        expect(alerts()).toEqual(['Изменено: 1\u00a0партнёр']);
      });
      expect(sent()).toEqual({ ids: [20], archive: true });
    });

    it('are not changed by whoever may not change one', async () => {
      await open({}, []);
      expect(screen.queryByRole('button', { name: 'Сменить ответственного' })).not.toBeInTheDocument();
      expect(screen.queryByRole('button', { name: 'Архив' })).not.toBeInTheDocument();
    });
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
