import { categories } from 'shared/contract/books/categories.book';
import { products } from 'shared/contract/books/products.book';
import { renderPage, screen, stubNetwork } from 'shared/testing';

import { aBookRow } from '../testing/book-row.builder';
import CategoryPage from './category.page';

const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };
const cable = aBookRow(categories, { name: 'Кабель', kind: 'goods', parent_id: null, parent_name: null });
const held = {
  'GET /api/categories/3': cable,
  'GET /api/categories': { data: [aBookRow(categories, { name: 'Медный' })], meta },
  'GET /api/products': { data: [aBookRow(products, { name: 'Кабель UTP 5e' })], meta },
  'GET /api/imports': { data: [], meta: { ...meta, total: 0 } },
  'GET /api/saved-views': { data: [], meta, shareable: [] },
};
const at = (search = '') => ({
  path: '/handbooks/categories/:id',
  at: `/handbooks/categories/3${search}`,
});

test('goods that lie in a category beside its parts are one press away', async () => {
  stubNetwork(held);
  const { user } = renderPage(<CategoryPage />, at());
  expect(await screen.findByRole('link', { name: 'Медный' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Товары и услуги' }));
  expect(await screen.findByRole('row', { name: /Кабель UTP 5e/ })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Подкатегории' }));
  expect(await screen.findByRole('link', { name: 'Медный' })).toBeVisible();
});

test('an address that names one of the goods opens that one, also in a divided category', async () => {
  const stub = stubNetwork({
    ...held,
    'GET /api/products/9': aBookRow(products, { id: 9, name: 'Кабель UTP 5e' }),
    'GET /api/products/9/usage': { data: [] },
    'GET /api/products/9/history': { data: [], meta: { ...meta, total: 0 } },
  });
  renderPage(<CategoryPage />, at('?part=products&id=9'));
  expect(await screen.findByRole('dialog', { name: /Кабель UTP 5e/ })).toBeVisible();
  expect(stub.requests.some(({ path }) => path === '/api/categories/9')).toBe(false);
});

test('an archived category says so, and nothing is added to it', async () => {
  stubNetwork({ ...held, 'GET /api/categories/3': { ...cable, archived_at: '2026-11-20T09:00:00Z' } });
  renderPage(<CategoryPage />, at());
  expect(await screen.findByRole('heading', { name: 'Кабель · в архиве' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Создать' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Загрузить из файла' })).not.toBeInTheDocument();
});
