import type { ReactNode } from 'react';
import { DocumentSlots } from 'shared/area';
import { agreementActionInput } from 'shared/contract/agreement/agreement-input';
import type { Agreement } from 'shared/contract/agreement/agreement';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { publishUserEvent } from 'shared/realtime';
import {
  act,
  fireEvent,
  NO_COMMENTS,
  renderPage,
  reply,
  screen,
  stubNetwork,
  waitFor,
  within,
} from 'shared/testing';

import { anAgreement, anItem } from '../testing/an-agreement';
import { books, listed } from '../testing/books';
import AgreementPage from './agreement.page';

const event = (id: number, patch: Partial<ActivityLog> = {}): ActivityLog => ({
  id,
  occurred_at: '2026-11-17T09:30:00Z',
  actor_id: 2,
  actor_name: 'Щербакова Елена Андреевна',
  action: 'agreement.updated',
  action_label: 'Изменение договора',
  entity_type: 'agreement',
  entity_id: 412,
  entity_label: 'Договор',
  entity_url: null,
  changes: [],
  ...patch,
});
const history = [
  event(3, {
    changes: [{ field: 'end_date', label: 'Дата окончания', old: '30.11.2027', new: '31.12.2027' }],
  }),
  event(2, { changes: [{ field: 'status', label: 'Статус', old: 'Черновик', new: 'На доработке' }] }),
];

function answer(agreement: Agreement, more: Record<string, unknown> = {}) {
  return stubNetwork({
    ...books(),
    'GET /api/agreements/412': agreement,
    'GET /api/agreements/412/history': listed(history),
    'GET /api/comments': NO_COMMENTS,
    'GET /api/agreements/412/neighbours': {
      position: null,
      total: 0,
      total_is_capped: false,
      previous_id: null,
      next_id: null,
    },
    ...more,
  });
}
const show = (page: ReactNode, at = '/agreements/412') =>
  renderPage(page, {
    path: '/agreements/:id',
    at,
    routes: [
      { path: '/agreements', element: <p>Список договоров</p> },
      { path: '/agreements/:id/edit', element: <p>Правка договора</p> },
    ],
  });
function open(agreement: Agreement, at?: string, more: Record<string, unknown> = {}) {
  const network = answer(agreement, more);
  return { ...show(<AgreementPage />, at), network };
}
const loaded = () => screen.findByRole('heading', { level: 1 });

test('the card says what the agreement is, for how much, with whom, until when and who answers for it', async () => {
  open(anAgreement({ items: [anItem(1)], status: 'rework', status_reason: 'п. 5.4' }));
  expect(await loaded()).toHaveTextContent('Поставка серверного оборудования для ЦОД «Северный»');
  expect(screen.getByText('Договор № 112/2026-П от 17.11.2026')).toBeInTheDocument();
  expect(screen.getByText('10 272 000,00 ₽')).toBeInTheDocument();
  expect(screen.getByText('НДС 22 % — 1 852 327,87 ₽')).toBeInTheDocument();
  expect(screen.getByText('Инфраструктурные решения, ООО')).toBeInTheDocument();
  expect(screen.getAllByText('Ответственный')[0]?.parentElement).toHaveTextContent('Щербакова Е. А.');
  expect(screen.getByText('с 17.11.2026: п. 5.4')).toBeInTheDocument();
});

test.each([
  [6, '6 позиций'],
  [7, '7 позиций, здесь первые 6'],
])('of a specification of %i lines it is said whether all of them stand here', async (count, note) => {
  open(anAgreement({ items: Array.from({ length: count }, (_, at) => anItem(at + 1)) }));
  await loaded();
  expect(screen.getByText(note)).toBeInTheDocument();
});

test('only what the server allows is offered: the step the state waits for in front, the rest behind the arrow', async () => {
  const { user } = open(
    anAgreement({
      status: 'on_signing',
      available_actions: ['decline-signing', 'mark-signed', 'cancel', 'copy'],
    }),
  );
  await loaded();
  expect(screen.getByRole('button', { name: 'Отметить подписание' })).toBeInTheDocument();
  expect(screen.queryByText('Отправить на согласование')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Другие действия' }));
  const menu = screen.getByRole('menu', { name: 'Другие действия' });
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map((item) => item.textContent),
  ).toEqual(['Вернуть на доработку', 'Создать копию', 'Аннулировать']);
});

test('a tab that another area puts into the card stands after its own and opens', async () => {
  const Card = () => (
    <DocumentSlots
      value={{
        tabs: (kind, record) => [
          { id: 'links', label: 'Связи', render: () => <p>{`${kind} ${String(record.id)}`}</p> },
        ],
        rail: () => [],
        header: () => [],
      }}
    >
      <AgreementPage />
    </DocumentSlots>
  );
  answer(anAgreement());
  const { user } = show(<Card />);
  await loaded();
  const tabs = within(screen.getByRole('navigation', { name: 'Разделы договора' })).getAllByRole('link');
  expect(tabs.at(-1)).toHaveTextContent('Связи');
  await user.click(screen.getByRole('link', { name: 'Связи' }));
  expect(await screen.findByText('agreement 412')).toBeVisible();
});

test('a reader without rights sees no buttons and is told why nothing can be changed', async () => {
  const can = { edit: false, edit_service: false, delete: false, upload: false };
  open(anAgreement({ status: 'active', can }));
  await loaded();
  expect(screen.queryByText('Изменить')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Другие действия' })).not.toBeInTheDocument();
  expect(screen.getByText(/Договор действует, условия закрыты/)).toBeInTheDocument();
});

test('an action asks for its reason, a refusal stands under the field, the answer is the new card', async () => {
  const agreement = anAgreement({ status: 'active', available_actions: ['suspend'] });
  const { user, network } = open(agreement, undefined, {
    'POST /api/agreements/412/suspend': reply(422, {
      message: 'Проверьте поля',
      request_id: '1',
      errors: { date: ['Раньше начала действия'] },
    }),
  });
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Другие действия' }));
  await user.click(screen.getByText('Приостановить'));
  const dialog = await screen.findByRole('dialog', { name: 'Приостановить договор' });
  await user.click(within(dialog).getByText('Приостановить'));
  expect(within(dialog).getByText(REQUIRED_FIELD)).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Причина/)).toHaveFocus();

  await user.paste('Спор о качестве');
  await user.click(within(dialog).getByText('Приостановить'));
  expect(await within(dialog).findByText('Раньше начала действия')).toBeInTheDocument();
  expect(within(dialog).getByLabelText(/^Приостановить с/)).toHaveFocus();

  network.answer({
    'POST /api/agreements/412/suspend': { ...agreement, status: 'suspended', lock_version: 4 },
  });
  await user.click(within(dialog).getByText('Приостановить'));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(screen.getAllByText('Приостановлен')).not.toHaveLength(0);
  const sent = network.requests.filter((request) => request.method === 'POST').at(-1);
  expect(agreementActionInput.parse(sent?.body)).toMatchObject({
    lock_version: 3,
    reason: 'Спор о качестве',
  });
});

test('a step that is not ready yet says what is missing, shows it, and is not taken', async () => {
  const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
  const { user, network } = open(
    anAgreement({
      available_actions: ['send-to-approval'],
      readiness: [{ field: 'files', message: 'Приложите файл договора', level: 'error' }],
    }),
  );
  await loaded();
  const button = screen.getByRole('button', { name: 'Отправить на согласование' });
  expect(button).toHaveAccessibleDescription('Приложите файл договора');
  await user.click(button);
  expect(network.requests.some((request) => request.method === 'POST')).toBe(false);
  expect(brought.mock.contexts.at(-1)).toHaveTextContent('Приложите файл договора');
  brought.mockRestore();
});

test('a sending that leads to nobody says so and leads to where approvers are chosen', async () => {
  const sentence = 'Согласовать некому. Не найдены участники: этап «Экспертиза» — Куратор не назначен';
  const { user, router, alerts } = open(
    anAgreement({ available_actions: ['send-to-approval'], readiness: [] }),
    '/agreements/412?list=sort%3Dtitle',
    {
      'POST /api/agreements/412/send-to-approval': reply(422, {
        message: sentence,
        errors: { route: [sentence] },
        request_id: '1',
      }),
      'GET /api/agreements/412/neighbours': {
        position: 1,
        total: 1,
        total_is_capped: false,
        previous_id: null,
        next_id: null,
      },
    },
  );
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Отправить на согласование' }));
  await waitFor(() => {
    expect(router.state.location.search).toBe('?list=sort%3Dtitle&tab=approval&choose-approvers=1');
  });
  expect(alerts()).toEqual([sentence]);
});

test('when somebody was faster the card shows the record as it stands now', async () => {
  const agreement = anAgreement({ status: 'approved', available_actions: ['send-to-signing'] });
  const current = anAgreement({ status: 'cancelled', lock_version: 9, available_actions: ['reopen'] });
  const { user } = open(agreement, undefined, {
    'POST /api/agreements/412/send-to-signing': reply(409, {
      message: 'Договор изменил другой сотрудник',
      request_id: '1',
      current,
    }),
  });
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Передать на подписание' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Передать на подписание' }));
  expect(await dialog.findByText('Договор изменил другой сотрудник')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Отменить' }));
  expect(await screen.findByRole('button', { name: 'Вернуть в черновики' })).toBeInTheDocument();
});

test('what goes to the signature is told to be final before it goes', async () => {
  const agreement = anAgreement({ status: 'approved', available_actions: ['send-to-signing'] });
  const { user, network } = open(agreement, undefined, {
    'POST /api/agreements/412/send-to-signing': anAgreement({ status: 'on_signing' }),
  });
  await loaded();
  const posted = () => network.requests.filter(({ method }) => method === 'POST').length;
  await user.click(screen.getByRole('button', { name: 'Передать на подписание' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(
    dialog.getByText(/^Условия и текст больше не изменить.*договор придётся вернуть/),
  ).toBeInTheDocument();
  expect(posted()).toBe(0);
  await user.click(dialog.getByRole('button', { name: 'Передать на подписание' }));
  await waitFor(() => {
    expect(posted()).toBe(1);
  });
});

test('the tab lives in the address and keeps the list', async () => {
  const { user, router } = open(anAgreement({ items: [anItem(1)] }), '/agreements/412?list=sort%3Dtitle', {
    'GET /api/agreements/412/neighbours': {
      position: 1,
      total: 1,
      total_is_capped: false,
      previous_id: null,
      next_id: null,
    },
  });
  await loaded();
  await user.click(screen.getByRole('link', { name: /^История/ }));
  expect(await screen.findByText('30.11.2027')).toBeInTheDocument();
  expect(router.state.location.search).toBe('?list=sort%3Dtitle&tab=history');
});

test('the list it was opened from can be walked with arrows and keys', async () => {
  const { user, network, router } = open(anAgreement(), '/agreements/412?list=%3Ftab%3Dmine%26page%3D2', {
    'GET /api/agreements/412/neighbours': {
      position: 2,
      total: 148,
      total_is_capped: false,
      previous_id: 411,
      next_id: 413,
    },
    'GET /api/agreements/:id': anAgreement({ id: 413 }),
  });
  expect(await screen.findByText('2 из 148')).toBeInTheDocument();
  const asked = network.requests.find((request) => request.path.endsWith('/neighbours'));
  expect([...(asked?.query ?? [])]).toEqual([
    ['filter[tab]', 'mine'],
    ['sort', '-agreement_date'],
  ]);
  await user.keyboard('{j}');
  await waitFor(() => {
    expect(router.state.location.pathname).toBe('/agreements/413');
  });
  expect(router.state.location.search).toBe('?list=%3Ftab%3Dmine%26page%3D2');
});

test('somebody else’s change comes in place and is mentioned', async () => {
  const { network } = open(anAgreement());
  await loaded();
  network.answer({
    'GET /api/agreements/412': anAgreement({ title: 'Новое название', lock_version: 4 }),
    'GET /api/agreements/412/history': listed([
      event(4, { actor_id: 5, actor_name: 'Мельников Пётр Романович' }),
      ...history,
    ]),
  });
  act(() => {
    publishUserEvent({ kind: 'entity', entity: 'agreement', id: 412, lock_version: 4, actor_id: 5 });
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Новое название' })).toBeInTheDocument();
  expect(await screen.findByText(/^Изменение договора: Мельников П. Р./)).toBeInTheDocument();
});

test('a card that was deleted meanwhile is not shown any longer', async () => {
  const { network } = open(anAgreement());
  await loaded();
  network.answer({
    'GET /api/agreements/412': reply(404, { message: 'Договор не найден', request_id: '1' }),
  });
  act(() => {
    publishUserEvent({ kind: 'entity', entity: 'agreement', id: 412, lock_version: 4, actor_id: 5 });
  });
  expect(await screen.findByText('Такого договора нет или он вам недоступен')).toBeInTheDocument();
});

test.each([
  [404, 'Такого договора нет или он вам недоступен'],
  [403, 'Нет права на просмотр'],
  [422, 'Договор не загрузился'],
])('an answer %i says so inside the layout', async (status, text) => {
  open(anAgreement(), '/agreements/412', {
    'GET /api/agreements/412': reply(status, { message: 'Нельзя', request_id: '1' }),
  });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('files are checked before they are sent, then sent as versions of the document', async () => {
  const { user, network } = open(anAgreement(), '/agreements/412?tab=files', {
    'POST /api/files': reply(201, {}),
  });
  await loaded();
  const input = screen.getByLabelText('Загрузить файл');
  await user.upload(input, [new File(['x'], 'Договор.docx')]);
  await waitFor(() => {
    expect(network.requests.some((request) => request.method === 'POST')).toBe(true);
  });
  const form = network.requests.find((request) => request.method === 'POST')?.body as FormData;
  expect([form.get('documentable_type'), form.get('documentable_id'), form.get('kind')]).toEqual([
    'agreement',
    '412',
    'draft',
  ]);

  const dropped = { files: [new File(['x'], 'page.html')] };
  const zone = input.parentElement;
  if (zone === null) throw new Error('Поле файла стоит в зоне');
  fireEvent.drop(zone, { dataTransfer: dropped });
  expect(await screen.findByText(/Файлы .html не принимаются/)).toBeInTheDocument();
  expect(network.requests.filter((request) => request.method === 'POST')).toHaveLength(1);
});

test('the path of states comes from the history', async () => {
  open(anAgreement({ status: 'rework' }));
  await loaded();
  const state = screen.getByRole('region', { name: 'Состояние' });
  const steps = await within(state).findAllByRole('listitem');
  expect(steps[0]).toHaveTextContent('Черновик');
  expect(steps[1]).toHaveTextContent('На доработке');
  expect(steps[1]).toHaveAttribute('aria-current', 'step');
});

test('a draft is deleted after a question and the list opens', async () => {
  const can = { edit: true, edit_service: true, delete: true, upload: true };
  const { user, network } = open(anAgreement({ can }), undefined, {
    'DELETE /api/agreements/412': reply(204),
  });
  await loaded();
  await user.click(screen.getByRole('button', { name: 'Другие действия' }));
  await user.click(screen.getByText('Удалить'));
  const question = await screen.findByRole('alertdialog', { name: 'Удалить договор' });
  await user.click(within(question).getByRole('button', { name: 'Удалить договор' }));
  expect(await screen.findByText('Список договоров')).toBeInTheDocument();
  expect(network.requests.find((request) => request.method === 'DELETE')?.query.get('lock_version')).toBe(
    '3',
  );
});
