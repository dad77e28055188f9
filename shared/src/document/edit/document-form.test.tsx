import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { publishUserEvent } from '../../realtime/realtime';
import { renderPage } from '../../testing/render-page';
import { reply, stubNetwork, type StubRequest } from '../../testing/stub-network';
import { aLetter } from '../testing/a-letter';
import { LetterFormPage, type WholeLetter } from '../testing/a-letter-form';
import { itemKey } from '../../query/query';

const letter = (patch: Partial<WholeLetter> = {}): WholeLetter => ({
  ...aLetter({ available_actions: [] }),
  pages: '3',
  lines: [
    { id: 1, text: 'Опись' },
    { id: 2, text: 'Смета' },
  ],
  ...patch,
});

function open(record: WholeLetter | null, more: Record<string, unknown> = {}) {
  const network = stubNetwork({ 'GET /api/letters/7': record, ...more });
  const view = renderPage(<LetterFormPage />, {
    path: record === null ? '/create' : '/letters/:id/edit',
    at: record === null ? '/create' : '/letters/7/edit',
    routes: [
      { path: '/letters/:id', element: <p>Карточка письма</p> },
      { path: '/letters', element: <p>Список писем</p> },
    ],
  });
  const bodies = (method: string) =>
    network.requests.filter((request) => request.method === method).map((request) => request.body);
  return { ...view, network, bodies };
}

const subject = () => screen.findByLabelText(/^Тема/);
const ctrlS = (more: Partial<KeyboardEventInit> = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { code: 'KeyS', ctrlKey: true, ...more });
/** An answer that comes when the test says so. */
function held() {
  let answer: (value: unknown) => void = () => undefined;
  const handler = () =>
    new Promise((resolve) => {
      answer = resolve;
    });
  return { handler, answer: (value: unknown) => act(async () => answer(value)) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('Ctrl+S', () => {
  it('pressed three times and held down saves once', async () => {
    const save = held();
    const { user, bodies } = open(letter(), { 'PATCH /api/letters/7': save.handler });
    await user.type(await subject(), '!');
    ctrlS();
    ctrlS();
    ctrlS({ repeat: true });
    await waitFor(() => {
      expect(bodies('PATCH')).toHaveLength(1);
    });
    await save.answer(letter({ title: 'Письмо поставщику!', lock_version: 4 }));
    expect(await screen.findByText('Карточка письма')).toBeInTheDocument();
    expect(bodies('PATCH')).toEqual([{ title: 'Письмо поставщику!', lock_version: 3 }]);
  });

  it('saves the number that is being typed and does not save one that cannot be read', async () => {
    const { user, bodies } = open(letter(), { 'PATCH /api/letters/7': letter() });
    const pages = await screen.findByLabelText('Листов');
    await user.clear(pages);
    await user.type(pages, '1,5');
    ctrlS();
    expect(await screen.findByRole('alert')).toHaveTextContent('Листов');
    expect(bodies('PATCH')).toEqual([]);
  });

  it('is silent beneath the question of two versions', async () => {
    const current = letter({ title: 'Их тема', lock_version: 7 });
    const { user, bodies } = open(letter(), {
      'PATCH /api/letters/7': reply(409, { message: 'Изменено', request_id: '1', current }),
    });
    await user.type(await subject(), '!');
    ctrlS();
    await screen.findByRole('dialog', { name: 'Пока вы правили, письмо изменили' });
    ctrlS();
    ctrlS();
    expect(bodies('PATCH')).toHaveLength(1);
  });
});

test('what is typed while the form is being saved is in the form and the draft, and is saved with the next press', async () => {
  const save = held();
  const { user, bodies, network, alerts } = open(letter(), { 'PATCH /api/letters/7': save.handler });
  await user.type(await subject(), '!');
  ctrlS();
  await user.type(await subject(), '?');
  await save.answer(letter({ title: 'Письмо поставщику!', lock_version: 4 }));
  expect(screen.queryByText('Карточка письма')).not.toBeInTheDocument();
  expect(await subject()).toHaveValue('Письмо поставщику!?');
  expect(alerts()).toEqual([
    'Сохранено. Введённое во время сохранения осталось в форме, сохраните её ещё раз.',
  ]);
  act(() => {
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(localStorage.getItem('contracts.draft.1.letter:7')).toContain('Письмо поставщику!?');

  network.answer({ 'PATCH /api/letters/7': letter({ lock_version: 5 }) });
  ctrlS();
  expect(await screen.findByText('Карточка письма')).toBeInTheDocument();
  expect(bodies('PATCH').at(-1)).toEqual({ title: 'Письмо поставщику!?', lock_version: 4 });
});

describe('an answer that was lost', () => {
  it('turns the form into an edit of the record it has made, lines and all', async () => {
    const { user, network, bodies } = open(null, {
      'POST /api/letters': () => Promise.reject(new Error('Связь прервалась')),
    });
    await user.type(await subject(), 'Запрос');
    ctrlS();
    await waitFor(() => {
      expect(bodies('POST')).toHaveLength(1);
    });
    const made = letter({ title: 'Запрос', pages: '1', lines: [{ id: 31, text: 'Опись' }], lock_version: 1 });
    network.answer({
      'POST /api/letters': reply(409, { message: 'Письмо уже создано', request_id: '1', current: made }),
      'PATCH /api/letters/7': { ...made, lock_version: 2 },
    });
    await user.type(await subject(), ' цен');
    await user.type(screen.getByLabelText('Приложение 1'), ' дел');
    ctrlS();
    const dialog = await screen.findByRole('dialog', { name: 'Письмо уже создано' });
    expect(within(dialog).getByLabelText('Тема, у вас: Запрос цен')).toBeChecked();
    expect(within(dialog).getByText(/«Листов»/)).toBeInTheDocument();
    await user.click(within(dialog).getByText('Сохранить выбранное'));
    expect(await screen.findByText('Карточка письма')).toBeInTheDocument();
    expect(bodies('PATCH')).toEqual([
      { title: 'Запрос цен', lines: [{ id: 31, text: 'Опись дел' }], lock_version: 1 },
    ]);
    const keys = network.requests
      .filter((request) => request.method === 'POST')
      .map((request) => request.headers.get('Idempotency-Key'));
    expect(new Set(keys).size).toBe(1);
  });

  const lost = () => Promise.reject(new Error('Связь прервалась'));
  /** An edit with one more line, sent without an answer, and the record it has become all the same. */
  async function savedUnheard() {
    const view = open(letter(), { 'PATCH /api/letters/7': lost });
    await view.user.type(await subject(), '!');
    await view.user.click(screen.getByRole('button', { name: 'Ещё приложение' }));
    await view.user.type(screen.getByLabelText('Приложение 3'), 'График');
    ctrlS();
    await waitFor(() => {
      expect(view.bodies('PATCH')).toHaveLength(1);
    });
    const lines = ['Опись', 'Смета', 'График'].map((text, at) => ({ id: at + 1, text }));
    return { ...view, lines, current: letter({ title: 'Письмо поставщику!', lines, lock_version: 4 }) };
  }

  it('of an edit is not taken for the change of somebody else: what arrived is saved, new lines are in it once', async () => {
    const { network, bodies, current } = await savedUnheard();
    network.answer({ 'PATCH /api/letters/7': reply(409, { message: 'Изменено', request_id: '1', current }) });
    ctrlS();
    expect(await screen.findByText('Карточка письма')).toBeInTheDocument();
    expect(bodies('PATCH')).toHaveLength(2);
  });

  it('of an edit leaves no draft to be restored: the record holds it already', async () => {
    const first = await savedUnheard();
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    first.unmount();
    expect(localStorage.getItem('contracts.draft.1.letter:7')).toContain('График');

    open(first.current);
    expect(await subject()).toHaveValue('Письмо поставщику!');
    expect(screen.queryByText(/^Есть несохранённый черновик/)).not.toBeInTheDocument();
    await waitFor(() => {
      expect(localStorage.getItem('contracts.draft.1.letter:7')).toBeNull();
    });
  });

  it('of an edit that was typed into since leaves the draft to be restored', async () => {
    const first = await savedUnheard();
    await first.user.type(await subject(), '?');
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    first.unmount();

    open(first.current);
    expect(await screen.findByText(/^Есть несохранённый черновик/)).toBeInTheDocument();
  });

  it('of an edit that was typed into since saves the rest over what arrived', async () => {
    const { user, network, bodies, lines, current } = await savedUnheard();
    network.answer({
      'PATCH /api/letters/7': ({ body }: StubRequest) =>
        (body as { lock_version: number }).lock_version === 3
          ? reply(409, { message: 'Изменено', request_id: '1', current })
          : letter({ ...current, title: 'Письмо поставщику!?', lock_version: 5 }),
    });
    await user.type(await subject(), '?');
    await user.type(screen.getByLabelText('Приложение 3'), ' работ');
    ctrlS();
    expect(await screen.findByText('Карточка письма')).toBeInTheDocument();
    expect(bodies('PATCH').at(-1)).toEqual({
      title: 'Письмо поставщику!?',
      lines: [...lines.slice(0, 2), { id: 3, text: 'График работ' }],
      lock_version: 4,
    });
  });

  it('of an edit somebody else has changed since is brought together with theirs', async () => {
    const { user, network, bodies } = open(letter(), { 'PATCH /api/letters/7': lost });
    await user.type(await subject(), '!');
    ctrlS();
    await waitFor(() => {
      expect(bodies('PATCH')).toHaveLength(1);
    });
    const current = letter({ title: 'Их тема', lock_version: 5 });
    network.answer({ 'PATCH /api/letters/7': reply(409, { message: 'Изменено', request_id: '1', current }) });
    ctrlS();
    const dialog = await screen.findByRole('dialog', { name: 'Пока вы правили, письмо изменили' });
    expect(within(dialog).getByLabelText('Тема, в реестре: Их тема')).toBeInTheDocument();
  });

  it('of a record that is gone makes another one with the next press', async () => {
    const { user, network, alerts } = open(null, {
      'POST /api/letters': reply(404, { message: 'Запись не найдена', request_id: '1' }),
    });
    await user.type(await subject(), 'Запрос');
    ctrlS();
    const keys = () =>
      network.requests
        .filter((request) => request.method === 'POST')
        .map((request) => request.headers.get('Idempotency-Key'));
    await waitFor(() => {
      expect(alerts()).toEqual(['Запись не найдена']);
    });
    ctrlS();
    await waitFor(() => {
      expect(keys()).toHaveLength(2);
    });
    expect(new Set(keys()).size).toBe(2);
  });
});

test('two people on one list of lines lose none: both versions of a line stand side by side, the rest is told', async () => {
  const current = letter({
    lines: [
      { id: 1, text: 'Опись имущества' },
      { id: 2, text: 'Смета работ' },
      { id: 3, text: 'График' },
    ],
    lock_version: 7,
  });
  const { user, network, bodies } = open(letter(), {
    'PATCH /api/letters/7': reply(409, { message: 'Изменено', request_id: '1', current }),
  });
  await user.type(await screen.findByLabelText('Приложение 1'), ' дел');
  ctrlS();
  const dialog = await screen.findByRole('dialog', { name: 'Пока вы правили, письмо изменили' });
  expect(within(dialog).getByLabelText('Приложения, строка 1, у вас: Опись дел')).toBeChecked();
  expect(within(dialog).getByText('В реестре добавлены строки: «График».')).toBeInTheDocument();
  expect(within(dialog).getByText('В реестре изменены строки: «Смета работ».')).toBeInTheDocument();
  await user.click(within(dialog).getByLabelText('Приложения, строка 1, в реестре: Опись имущества'));
  await user.click(within(dialog).getByLabelText('Приложения, строка 1, у вас: Опись дел'));
  network.answer({ 'PATCH /api/letters/7': { ...current, lock_version: 8 } });
  await user.click(within(dialog).getByText('Сохранить выбранное'));
  expect(await screen.findByText('Карточка письма')).toBeInTheDocument();
  expect(bodies('PATCH').at(-1)).toEqual({
    lines: [
      { id: 1, text: 'Опись дел' },
      { id: 2, text: 'Смета работ' },
      { id: 3, text: 'График' },
    ],
    lock_version: 7,
  });
});

test('a form that was closed while it was typed into stays with its words, which can be taken along', async () => {
  const { user, queryClient, bodies } = open(letter());
  const copied = jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
  await user.type(await subject(), ' и подрядчику');
  await user.type(screen.getByLabelText('Приложение 1'), ' дел');
  act(() => {
    queryClient.setQueryData(
      itemKey('letters', 7),
      letter({ can: { edit: false, delete: false }, status: 'sent', lock_version: 4 }),
    );
  });
  const notice = await screen.findByText(/^Письмо закрыто для правки\. Введённое осталось на экране/);
  expect(notice).toBeInTheDocument();
  expect(await subject()).toHaveValue('Письмо поставщику и подрядчику');
  expect(await subject()).toBeDisabled();
  expect(screen.queryByText('Сохранить')).not.toBeInTheDocument();
  ctrlS();
  await user.click(screen.getByRole('button', { name: 'Скопировать введённое' }));
  expect(copied).toHaveBeenCalledWith(
    'Тема: Письмо поставщику и подрядчику\nПриложения:\n  Опись дел\n  Смета',
  );
  expect(bodies('PATCH')).toEqual([]);
});

const shut = letter({ can: { edit: false, delete: false }, status: 'sent', lock_version: 4 });

test('a record that somebody else has closed is said to be closed at once', async () => {
  const { user, network } = open(letter());
  await user.type(await subject(), '!');
  network.answer({ 'GET /api/letters/7': shut });
  act(() => {
    publishUserEvent({ kind: 'entity', entity: 'addendum', id: 7, lock_version: 4, actor_id: 5 });
  });
  expect(await screen.findByText(/^Письмо закрыто для правки\. Введённое осталось/)).toBeInTheDocument();
  expect(screen.queryByText(/При сохранении можно будет сравнить/)).not.toBeInTheDocument();
});

test('two versions are not brought together for a record that takes none of them', async () => {
  const { user } = open(letter(), {
    'PATCH /api/letters/7': reply(409, { message: 'Запись изменил другой сотрудник', current: shut }),
  });
  await user.type(await subject(), '!');
  ctrlS();
  expect(await screen.findByText(/^Письмо закрыто для правки\. Введённое осталось/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await subject()).toHaveValue('Письмо поставщику!');
});

test.each([
  [403, 'Недостаточно прав для этого действия'],
  [404, 'Запись не найдена'],
])(
  'a save that is refused with %s says that what was typed is kept, and lets it be copied',
  async (status, message) => {
    const { user, network, alerts } = open(letter(), { 'PATCH /api/letters/7': reply(status, { message }) });
    const copied = jest.fn<Promise<void>, [string]>().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: copied }, configurable: true });
    await user.type(await subject(), ' и подрядчику');
    ctrlS();
    const notice = await screen.findByText(
      `Не сохранено. ${message}. Введённое осталось в форме и в черновике`,
      {
        exact: false,
      },
    );
    expect(notice).toBeInTheDocument();
    expect(alerts()).toEqual([]);
    expect(await subject()).toHaveValue('Письмо поставщику и подрядчику');
    await user.click(screen.getByRole('button', { name: 'Скопировать введённое' }));
    expect(copied).toHaveBeenCalledWith('Тема: Письмо поставщику и подрядчику');

    network.answer({ 'PATCH /api/letters/7': letter({ lock_version: 4 }) });
    ctrlS();
    expect(await screen.findByText('Карточка письма')).toBeInTheDocument();
  },
);
