import type { Book } from 'shared/contract/books/book';
import { BOOKS } from 'shared/contract/books/books';
import { categories } from 'shared/contract/books/categories.book';
import { products } from 'shared/contract/books/products.book';
import { userList, userRow } from 'shared/contract/user/user';
import { aSession, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import BookPage from '../books/book.page';
import { BOOK_SCREENS } from '../books/book-screens';
import { rowText } from '../books/row-text';
import CategoryPage from '../categories/category.page';
import { aBookRow } from '../testing/book-row.builder';
import { aUser } from '../users/a-user';
import UserPage from '../users/user.page';
import UsersPage from '../users/users.page';
import HandbooksPage from './handbooks.page';

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };
const cable = aBookRow(categories, { name: 'Кабель', kind: 'goods', parent_id: null, parent_name: null });
const person = aUser();
const row = userRow.parse(person);
const network = {
  ...Object.fromEntries(
    (BOOKS as readonly Book[]).map((book) => [
      `GET /api/${book.kind.resource}`,
      { data: [aBookRow(book, { name: `${book.kind.noun.subject} первая` })], meta },
    ]),
  ),
  'GET /api/categories': { data: [cable], meta },
  'GET /api/categories/3': cable,
  'GET /api/products': {
    data: [aBookRow(products, { name: 'Кабель UTP 5e', price: '32.50' })],
    meta,
  },
  'GET /api/users': userList.parse({ data: [row], meta }),
  'GET /api/users/1': person,
  'GET /api/users/1/history': { data: [], meta: { ...meta, total: 0 } },
  'GET /api/sessions': { data: [] },
  'GET /api/saved-views': { data: [], meta, shareable: [] },
  'GET /api/imports': { data: [], meta: { ...meta, total: 0 } },
};

const table = new File(['Название'], 'Таблица.csv', { type: 'text/csv' });
const refused = reply(422, { message: 'Файл не подошёл', errors: {} });

async function sentForm(stub: ReturnType<typeof stubNetwork>) {
  const sent = await waitFor(() => {
    const body = stub.requests.find(({ method, path }) => method === 'POST' && path === '/api/imports')?.body;
    if (!(body instanceof FormData)) throw new Error('Nothing was sent yet');
    return body;
  });
  return { resource: sent.get('resource'), mode: sent.get('mode'), given: sent.get('given') };
}

describe('reference books', () => {
  it('are gathered on one page, each with how much it holds; those without the right are left out', async () => {
    stubNetwork(network);
    renderPage(<HandbooksPage />, { at: '/handbooks', session: aSession(['Просмотр должностей']) });
    const link = screen.getByRole('link', { name: /Должности/ });
    expect(await within(link).findByText('1')).toBeVisible();
    expect(link).toHaveAttribute('href', '/handbooks/job-titles');
    expect(screen.getByRole('link', { name: /Единицы измерения/ })).toBeVisible();
    expect(screen.queryByRole('link', { name: /Подразделения/ })).not.toBeInTheDocument();
  });

  it.each(
    BOOK_SCREENS.filter(({ book }) => book.kind.resource !== 'categories').map(
      ({ book, path }) => [book.kind.title, book, path] as const,
    ),
  )('«%s» show their rows, every column in the words of its field', async (title, book, path) => {
    stubNetwork(network);
    renderPage(<BookPage />, { at: path });
    const name = `${book.kind.noun.subject} первая`;
    const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
    for (const [field, column] of Object.entries(book.columns)) {
      const definition = book.fields[field];
      if (column?.hidden === true || definition === undefined) continue;
      expect(screen.getByRole('columnheader', { name: new RegExp(`^${definition.label}`) })).toBeVisible();
      const text = rowText(field, definition, aBookRow(book)) ?? '—';
      expect(row).toHaveTextContent(text.replaceAll('\u00a0', ' '));
    }
    expect(row).toHaveTextContent(/Действует|Срок прошёл/);
    expect(screen.getByRole('link', { name: 'Справочники' })).toHaveAttribute('href', '/handbooks');
  });

  it('open a category as the goods and services in it', async () => {
    const stub = stubNetwork({
      ...network,
      'GET /api/categories': { data: [], meta: { ...meta, total: 0 } },
    });
    renderPage(<CategoryPage />, { path: '/handbooks/categories/:id', at: '/handbooks/categories/3' });
    expect(await screen.findByRole('row', { name: /Кабель UTP 5e/ })).toHaveTextContent('32,50 ₽');
    expect(screen.getByRole('heading', { name: 'Кабель' })).toBeVisible();
    expect(stub.requests.find(({ path }) => path === '/api/products')?.query.get('filter[category_id]')).toBe(
      '3',
    );
  });

  it('open a category that is divided as its parts', async () => {
    stubNetwork(network);
    renderPage(<CategoryPage />, { path: '/handbooks/categories/:id', at: '/handbooks/categories/3' });
    expect(await screen.findByRole('link', { name: 'Кабель' })).toHaveAttribute(
      'href',
      '/handbooks/categories/3',
    );
  });

  it.each(['GET /api/categories/3', 'GET /api/categories'])(
    'of a category of which %s did not come say so, and one press asks again',
    async (address) => {
      const down = reply(503, { message: 'Сервер сейчас перегружен', request_id: '7' });
      const stub = stubNetwork({ ...network, [address]: down });
      const at = { path: '/handbooks/categories/:id', at: '/handbooks/categories/3' };
      const { user } = renderPage(<CategoryPage />, at);
      expect(screen.getByText('Загрузка')).toBeVisible();
      expect(await screen.findByRole('heading', { name: 'Категория не загрузилась' })).toBeVisible();
      stub.answer(network);
      await user.click(screen.getByRole('button', { name: 'Повторить' }));
      expect(await screen.findByRole('link', { name: 'Кабель' })).toBeVisible();
    },
  );

  it('link an employee’s profile only for those who may open it', async () => {
    stubNetwork({
      ...network,
      'GET /api/users': userList.parse({
        data: [row, { ...row, id: 2, full_name: 'Мельников Пётр' }],
        meta,
      }),
    });
    renderPage(<UsersPage />, { at: '/handbooks/users', session: aSession([]) });
    expect(await screen.findByRole('link', { name: 'Соколова Мария Дмитриевна' })).toBeVisible();
    expect(screen.getByText('Мельников Пётр')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Мельников Пётр' })).not.toBeInTheDocument();
  });

  it('show one’s own profile', async () => {
    stubNetwork(network);
    renderPage(<UserPage />, { path: '/handbooks/users/:id', at: '/handbooks/users/1' });
    expect(await screen.findByText('Мой профиль')).toBeVisible();
    expect(screen.getByText('000412')).toBeVisible();
  });

  it('take products of a table into the category they are opened in, without a column for it', async () => {
    const stub = stubNetwork({
      ...network,
      'GET /api/categories': { data: [], meta: { ...meta, total: 0 } },
      'POST /api/imports': refused,
    });
    const { user } = renderPage(<CategoryPage />, {
      path: '/handbooks/categories/:id',
      at: '/handbooks/categories/3',
    });
    await user.click(await screen.findByRole('button', { name: 'Загрузить из файла' }));
    const dialog = await screen.findByRole('dialog', { name: /в «Кабель» из файла$/ });
    await user.upload(within(dialog).getByLabelText('Файл для загрузки'), table);
    await user.click(within(dialog).getByRole('button', { name: 'Дальше' }));
    expect(await sentForm(stub)).toEqual({
      resource: 'products',
      mode: 'create',
      given: '{"category_id":3}',
    });
  });

  it('take employees from a table of those who may invite or change them', async () => {
    const stub = stubNetwork({ ...network, 'POST /api/imports': refused });
    const session = aSession(['Создание учётных записей']);
    const { user } = renderPage(<UsersPage />, { at: '/handbooks/users', session });
    await user.click(await screen.findByRole('button', { name: 'Загрузить из файла' }));
    const dialog = await screen.findByRole('dialog', { name: 'Загрузка сотрудников из файла' });
    expect(within(dialog).getAllByRole('radio')).toHaveLength(1);
    await user.upload(within(dialog).getByLabelText('Файл для загрузки'), table);
    await user.click(within(dialog).getByRole('button', { name: 'Дальше' }));
    expect(await sentForm(stub)).toEqual({ resource: 'users', mode: 'create', given: null });
  });

  it('offer nobody else a load of employees', async () => {
    stubNetwork(network);
    const session = aSession(['Изменение ролей учётных записей']);
    renderPage(<UsersPage />, { at: '/handbooks/users', session });
    await screen.findByText('Соколова Мария Дмитриевна');
    expect(screen.queryByRole('button', { name: 'Загрузить из файла' })).toBeNull();
  });
});
