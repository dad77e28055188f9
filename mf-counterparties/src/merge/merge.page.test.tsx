import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { aCounterparty, renderPage, reply, screen, stubNetwork, within } from 'shared/testing';

import CounterpartyPage from '../card/counterparty.page';
import MergePage from './merge.page';

const can = { edit: true, edit_service: true, delete: true, upload: true, merge: true };
const target = aCounterparty({ id: 20, lock_version: 3, can, phone: null, note: 'Старая запись' });
const source = aCounterparty({ id: 21, can, name_short: 'Лесная плаза', phone: '+7 495 000-00-00' });
const twin = {
  id: 21,
  is_own: false,
  name_short: 'Лесная плаза',
  legal_form: 'ООО',
  inn: '7736050003',
  kpp: '773601001',
  ogrn: null,
  status: 'active',
  archived_at: null,
  reason: 'same',
};
const moved = { data: [{ label: 'договоры', count: 14 }], obstacle: null };
const listed = { current_page: 1, last_page: 1, per_page: 50, total: 0, total_is_capped: false };

function openMerge(at: string, more: Record<string, unknown> = {}, company: Counterparty = target) {
  const network = stubNetwork({
    'GET /api/counterparties/20': company,
    'GET /api/counterparties/21': source,
    'GET /api/counterparties/21/merge-preview': moved,
    'GET /api/counterparties/duplicates': { data: [twin] },
    ...more,
  });
  return {
    ...renderPage(<MergePage />, {
      path: '/counterparties/:id/merge',
      at,
      routes: [{ path: '/counterparties/:id', element: <p>Карточка</p> }],
    }),
    network,
  };
}
const isSent = ({ method }: { method: string }) => method === 'POST';
const BOTH = '/counterparties/20/merge?with=21';
const field = (name: RegExp) => screen.findByRole('radio', { name });

async function confirm(user: ReturnType<typeof openMerge>['user']) {
  await user.click(screen.getByRole('button', { name: 'Объединить' }));
  const dialog = await screen.findByRole('alertdialog');
  // Whatever gender the name of the record is of.
  expect(dialog).toHaveTextContent(/уйдёт в архив, документы этой записи перейдут к/);
  await user.click(within(dialog).getByRole('button', { name: 'Объединить записи' }));
}

test('of each field that differs one word is kept, and what is said by one record alone is not lost', async () => {
  const { user, network } = openMerge(BOTH, { 'POST /api/counterparties/20/merge': target });
  expect(await field(/^Телефон, уйдёт в архив/)).toBeChecked();
  expect(await field(/^Примечание, останется/)).toBeChecked();
  expect(screen.queryByRole('radio', { name: /^ИНН/ })).not.toBeInTheDocument();
  expect(await screen.findByText(/^договоры:/)).toHaveTextContent('договоры: 14');
  await user.click(await field(/^Название|^Краткое название, уйдёт/));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Объединить с ООО «Лесная Плаза»$/);
  await confirm(user);
  expect(await screen.findByText('Карточка')).toBeInTheDocument();
  expect(network.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    source_id: 21,
    source_lock_version: source.lock_version,
    lock_version: 3,
    fields: { name_short: 'source', phone: 'source', note: 'target' },
  });
});

test('requisites the kept type cannot have are not proposed, and follow the type when the other one is chosen', async () => {
  const trader = { ...target, type: 'entrepreneur' as const, inn: '500100732259', kpp: null };
  const { user, network } = openMerge(BOTH, { 'POST /api/counterparties/20/merge': trader }, trader);
  expect(await field(/^КПП, останется/)).toBeChecked();
  expect(await field(/^ИНН, останется/)).toBeChecked();
  await user.click(await field(/^Тип, уйдёт/));
  expect(await field(/^КПП, уйдёт/)).toBeChecked();
  expect(await field(/^ИНН, уйдёт/)).toBeChecked();
  await user.click(await field(/^Тип, останется/));
  await confirm(user);
  expect(await screen.findByText('Карточка')).toBeInTheDocument();
  expect(network.requests.find(isSent)?.body).toMatchObject({
    fields: { type: 'target', inn: 'target', kpp: 'target', phone: 'source' },
  });
});

test('a refusal stands beside the field it is about', async () => {
  const refusal = reply(422, { message: 'Проверьте поля', errors: { phone: ['Телефон занят'] } });
  const { user } = openMerge(BOTH, { 'POST /api/counterparties/20/merge': refusal });
  await field(/^Телефон, останется/);
  await confirm(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Телефон занят');
});

test('what somebody has written into the other record meanwhile is shown before anything is kept', async () => {
  const current = { ...source, lock_version: 9, phone: '+7 495 111-11-11', website: 'plaza.example' };
  const told = 'Запись, которая уйдёт в архив, изменил другой сотрудник. Выберите ещё раз, что сохранить';
  const { user, network, alerts } = openMerge(BOTH, {
    'POST /api/counterparties/20/merge': reply(409, { message: told, errors: {}, current }),
    'GET /api/counterparties/21': () => (network.requests.some(isSent) ? current : source),
  });
  await field(/^Телефон, уйдёт.*: \+7 495 000-00-00/);
  await confirm(user);
  expect(await field(/^Телефон, уйдёт.*: \+7 495 111-11-11/)).toBeChecked();
  expect(await field(/^Сайт, уйдёт.*: plaza.example/)).toBeChecked();
  expect(alerts()).toEqual([expect.stringContaining(told)]);
  await confirm(user);
  const sent = network.requests.filter(isSent).map(({ body }) => body);
  expect(sent).toMatchObject([
    { source_lock_version: source.lock_version },
    { source_lock_version: 9, fields: { website: 'source' } },
  ]);
});

test('sides of one agreement are not merged, and the agreement is named before anything is pressed', async () => {
  const obstacle = 'Обе записи — стороны договора № 12: объединить их нельзя, пока в нём стоят обе';
  const { network } = openMerge(BOTH, { 'GET /api/counterparties/21/merge-preview': { ...moved, obstacle } });
  expect(await screen.findByRole('alert')).toHaveTextContent(obstacle);
  expect(screen.getByRole('button', { name: 'Объединить' })).toHaveAttribute('aria-disabled', 'true');
  expect(network.requests.find(({ path }) => path.endsWith('/merge-preview'))?.query.get('into')).toBe('20');
});

test('the other record is chosen among those that look alike', async () => {
  const { user } = openMerge('/counterparties/20/merge');
  await user.click(await screen.findByRole('button', { name: /Сравнить с/ }));
  expect(await field(/^Телефон, останется/)).toBeInTheDocument();
});

test('of a second record that is not there, another one is chosen', async () => {
  const missing = reply(404, { message: 'Контрагент не найден' });
  const { user } = openMerge(BOTH, { 'GET /api/counterparties/21': missing });
  await user.click(await screen.findByRole('button', { name: 'Выбрать другую запись' }));
  expect(await screen.findByRole('button', { name: /Сравнить с/ })).toBeVisible();
});

test('of one and the same record nothing is counted and nothing is to be chosen', async () => {
  openMerge('/counterparties/20/merge?with=20', { 'GET /api/counterparties/20/merge-preview': moved });
  expect(await screen.findByRole('alert')).toHaveTextContent('Это та же запись: выберите другую.');
  expect(screen.queryByText('Что перейдёт к оставшейся записи')).toBeNull();
  expect(screen.queryByText(/выбирать нечего/)).toBeNull();
});

test('who may not merge is told which rights it takes', async () => {
  openMerge(BOTH, {}, { ...target, can: { ...can, merge: false } });
  expect(await screen.findByText(/нужно право на удаление/)).toBeInTheDocument();
});

test('the card names the twin, and gives back what was merged', async () => {
  const merged = {
    ...target,
    undoable_merge: { source: { ...twin }, merged_at: '2026-11-17T09:30:00Z', undo_until: '2026-12-17' },
  };
  let present: Counterparty = merged;
  const network = stubNetwork({
    'GET /api/counterparties/20': () => present,
    'GET /api/counterparties/20/history': { data: [], meta: listed },
    'GET /api/counterparties/20/neighbours': { position: null, total: 0, previous_id: null, next_id: null },
    'GET /api/counterparties/20/usage': { agreements: 0, addendums: 0, commercial_offers: 0, by_year: [] },
    'GET /api/counterparties/duplicates': { data: [twin] },
    'POST /api/counterparties/20/unmerge': () => (present = { ...target, lock_version: 4 }),
  });
  const { user } = renderPage(<CounterpartyPage />, {
    path: '/counterparties/:id',
    at: '/counterparties/20',
  });
  expect(await screen.findByRole('link', { name: 'Сравнить и объединить' })).toHaveAttribute('href', BOTH);
  expect(screen.getByText(/Отменить можно до\s17.12.2026/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Отменить объединение' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(within(dialog).getByText(/^ООО «Лесная плаза» вернётся/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Отменить объединение' }));
  expect(await screen.findByRole('link', { name: 'Сравнить и объединить' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отменить объединение' })).not.toBeInTheDocument();
  expect(network.requests.find(({ method }) => method === 'POST')?.body).toEqual({ lock_version: 3 });
});
