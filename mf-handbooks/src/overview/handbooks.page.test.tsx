import { HANDBOOK_ROWS, type Handbook } from 'shared/contract/handbook';
import { user, userList } from 'shared/contract/user';
import { aSession, renderPage, screen, stubNetwork, within } from 'shared/testing';

import AgreementTypesPage from '../books/agreement-types.page';
import ChainTemplatesPage from '../books/chain-templates.page';
import DepartmentsPage from '../books/departments.page';
import DocumentsPage from '../books/documents.page';
import JobTitlesPage from '../books/job-titles.page';
import MeasuresPage from '../books/measures.page';
import CategoriesPage from '../categories/categories.page';
import CategoryPage from '../categories/category.page';
import UserPage from '../users/user.page';
import UsersPage from '../users/users.page';
import HandbooksPage from './handbooks.page';

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };
const book = (resource: Handbook, row: Record<string, unknown>) => ({
  [`GET /api/${resource}`]: {
    data: [HANDBOOK_ROWS[resource].parse({ id: 3, is_active: true, ...row })],
    meta,
  },
});
const person = user.parse({
  id: 1,
  full_name: 'Соколова Мария Дмитриевна',
  last_name: 'Соколова',
  first_name: 'Мария',
  middle_name: 'Дмитриевна',
  email: 'lawyer@contracts.local',
  phone: null,
  job_title: 'Юрист',
  department_id: 2,
  department_name: 'Юридический отдел',
  status: 'active',
  roles: [{ id: 2, name: 'Юрист' }],
  lock_version: 1,
  personnel_number: '000412',
  hired_at: '2021-03-01',
  last_login_at: null,
  created_at: '2021-03-01T08:00:00Z',
  can: {
    edit: false,
    change_roles: false,
    block: false,
    delete: false,
    end_sessions: false,
    invite: false,
  },
});
const network = {
  ...book('measures', { name: 'Штука', symbol: 'шт', okei_code: '796', precision: 0 }),
  ...book('agreement-types', {
    name: 'Поставка',
    code: 'П',
    direction: 'expense',
    kind: 'standard',
    approval_required: true,
    retention_years: 5,
    default_notice_days: null,
    default_term_months: null,
  }),
  ...book('job-titles', { name: 'Юрисконсульт', name_genitive: 'юрисконсульта', category: 'specialist' }),
  ...book('departments', {
    name: 'Отдел закупок',
    short_name: null,
    code: '12',
    parent_id: 1,
    parent_name: 'Коммерческая дирекция',
    head_name: 'Орешкин Виктор Павлович',
  }),
  ...book('categories', { name: 'Кабель', code: 'КБ', kind: 'goods', parent_id: null, parent_name: null }),
  'GET /api/categories/3': { id: 3, name: 'Кабель', is_active: true },
  ...book('products', {
    name: 'Кабель UTP 5e',
    category_name: 'Кабель',
    article: 'UTP-5E',
    measure_symbol: 'м',
    price: '32.50',
  }),
  ...book('document-types', { name: 'Договор', code: 'agreement', is_required: true, needs_signature: true }),
  ...book('chain-templates', {
    name: 'Закупка свыше 1 млн',
    description: 'Расходные договоры от 1 млн рублей',
    document_kinds: ['agreement'],
    priority: 1,
    version: 2,
  }),
  'GET /api/users': userList.parse({ data: [person], meta }),
  'GET /api/users/1': person,
  'GET /api/sessions': { data: [] },
  'GET /api/saved-views': { data: [], meta },
};

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

  it.each([
    ['units of measure', <MeasuresPage key="m" />, 'Штука', ['шт', '796']],
    ['types of agreements', <AgreementTypesPage key="a" />, 'Поставка', ['Расходный', 'Требуется', '5 лет']],
    ['job titles', <JobTitlesPage key="j" />, 'Юрисконсульт', ['юрисконсульта', 'Специалист']],
    [
      'departments',
      <DepartmentsPage key="d" />,
      'Отдел закупок',
      ['Коммерческая дирекция', 'Орешкин Виктор Павлович'],
    ],
    ['templates of approval', <ChainTemplatesPage key="c" />, 'Закупка свыше 1 млн', ['Договоры']],
    ['documents', <DocumentsPage key="t" />, 'Договор', ['agreement', 'Нужна']],
    ['categories', <CategoriesPage key="k" />, 'Кабель', ['Товары', 'КБ']],
  ])('of %s show their rows', async (...[, page, name, details]) => {
    stubNetwork(network);
    renderPage(page, { at: '/handbooks' });
    const row = await screen.findByRole('row', { name: new RegExp(`^${name}`) });
    for (const detail of details) expect(row).toHaveTextContent(detail);
    expect(row).toHaveTextContent('Действует');
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

  it('link an employee’s profile only for those who may open it', async () => {
    stubNetwork({
      ...network,
      'GET /api/users': userList.parse({
        data: [person, { ...person, id: 2, full_name: 'Мельников Пётр' }],
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
});
