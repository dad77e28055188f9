import { departments } from 'shared/contract/books/departments.book';
import { fireEvent, renderPage, reply, screen, stubNetwork, within } from 'shared/testing';

import { aBookNetwork, aBookRow, listed } from '../../testing/book-row.builder';
import BookPage from '../book.page';

const top = aBookRow(departments, { id: 2, name: 'Дирекция', parent_id: null, parent_name: null });
const part = aBookRow(departments, {
  name: 'Отдел закупок',
  depth: 1,
  parent_id: 2,
  parent_name: 'Дирекция',
});

function openTree(more: Record<string, unknown> = {}) {
  const network = stubNetwork({
    ...aBookNetwork(departments, part),
    'GET /api/departments': listed(top, part),
    'GET /api/departments/choices': listed(top, part),
    'GET /api/saved-views': { ...listed(), shareable: [] },
    ...more,
  });
  return { ...renderPage(<BookPage />, { at: '/handbooks/departments' }), network };
}

test('a record of a tree is put on top by the menu of its row', async () => {
  const { user, network } = openTree({ 'PATCH /api/departments/3': { ...part, parent_id: null } });
  await user.click(await screen.findByRole('button', { name: 'Действия: Отдел закупок' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Переместить…' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Куда')).toHaveValue('Дирекция');
  await user.click(within(dialog).getByRole('button', { name: /Очистить/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Переместить' }));
  expect(network.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
    parent_id: null,
    lock_version: 4,
  });
});

test('neither the record itself nor what stands under it is offered as a place for it', async () => {
  const { user, network } = openTree();
  await user.click(await screen.findByRole('button', { name: 'Действия: Дирекция' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Переместить…' }));
  await user.click(within(await screen.findByRole('dialog')).getByLabelText('Куда'));
  await screen.findByRole('option', { name: /Отдел закупок/ });
  expect(network.requests.map(({ query }) => query.get('filter[outside]')).filter(Boolean)).toEqual(['2']);
});

test('nor by the form of the record', async () => {
  const { user, network } = openTree({ 'GET /api/departments/2': top });
  await user.click(await screen.findByRole('button', { name: 'Действия: Дирекция' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Изменить' }));
  await user.click(within(await screen.findByRole('dialog')).getByLabelText('Входит в'));
  await screen.findByRole('option', { name: /Отдел закупок/ });
  expect(network.requests.map(({ query }) => query.get('filter[outside]')).filter(Boolean)).toEqual(['2']);
});

test('dropped on another it is asked to go under it, and the screen says why it cannot', async () => {
  const sentence = 'Запись не может входить в саму себя или в то, что входит в неё';
  const refusal = reply(422, { message: 'Проверьте заполнение полей', errors: { parent_id: [sentence] } });
  const { user } = openTree({ 'PATCH /api/departments/2': refusal });
  const data = new Map<string, string>();
  const dataTransfer = {
    effectAllowed: 'none',
    get types() {
      return [...data.keys()];
    },
    setData: (type: string, text: string) => data.set(type, text),
    getData: (type: string) => data.get(type) ?? '',
  };
  // The column of the record above says the same name; only the record itself is dragged.
  const name = async (text: string) => {
    const found = (await screen.findAllByTitle(text)).find(
      (element) => element.getAttribute('draggable') === 'true',
    );
    return found ?? Promise.reject(new Error(`Nothing to drag is called ${text}`));
  };
  const [dragged, target] = [await name('Дирекция'), await name('Отдел закупок')];
  fireEvent.dragStart(dragged, { dataTransfer });
  fireEvent.dragOver(target, { dataTransfer });
  fireEvent.drop(target, { dataTransfer });
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByLabelText('Куда')).toHaveValue('Отдел закупок');
  await user.click(within(dialog).getByRole('button', { name: 'Переместить' }));
  expect(await within(dialog).findByText(sentence)).toBeVisible();
});
