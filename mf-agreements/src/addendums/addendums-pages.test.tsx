import { addendumCreate, addendumUpdate } from 'shared/contract/addendum/addendum-input';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { aSession, NO_COMMENTS, renderPage, reply, screen, stubNetwork, within } from 'shared/testing';

import { anAddendum } from '../testing/an-addendum';
import { anAgreement } from '../testing/an-agreement';
import { books, listed } from '../testing/books';
import { someEffectiveTerms } from '../testing/effective-terms';
import AddendumPage from './card/addendum.page';
import AddendumCreatePage from './edit/addendum-create.page';
import AddendumEditPage from './edit/addendum-edit.page';

type Person = ReturnType<typeof renderPage>['user'];

const parent = anAgreement({ id: 412, status: 'active', number: '112/2026-П' });
const common = {
  ...books(),
  'GET /api/agreements/412': parent,
  'GET /api/agreements/412/effective-terms': someEffectiveTerms(),
};
const routes = [
  { path: '/addendums/:id', element: <p>Карточка соглашения</p> },
  { path: '/addendums', element: <p>Список соглашений</p> },
];

function create(at: string, network: Record<string, unknown>) {
  const asked = stubNetwork({ ...common, ...network });
  return { ...renderPage(<AddendumCreatePage />, { path: '/addendums/create', at, routes }), network: asked };
}
async function chooseKinds(person: Person) {
  await person.click(screen.getByLabelText(/^Что меняет/));
  await person.click(await screen.findByRole('option', { name: 'Продление' }));
  await person.keyboard('{Escape}');
}

beforeEach(() => {
  localStorage.clear();
});

test('an addendum is begun from its agreement, and what the server refuses stands under its field', async () => {
  const refusal = reply(422, {
    message: 'Проверьте поля',
    request_id: '1',
    errors: { number: ['Такой номер у договора уже есть'] },
  });
  const { user, network } = create('/addendums/create?agreement=412', { 'POST /api/addendums': refusal });
  await user.click(await screen.findByLabelText(/^Название/));
  await user.paste('Продление на 2027 год');
  await chooseKinds(user);
  await user.click(screen.getByText('Создать соглашение'));
  expect(
    await screen.findByRole('textbox', { name: /^Номер/, description: /Такой номер у договора уже есть/ }),
  ).toBeVisible();
  const sent = network.requests.find(({ method }) => method === 'POST');
  expect(addendumCreate.parse(sent?.body)).toMatchObject({
    agreement_id: 412,
    title: 'Продление на 2027 год',
    kinds: ['extension'],
    signing_method: 'paper',
  });
});

test('an addendum without its agreement, title and kinds is not sent', async () => {
  const { user, network } = create('/addendums/create', {});
  await user.click(await screen.findByText('Создать соглашение'));
  expect(await screen.findAllByText(REQUIRED_FIELD)).not.toHaveLength(0);
  expect(network.requests.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('only what was changed is sent, at the version that was read', async () => {
  const addendum = anAddendum();
  const network = stubNetwork({
    ...common,
    'GET /api/addendums/7': addendum,
    'PATCH /api/addendums/7': { ...addendum, title: 'Продление', lock_version: 2 },
  });
  const path = '/addendums/:id/edit';
  const { user } = renderPage(<AddendumEditPage />, { path, at: '/addendums/7/edit', routes });
  const title = await screen.findByLabelText(/^Название/);
  await user.clear(title);
  await user.paste('Продление');
  await user.click(screen.getByText('Сохранить'));
  expect(await screen.findByText('Карточка соглашения')).toBeInTheDocument();
  const body = network.requests.find(({ method }) => method === 'PATCH')?.body;
  expect(addendumUpdate.parse(body)).toEqual({ title: 'Продление', lock_version: 1 });
});

const card = {
  ...common,
  'GET /api/addendums/7': anAddendum(),
  'GET /api/addendums/7/history': listed([]),
  'GET /api/comments': NO_COMMENTS,
  'GET /api/addendums/7/neighbours': { previous: null, next: null, position: 1, total: 1 },
};

test('the card leads to its agreement those alone who may open agreements', async () => {
  stubNetwork(card);
  const at = { path: '/addendums/:id', at: '/addendums/7' };
  const page = renderPage(<AddendumPage />, {
    ...at,
    session: aSession(['Просмотр дополнительных соглашений']),
  });
  const name = /112\/2026-П/;
  expect(await screen.findByText(name)).toBeVisible();
  expect(screen.queryByRole('link', { name })).toBeNull();
  page.unmount();
  renderPage(<AddendumPage />, at);
  expect(await screen.findByRole('link', { name })).toHaveAttribute('href', '/agreements/412');
});

test('the card tells what changes and takes the step the addendum waits for', async () => {
  const addendum = anAddendum();
  const network = stubNetwork({
    ...card,
    'POST /api/addendums/7/send-to-approval': {
      ...addendum,
      status: 'on_approval',
      available_actions: ['recall'],
    },
  });
  const { user } = renderPage(<AddendumPage />, { path: '/addendums/:id', at: '/addendums/7' });
  expect(await screen.findByText('Продление, цена')).toBeVisible();
  const [send] = screen.getAllByRole('button', { name: 'Отправить на согласование' });
  if (send === undefined) throw new Error('Нет кнопки');
  await user.click(send);
  expect(await screen.findAllByText('На согласовании')).not.toHaveLength(0);
  const taken = network.requests.find(({ path }) => path.endsWith('/send-to-approval'));
  expect(taken?.body).toEqual({ lock_version: 1 });
  expect(within(document.body).queryByText('Отправить на согласование')).toBeNull();
});
