import { selectAlerts, takeUndo } from 'shared/alerts';
import type { Book } from 'shared/contract/books/book';
import { BOOKS } from 'shared/contract/books/books';
import { documentTypes } from 'shared/contract/books/document-types.book';
import { measures } from 'shared/contract/books/measures.book';
import { act, aSession, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aBookNetwork, aBookRow, listed } from '../testing/book-row.builder';
import { BookRegister } from './book-register';
import BookPage from './book.page';
import { RecordDialog } from './form/record.dialog';
import { QuestionDialog } from './panel/question.dialog';

const piece = aBookRow(measures, { name: 'Штука', symbol: 'шт', okei_code: '796', precision: 0 });
const at = '/handbooks/measures';

function opened(address = at, network: Record<string, unknown> = {}) {
  const stub = stubNetwork({ ...aBookNetwork(measures, piece), ...network });
  const page = renderPage(<BookPage />, { at: address });
  const changes = () => stub.requests.filter(({ method }) => method !== 'GET');
  return { ...page, stub, changes };
}

const dialog = () => screen.findByRole('dialog');
const button = (name: string) => screen.getByRole('button', { name });

describe('a form of a book', () => {
  it.each((BOOKS as readonly Book[]).map((book) => [book.kind.resource, book] as const))(
    'of %s shows the fields of the book under their words, and no other',
    (_resource, book) => {
      stubNetwork({});
      const noop = () => undefined;
      renderPage(<RecordDialog book={book} row={null} onClose={noop} onSaved={noop} />);
      const form = screen.getByRole('dialog').querySelector('form');
      const words = [...(form?.querySelectorAll('label, [data-label]') ?? [])]
        .filter((label) => label.closest('[role=radiogroup], [role=group]') === null)
        .map((label) => label.textContent.replace('*', '').trim());
      const groups = [...(form?.querySelectorAll('[role=radiogroup]') ?? [])].map(
        (group) =>
          document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent.trim() ?? '',
      );
      const shown = new Set([...words, ...groups]);
      // Marks are chosen in a list for each of them.
      const told = Object.values(book.fields).flatMap((field) =>
        field.kind === 'marks'
          ? Object.values(field.marks).map((mark) => `${mark} ${field.label.toLowerCase()}`)
          : [field.label],
      );
      expect(shown).toEqual(new Set(told));
    },
  );

  it('creates a record, and shows under the field what the server refuses', async () => {
    let refuses = true;
    const { user, changes } = opened(at, {
      'POST /api/measures': () =>
        refuses
          ? reply(422, {
              message: 'Проверьте заполнение полей',
              errors: { okei_code: ['Такой код уже есть'] },
            })
          : reply(201, aBookRow(measures, { id: 9, name: 'Пара' })),
    });
    await user.click(await screen.findByRole('button', { name: 'Создать' }));
    const form = within(await dialog());
    await user.click(form.getByRole('button', { name: 'Создать' }));
    expect(form.getByLabelText(/Название/)).toHaveAccessibleDescription(
      'Это поле обязательно для заполнения',
    );
    expect(changes()).toHaveLength(0);
    await user.type(form.getByLabelText(/Название/), 'Пара');
    await user.type(form.getByLabelText(/Обозначение/), 'пар');
    await user.type(form.getByLabelText(/Код ОКЕИ/), '796');
    await user.click(form.getByRole('button', { name: 'Создать' }));
    await waitFor(() => {
      expect(form.getByLabelText(/Код ОКЕИ/)).toHaveAccessibleDescription('Такой код уже есть');
    });
    refuses = false;
    await user.clear(form.getByLabelText(/Код ОКЕИ/));
    await user.type(form.getByLabelText(/Код ОКЕИ/), '715');
    await user.click(form.getByRole('button', { name: 'Создать' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
    expect(changes().map(({ body }) => body)).toEqual([
      { name: 'Пара', symbol: 'пар', okei_code: '796', precision: 3, is_active: true },
      { name: 'Пара', symbol: 'пар', okei_code: '715', precision: 3, is_active: true },
    ]);
    expect(changes()[0]?.headers.get('Idempotency-Key')).toBe(changes()[1]?.headers.get('Idempotency-Key'));
  });

  it('sends one request for two presses', async () => {
    const { user, changes } = opened(at, { 'POST /api/measures': () => new Promise(() => undefined) });
    await user.click(await screen.findByRole('button', { name: 'Создать' }));
    const form = within(await dialog());
    await user.type(form.getByLabelText(/Название/), 'Пара');
    await user.type(form.getByLabelText(/Обозначение/), 'пар');
    await user.dblClick(form.getByRole('button', { name: 'Создать' }));
    expect(changes()).toHaveLength(1);
  });

  it('shows both versions when somebody was faster, and saves what was chosen', async () => {
    const current = { ...piece, name: 'Штучка', okei_code: '797', lock_version: 5 };
    const { user, changes } = opened(`${at}?id=3`, {
      'PATCH /api/measures/3': ({ body }: { body: { lock_version: number } }) =>
        body.lock_version === 4
          ? reply(409, { message: 'Запись изменил другой сотрудник', errors: {}, current })
          : { ...current, lock_version: 6 },
    });
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const form = within(await screen.findByRole('dialog', { name: 'Штука', description: /^Изменение/ }));
    await user.clear(form.getByLabelText(/Название/));
    await user.type(form.getByLabelText(/Название/), 'Шт.');
    await user.clear(form.getByLabelText(/Обозначение/));
    await user.type(form.getByLabelText(/Обозначение/), 'штк');
    await user.click(form.getByRole('button', { name: 'Сохранить' }));
    const versions = within(
      await screen.findByRole('dialog', { name: 'Пока вы правили, единицу измерения изменили' }),
    );
    expect(versions.getByText(/Из справочника взято без вопросов: «Код ОКЕИ»/)).toBeVisible();
    expect(versions.getByRole('radio', { name: 'Название, у вас: Шт.' })).toBeChecked();
    await user.click(versions.getByRole('radio', { name: 'Название, в справочнике: Штучка' }));
    await user.click(versions.getByRole('button', { name: 'Сохранить выбранное' }));
    await waitFor(() => {
      expect(changes()).toHaveLength(2);
    });
    expect(changes()[1]?.body).toEqual({ symbol: 'штк', lock_version: 5 });
  });

  it('does not take a save whose answer was lost for the change of somebody else', async () => {
    const current = { ...piece, name: 'Штучка', lock_version: 5 };
    const answers = [
      () => Promise.reject(new Error('Связь прервалась')),
      () => reply(409, { message: 'Запись изменил другой сотрудник', errors: {}, current }),
    ];
    const { user, changes } = opened(`${at}?id=3`, {
      'PATCH /api/measures/3': () => answers[changes().length - 1]?.(),
    });
    await user.click(await screen.findByRole('button', { name: 'Изменить' }));
    const form = within(await screen.findByRole('dialog', { name: 'Штука', description: /^Изменение/ }));
    await user.clear(form.getByLabelText(/Название/));
    await user.type(form.getByLabelText(/Название/), 'Штучка');
    await user.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => {
      expect(changes()).toHaveLength(1);
    });
    await user.click(form.getByRole('button', { name: 'Сохранить' }));
    await waitFor(() => {
      expect(screen.queryByRole('dialog', { description: /^Изменение/ })).not.toBeInTheDocument();
    });
    expect(screen.queryByText('Пока вы правили, единицу измерения изменили')).not.toBeInTheDocument();
    expect(changes()).toHaveLength(2);
  });

  it('asks before what was typed is given up', async () => {
    const { user } = opened();
    await user.click(await screen.findByRole('button', { name: 'Создать' }));
    await user.type(within(await dialog()).getByLabelText(/Название/), 'Пара');
    await user.click(button('Отменить'));
    const question = within(await screen.findByRole('alertdialog', { name: 'Правка не сохранена' }));
    await user.click(question.getByRole('button', { name: 'Продолжить правку' }));
    expect(within(await dialog()).getByLabelText(/Название/)).toHaveValue('Пара');
    await user.click(button('Отменить'));
    await user.click(await screen.findByRole('button', { name: 'Закрыть без сохранения' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('the code of a type of documents', () => {
  const contract = aBookRow(documentTypes, { name: 'Договор', code: 'contract_text' });
  const open = (permissions: Parameters<typeof aSession>[0]) => {
    stubNetwork({ ...aBookNetwork(documentTypes, contract) });
    renderPage(<BookPage />, {
      at: '/handbooks/documents?id=3&columns=code,kinds',
      session: aSession(permissions),
    });
    return screen.findByRole('dialog', { name: 'Договор' });
  };

  it('is not told to whoever only chooses from the book', async () => {
    const panel = within(await open([]));
    expect(panel.getByText('К чему прикладывают')).toBeVisible();
    expect(panel.queryByText('Код')).not.toBeInTheDocument();
    expect(screen.queryByText('contract_text')).not.toBeInTheDocument();
    expect(screen.getByPlaceholderText('Название')).toBeInTheDocument();
  });

  it('is told to whoever keeps the book', async () => {
    const panel = within(await open(['Редактирование типов документов']));
    expect(panel.getByText('Код').nextElementSibling).toHaveTextContent('contract_text');
  });
});

describe('a record of a book', () => {
  const USED = [{ label: 'Договоры', total: 12, url: '/agreements?filter[agreement_type_id]=3' }];

  it('opens by its address with its fields, what uses it, and its history; closing goes back to the list', async () => {
    const { user, router } = opened(`${at}?search=%D1%88&id=3`, {
      'GET /api/measures/3/usage': { data: USED },
    });
    const panel = within(await screen.findByRole('dialog', { name: 'Штука' }));
    expect(panel.getByText('Код ОКЕИ').nextElementSibling).toHaveTextContent('796');
    expect(await panel.findByRole('link', { name: 'Договоры' })).toHaveAttribute('href', USED[0]?.url);
    expect(panel.getByText('Учтены и записи, которые вам не видны.')).toBeVisible();
    expect(await panel.findByText('Изменений пока не было')).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Закрыть' }));
    expect(router.state.location.search).toBe('?search=%D1%88');
  });

  it('opens by Enter on its row', async () => {
    const { user, router } = opened();
    const row = await screen.findByRole('row', { name: /^Штука/ });
    act(() => {
      row.focus();
    });
    await user.keyboard('{Enter}');
    expect(await dialog()).toHaveAccessibleName('Штука');
    expect(router.state.location.search).toBe('?id=3');
  });

  it('goes to the archive after the question has said what uses it', async () => {
    const { user, changes } = opened(at, {
      'GET /api/measures/3/usage': { data: USED },
      'POST /api/measures/3/archive': { ...piece, archived_at: '2026-11-20T09:00:00Z' },
    });
    await user.click(await screen.findByRole('button', { name: 'Действия: Штука' }));
    await user.click(screen.getByRole('menuitem', { name: 'Убрать в архив' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Убрать в архив единицу измерения «Штука»?' }),
    );
    expect(await question.findByText('12')).toBeVisible();
    await user.click(question.getByRole('button', { name: 'Убрать в архив' }));
    await waitFor(() => {
      expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    expect(changes().map(({ path, body }) => [path, body])).toEqual([
      ['/api/measures/3/archive', { lock_version: 4 }],
    ]);
  });

  it('comes back from the alert of its archiving, at the version the archive has left', async () => {
    const archived = { ...piece, lock_version: 5, archived_at: '2026-11-20T09:00:00Z' };
    const { user, changes, store } = opened(at, {
      'GET /api/measures/3/usage': { data: [] },
      'POST /api/measures/3/archive': archived,
      'POST /api/measures/3/restore': { ...piece, lock_version: 6 },
    });
    await user.click(await screen.findByRole('button', { name: 'Действия: Штука' }));
    await user.click(screen.getByRole('menuitem', { name: 'Убрать в архив' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(question.getByRole('button', { name: 'Убрать в архив' }));
    const key = await waitFor(() => {
      const alert = selectAlerts(store.getState()).find(({ message }) => message === '«Штука» в архиве');
      expect(alert?.undo).toBeDefined();
      return alert?.undo ?? '';
    });
    takeUndo(key)?.();
    await waitFor(() => {
      expect(changes().at(-1)).toMatchObject({ path: '/api/measures/3/restore', body: { lock_version: 5 } });
    });
  });

  it('is not deleted while something uses it: the archive is offered instead', async () => {
    const { user, changes } = opened(at, {
      'GET /api/measures/3/usage': { data: USED },
      'POST /api/measures/3/archive': piece,
    });
    await user.click(await screen.findByRole('button', { name: 'Действия: Штука' }));
    await user.click(screen.getByRole('menuitem', { name: 'Удалить' }));
    const question = within(await screen.findByRole('alertdialog', { name: '«Штука» удалить нельзя' }));
    await user.click(question.getByRole('button', { name: 'Убрать в архив' }));
    await waitFor(() => {
      expect(changes().map(({ path }) => path)).toEqual(['/api/measures/3/archive']);
    });
  });

  it('is refused with nothing to answer when it is used and in the archive already', async () => {
    const archived = { ...piece, archived_at: '2026-11-20T09:00:00Z' };
    stubNetwork({ 'GET /api/measures/3/usage': { data: USED } });
    const onClose = jest.fn();
    const { user } = renderPage(
      <QuestionDialog book={measures} row={archived} kind="delete" onClose={onClose} onDone={jest.fn()} />,
    );
    const refusal = within(await screen.findByRole('alertdialog', { name: '«Штука» удалить нельзя' }));
    expect(refusal.queryByRole('button', { name: 'Отменить' })).not.toBeInTheDocument();
    expect(refusal.getByText(/Она уже в архиве/)).toBeVisible();
    expect(refusal.queryByText(/можно только убрать в архив/)).not.toBeInTheDocument();
    await user.click(refusal.getByText('Закрыть'));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('is deleted when nothing uses it', async () => {
    const { user, changes } = opened(at, { 'DELETE /api/measures/3': reply(204) });
    await user.click(await screen.findByRole('button', { name: 'Действия: Штука' }));
    await user.click(screen.getByRole('menuitem', { name: 'Удалить' }));
    const question = within(await screen.findByRole('alertdialog'));
    await user.click(await question.findByRole('button', { name: 'Удалить' }));
    await waitFor(() => {
      expect(changes().map(({ method, query }) => [method, query.get('lock_version')])).toEqual([
        ['DELETE', '4'],
      ]);
    });
  });

  it('offers only what the reader may do', async () => {
    const row = aBookRow(measures, { name: 'Штука', can: { update: false, delete: false, archive: false } });
    stubNetwork(aBookNetwork(measures, row));
    const { user } = renderPage(<BookPage />, { at, session: aSession([]) });
    await user.click(await screen.findByRole('button', { name: 'Действия: Штука' }));
    expect(screen.getAllByRole('menuitem').map((item) => item.textContent)).toEqual(['Сведения и история']);
    expect(screen.queryByRole('button', { name: 'Создать' })).not.toBeInTheDocument();
  });

  it('says so when there is no such record', async () => {
    opened(`${at}?id=3`, { 'GET /api/measures/3': reply(404, { message: 'Единица измерения не найдена' }) });
    expect(await screen.findByText('Такой записи нет')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Повторить' })).not.toBeInTheDocument();
  });
});

it('a reference is looked for among what is live and in use', async () => {
  const [departments] = (BOOKS as readonly Book[]).filter(({ kind }) => kind.resource === 'departments');
  if (departments === undefined) throw new Error('no departments');
  const above = aBookRow(departments, { id: 5, name: 'Дирекция' });
  const stub = stubNetwork({
    'GET /api/departments': listed(above),
    'GET /api/departments/choices': listed(above),
    'POST /api/departments': reply(201, above),
  });
  const { user } = renderPage(<BookRegister book={departments} />, { at: '/handbooks/departments' });
  await user.click(await screen.findByRole('button', { name: 'Создать' }));
  const form = within(await dialog());
  await user.type(form.getByLabelText(/^Название/), 'Отдел');
  await user.click(form.getByLabelText('Входит в'));
  await user.click(await screen.findByRole('option', { name: /Дирекция/ }));
  await user.click(form.getByRole('button', { name: 'Создать' }));
  await waitFor(() => {
    expect(stub.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({ parent_id: 5 });
  });
  const asked = stub.requests.filter(({ query }) => query.get('per_page') === '20');
  expect(asked.map(({ query }) => query.get('filter[is_active]'))).toEqual(['true']);
});
