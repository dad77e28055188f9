import { act, screen, waitFor, within } from '@testing-library/react';
import { use, type ReactNode } from 'react';

import { DocumentSlots, type DocumentSlotsSource } from '../../area/area';
import { publishUserEvent } from '../../realtime/realtime';
import { NO_COMMENTS } from '../../testing/no-comments';
import { renderPage } from '../../testing/render-page';
import { reply, stubNetwork } from '../../testing/stub-network';
import { SLOT_PATIENCE } from '../slots/slot-place';
import { beginTransfer } from '../../transfers/transfer-desk';
import { aHistory, aLetter, letterCard, type Letter } from '../testing/a-letter';
import { DocumentPage, LivingDocumentPage } from './document-page';

const neighbours = { position: 2, total: 3, total_is_capped: false, previous_id: 6, next_id: 8 };

function open(page: ReactNode, letter: Letter = aLetter(), more: Record<string, unknown> = {}) {
  const network = stubNetwork({
    'GET /api/letters/7': letter,
    'GET /api/letters/8': aLetter({ id: 8, title: 'Следующее' }),
    'GET /api/letters/:id/history': aHistory(1),
    'GET /api/letters/:id/neighbours': neighbours,
    ...more,
  });
  const view = renderPage(page, {
    path: '/letters/:id',
    at: '/letters/7',
    routes: [{ path: '/letters', element: <p>Список писем</p> }],
  });
  const sent = (method: string) => network.requests.filter((request) => request.method === method);
  return { ...view, network, sent };
}
const living = <LivingDocumentPage definition={letterCard} />;
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('a card and its neighbour', () => {
  it('a question asked of one record is not answered of the next: the keys of the list are silent beneath it', async () => {
    const { user, sent, router } = open(living, aLetter(), { 'DELETE /api/letters/:id': reply(204) });
    await title('Письмо поставщику');
    expect(await screen.findByText('2 из 3')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Другие действия' }));
    await user.click(screen.getByText('Удалить'));
    const question = await screen.findByRole('alertdialog', { name: 'Удалить письмо' });
    await user.keyboard('{j}');
    expect(router.state.location.pathname).toBe('/letters/7');
    await user.click(within(question).getByRole('button', { name: 'Удалить письмо' }));
    expect(await screen.findByText('Список писем')).toBeInTheDocument();
    expect(sent('DELETE').map((request) => request.path)).toEqual(['/api/letters/7']);
  });

  it('a deletion that is on its way says so', async () => {
    const { user } = open(living, aLetter(), { 'DELETE /api/letters/:id': new Promise(() => undefined) });
    await title('Письмо поставщику');
    await user.click(screen.getByRole('button', { name: 'Другие действия' }));
    await user.click(screen.getByText('Удалить'));
    const confirm = await screen.findByRole('button', { name: 'Удалить письмо' });
    await user.click(confirm);
    expect(confirm).toHaveAttribute('aria-busy', 'true');
  });

  it('a dialog does not go along when the address moves on by itself', async () => {
    const { user, router } = open(living);
    await title('Письмо поставщику');
    await user.click(screen.getByRole('button', { name: 'Другие действия' }));
    await user.click(screen.getByText('Отозвать'));
    expect(await screen.findByRole('dialog', { name: 'Отозвать письмо' })).toBeInTheDocument();
    await act(() => router.navigate('/letters/8'));
    await title('Следующее');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('the next one opens by its key at the same tab', async () => {
    const { user, router } = open(living);
    await user.click(await screen.findByRole('link', { name: /^Копии/ }));
    expect(await screen.findByText('Две копии')).toBeInTheDocument();
    await screen.findByText('2 из 3');
    await user.keyboard('{j}');
    await waitFor(() => {
      expect(router.state.location.pathname + router.state.location.search).toBe('/letters/8?tab=copies');
    });
  });
});

describe('an action', () => {
  it('that passes the record on waits for the files on their way to it, and for no others', async () => {
    const arrivals: (() => void)[] = [];
    const upload = (title: string, id: number) => {
      beginTransfer({
        kind: 'upload',
        title,
        subject: { type: 'letter', resource: 'letters', id },
        run: () =>
          new Promise((resolve) => {
            arrivals.push(() => {
              resolve({ text: 'Загружен' });
            });
          }),
      });
    };
    const { user, sent } = open(living, aLetter(), { 'POST /api/letters/7/send': aLetter() });
    await title('Письмо поставщику');
    act(() => {
      upload('Чужой.pdf', 8);
    });
    const button = () => screen.getByRole('button', { name: 'Отправить' });
    expect(button()).not.toHaveAttribute('aria-disabled', 'true');
    act(() => {
      upload('Скан.pdf', 7);
    });
    expect(button()).toHaveAccessibleDescription('Дождитесь загрузки файла «Скан.pdf» или отмените её');
    await user.click(button());
    expect(sent('POST')).toHaveLength(0);
    await act(async () => {
      arrivals[1]?.();
    });
    await user.click(button());
    expect(sent('POST')).toHaveLength(1);
  });

  it('that is refused asks for the record again: what the card said of it may be old', async () => {
    let letter = aLetter();
    const { user, alerts } = open(living, letter, {
      'GET /api/letters/7': () => letter,
      'POST /api/letters/7/send': () => {
        letter = aLetter({ title: 'Письмо заблокированному поставщику' });
        return reply(422, { message: 'Проверьте данные', errors: { party: ['Поставщик заблокирован'] } });
      },
    });
    await title('Письмо поставщику');
    await user.click(screen.getByRole('button', { name: 'Отправить' }));
    await title('Письмо заблокированному поставщику');
    expect(alerts()).toEqual([expect.stringContaining('Поставщик заблокирован')]);
  });

  it('is taken once however often its button is pressed', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { user, sent } = open(living, aLetter(), {
      'POST /api/letters/7/send': () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    await title('Письмо поставщику');
    await user.dblClick(screen.getByRole('button', { name: 'Отправить' }));
    expect(sent('POST')).toHaveLength(1);
    await act(async () => {
      answer(aLetter({ status: 'sent', lock_version: 4, available_actions: [] }));
    });
    expect(screen.queryByRole('button', { name: 'Отправить' })).not.toBeInTheDocument();
  });

  it('somebody was faster with leaves the words in the dialog over the record as it stands now', async () => {
    const current = aLetter({ status: 'sent', lock_version: 9, available_actions: [] });
    const { user } = open(living, aLetter(), {
      'POST /api/letters/7/withdraw': reply(409, { message: 'Письмо изменили', request_id: '1', current }),
    });
    await title('Письмо поставщику');
    await user.click(screen.getByRole('button', { name: 'Другие действия' }));
    await user.click(screen.getByText('Отозвать'));
    const dialog = await screen.findByRole('dialog', { name: 'Отозвать письмо' });
    await user.type(within(dialog).getByLabelText(/^Почему/), 'Ошибка');
    await user.click(within(dialog).getByRole('button', { name: 'Отозвать' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Письмо изменили');
    expect(within(dialog).getByLabelText(/^Почему/)).toHaveValue('Ошибка');
    expect(within(dialog).getByRole('button', { name: 'Отозвать' })).toHaveAccessibleDescription(
      'Состояние изменилось, действие больше недоступно',
    );
  });
});

test('a dialog left open says when what it asks for can no longer be done', async () => {
  let letter = aLetter();
  const { user, queryClient } = open(living, letter, { 'GET /api/letters/7': () => letter });
  await title('Письмо поставщику');
  await user.click(screen.getByRole('button', { name: 'Другие действия' }));
  await user.click(screen.getByText('Отозвать'));
  const dialog = await screen.findByRole('dialog', { name: 'Отозвать письмо' });
  expect(within(dialog).queryByRole('status')).not.toBeInTheDocument();
  letter = aLetter({ status: 'sent', lock_version: 9, available_actions: [] });
  await act(() => queryClient.invalidateQueries());
  expect(await within(dialog).findByRole('status')).toHaveTextContent(
    'Состояние изменилось, действие больше недоступно',
  );
});

test('what nobody may see is said in the words of the kind', async () => {
  open(<DocumentPage definition={letterCard} />, undefined, {
    'GET /api/letters/7': reply(404, { message: 'Нет', request_id: '1' }),
  });
  expect(await screen.findByText('Такого письма нет или оно вам недоступно')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'К списку писем' })).toHaveAttribute('href', '/letters');
});

test('somebody else’s change of a record with history is mentioned', async () => {
  open(<DocumentPage definition={letterCard} />);
  await title('Письмо поставщику');
  act(() => {
    publishUserEvent({ kind: 'entity', entity: 'addendum', id: 7, lock_version: 4, actor_id: 5 });
  });
  expect(await screen.findByText(/^Изменение письма: Щербакова Е. А./)).toBeInTheDocument();
});

describe('a place for other areas', () => {
  const filled = (source: Partial<DocumentSlotsSource>) => {
    const slots: DocumentSlotsSource = { tabs: () => [], rail: () => [], header: () => [], ...source };
    return (
      <DocumentSlots value={slots}>
        <DocumentPage definition={letterCard} />
      </DocumentSlots>
    );
  };
  const quiet = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
  afterEach(() => {
    jest.restoreAllMocks();
    jest.useRealTimers();
  });

  it('gives a tab of the address, a block beside the document and an entry of the header', async () => {
    const { user, router } = open(
      filled({
        tabs: (kind, record) => [
          {
            id: 'comments',
            label: 'Обсуждение',
            count: 4,
            render: () => <p>{`${kind} ${String(record.id)}`}</p>,
          },
        ],
        rail: () => [{ id: 'approval', render: () => <p>Лист согласования</p> }],
        header: () => [{ id: 'watch', render: () => <button type="button">Следить</button> }],
      }),
    );
    await title('Письмо поставщику');
    expect(screen.getByText('Лист согласования')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Следить' })).toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Обсуждение/ }));
    expect(await screen.findByText('addendum 7')).toBeInTheDocument();
    expect(router.state.location.search).toBe('?tab=comments');
  });

  it('that breaks says so in its place, the card works, and the block can be tried again', async () => {
    quiet();
    let broken = Infinity;
    const Block = ({ attempt }: { attempt: number }): ReactNode => {
      if (attempt <= broken) throw new Error('Блок сломан');
      return <p>Лист согласования</p>;
    };
    const attempts: number[] = [];
    const render = (attempt: number) => {
      attempts.push(attempt);
      return <Block attempt={attempt} />;
    };
    const { user } = open(filled({ rail: () => [{ id: 'approval', render }] }));
    await title('Письмо поставщику');
    expect(screen.getByText('Блок не загрузился')).toBeInTheDocument();
    expect(screen.getByText('Текст: Письмо поставщику')).toBeInTheDocument();
    broken = Math.max(...attempts);
    await user.click(screen.getByRole('button', { name: 'Повторить' }));
    expect(screen.getByText('Лист согласования')).toBeInTheDocument();
  });

  it('that breaks tells its area, which may ask for another attempt', async () => {
    quiet();
    let isBroken = true;
    const told: unknown[] = [];
    const Block = (): ReactNode => {
      if (isBroken) throw new Error('Блок сломан');
      return <p>Лист согласования</p>;
    };
    const onError = (error: unknown) => {
      told.push(error);
      isBroken = false;
      return true;
    };
    open(filled({ rail: () => [{ id: 'approval', render: () => <Block />, onError }] }));
    expect(await screen.findByText('Лист согласования')).toBeInTheDocument();
    expect(told).toEqual([new Error('Блок сломан')]);
  });

  it('cannot take the place of a tab the card has itself', async () => {
    quiet();
    open(filled({ tabs: () => [{ id: 'main', label: 'Чужая вкладка', render: () => <p>Чужое</p> }] }));
    await title('Письмо поставщику');
    expect(screen.queryByRole('link', { name: 'Чужая вкладка' })).not.toBeInTheDocument();
    expect(screen.getByText('Текст: Письмо поставщику')).toBeInTheDocument();
  });

  it('that is not even named leaves the card whole', async () => {
    quiet();
    open(
      filled({
        tabs: () => {
          throw new Error('Нет реестра');
        },
      }),
    );
    expect(await screen.findByText('Текст: Письмо поставщику')).toBeInTheDocument();
  });

  it('that never comes is not waited for', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask'] });
    const never = new Promise<never>(() => undefined);
    const Endless = (): ReactNode => use(never);
    open(filled({ rail: () => [{ id: 'approval', render: () => <Endless /> }] }));
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(screen.getByText('Текст: Письмо поставщику')).toBeInTheDocument();
    expect(screen.queryByText('Блок не загрузился')).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(SLOT_PATIENCE));
    expect(screen.getByText('Блок не загрузился')).toBeInTheDocument();
  });
});

test('what was said beside a record is counted in the card and fetched when its tab is opened', async () => {
  const said = { ...NO_COMMENTS, total: 4, meta: { ...NO_COMMENTS.meta, total: 2 } };
  const { user, network } = open(<DocumentPage definition={{ ...letterCard, comments: true }} />, undefined, {
    'GET /api/comments': said,
  });
  const tab = await screen.findByRole('link', { name: 'Обсуждение 4' });
  expect(
    network.requests.filter(({ path }) => path === '/api/comments').map(({ query }) => query.toString()),
  ).toEqual(['commentable_type=addendum&commentable_id=7&page=1&per_page=20']);
  network.answer({ 'GET /api/comments': { ...said, total: 5 } });
  act(() => {
    publishUserEvent({
      kind: 'entity',
      entity: 'comment',
      id: 90,
      lock_version: 1,
      actor_id: 5,
      subject: { type: 'addendum', id: 7 },
    });
  });
  expect(await screen.findByRole('link', { name: 'Обсуждение 5' })).toBeInTheDocument();
  await user.click(tab);
  expect(await screen.findByRole('textbox', { name: 'Комментарий' })).toBeInTheDocument();
});
