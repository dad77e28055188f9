import type { Agreement } from 'shared/contract/agreement/agreement';
import { renderPage, screen, stubNetwork, within } from 'shared/testing';

import { anAgreement, anItem } from '../testing/an-agreement';
import { books } from '../testing/books';
import EditPage from './edit.page';

const record = anAgreement({ items: [anItem(1), anItem(2, { name: 'Дисковая полка', quantity: '2.000' })] });
const wide = window.matchMedia;

beforeEach(() => {
  localStorage.clear();
  window.matchMedia = (query) => ({ ...wide(query), matches: true });
});
afterEach(() => {
  window.matchMedia = wide;
});

function open(agreement: Agreement = record) {
  const network = stubNetwork({
    ...books(),
    'GET /api/agreements/412': agreement,
    'PATCH /api/agreements/412': agreement,
  });
  const view = renderPage(<EditPage />, {
    path: '/agreements/:id/edit',
    at: '/agreements/412/edit',
    routes: [{ path: '/agreements/:id', element: <p>Карточка договора</p> }],
  });
  return { ...view, network };
}
const line = async (name: RegExp) => {
  const list = await screen.findByRole('list', { name: 'Спецификация' });
  return within(list).getByRole('button', { name });
};

test('on a phone a line is a row with its sum and opens whole to be changed', async () => {
  const { user, network } = open();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  expect(await line(/Дисковая полка/)).toHaveTextContent('2 шт × 1 284 000,00 ₽2 568 000,00');
  await user.click(await line(/Дисковая полка/));
  const sheet = await screen.findByRole('dialog', { name: 'Позиция 2' });
  await user.clear(within(sheet).getByLabelText(/^Количество/));
  await user.paste('3,5');
  await user.click(within(sheet).getByText('Готово'));
  expect(await line(/Дисковая полка/)).toHaveTextContent('4 494 000,00');
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findByText('Карточка договора')).toBeInTheDocument();
  const sent = network.requests.find((request) => request.method === 'PATCH')?.body as {
    items: { quantity: string }[];
  };
  expect(sent.items.map((item) => item.quantity)).toEqual(['8', '3.5']);
});

test('what was typed in a line is given up on a phone only when that is meant', async () => {
  const { user } = open();
  await user.click(await line(/Дисковая полка/));
  const sheet = await screen.findByRole('dialog', { name: 'Позиция 2' });
  await user.clear(within(sheet).getByLabelText(/^Количество/));
  await user.paste('3,5');
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Продолжить правку' }));
  expect(within(sheet).getByLabelText(/^Количество/)).toHaveValue('3,5');
  await user.click(within(sheet).getByLabelText('Закрыть'));
  await user.click(await screen.findByRole('button', { name: 'Закрыть без сохранения' }));
  expect(await line(/Дисковая полка/)).toHaveTextContent('2 шт × 1 284 000,00 ₽');
});

test('a line that was opened to be added and left blank does not stay; one begun says what it lacks', async () => {
  const { user } = open();
  await user.click(await screen.findByText('Добавить позицию'));
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Позиция 3' })).getByLabelText('Закрыть'),
  );
  expect(screen.queryByText('Без наименования')).not.toBeInTheDocument();

  await user.click(screen.getByText('Добавить позицию'));
  const sheet = await screen.findByRole('dialog', { name: 'Позиция 3' });
  await user.click(within(sheet).getByLabelText(/^Наименование/));
  await user.paste('Кабель');
  await user.click(within(sheet).getByText('Готово'));
  expect(await line(/Кабель/)).toHaveTextContent('количество: это поле обязательно для заполнения');
});

test('a line with a number that cannot be is not let go: its fields say so, and the first of them is led to', async () => {
  const { user } = open();
  await user.click(await line(/Дисковая полка/));
  const sheet = await screen.findByRole('dialog', { name: 'Позиция 2' });
  const quantity = within(sheet).getByLabelText(/^Количество/);
  await user.clear(quantity);
  await user.paste('-5');
  await user.clear(within(sheet).getByLabelText(/^Цена/));
  await user.paste('-1');
  await user.click(within(sheet).getByText('Готово'));
  expect(quantity).toHaveFocus();
  expect(quantity).toHaveAccessibleDescription('Больше нуля');
  expect(within(sheet).getByLabelText(/^Цена/)).toHaveAccessibleDescription('Не меньше нуля');
  expect(await line(/Дисковая полка/)).toHaveTextContent('2 568 000,00');
});
