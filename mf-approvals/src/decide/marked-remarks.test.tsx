import type { Quote } from 'shared/contract/comment/quote';
import { fireEvent, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { ChainView } from '../chain/chain-view';
import InboxPage from '../inbox/inbox.page';
import { aChain, aSeat, aStage, aTask, HASH, inboxOf, NOTHING_TO_OVERSEE } from '../testing/an-approval';

const FILE = { version_id: 77, name: 'Договор.docx', version: 2, sha256: 'b'.repeat(64), url: '/files/77' };
const WORDS = 'Поставщик заменяет товар в течение 10 дней.';

function opened(network: Record<string, unknown> = {}) {
  const stub = stubNetwork({
    'GET /api/approval-tasks': inboxOf(aTask({ file: FILE })),
    'GET /api/approval-tasks/summary': NOTHING_TO_OVERSEE,
    'GET /api/approval-chains/11': aChain(),
    'GET /api/files/77/page': { url: '/files/pages/seventy-seven' },
    'POST /api/approval-tasks/31/vote': aTask(),
    ...network,
  });
  const page = renderPage(<InboxPage />, { at: '/approvals' });
  const votes = () => stub.requests.filter(({ path }) => path.includes('/vote'));
  return { ...page, votes };
}
type User = ReturnType<typeof opened>['user'];

/** Marks words of the open text, as a hand would, and writes what is wrong with them. */
async function remarkOn(user: User, from: number, to: number) {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Договор.docx');
  const page = frame.contentDocument;
  if (page === null) throw new RangeError('No page');
  const root = page.createElement('html');
  root.innerHTML = `<head></head><body><p>${WORDS}</p></body>`;
  page.replaceChildren(root);
  fireEvent.load(frame);
  const words = page.querySelector('p')?.firstChild;
  if (words == null) throw new RangeError('No words');
  page.getSelection()?.setBaseAndExtent(words, from, words, to);
  await user.click(screen.getByRole('button', { name: 'Замечание к этому месту' }));
  await user.type(await screen.findByRole('textbox', { name: 'Замечание к решению' }), 'Не более 5 дней');
  await user.click(screen.getByRole('button', { name: 'Добавить к решению' }));
}
const closeFile = async (user: User) => {
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(screen.queryByTitle('Договор.docx')).not.toBeInTheDocument());
};
const REMARK = {
  text: 'Не более 5 дней',
  quote: {
    text: 'в течение 10 дней',
    place: { version_id: 77, prefix: 'Поставщик заменяет товар', suffix: '.' },
  },
};

afterEach(() => {
  localStorage.clear();
});

it('words marked while the text is read go with the return of the document as the quote of its remark', async () => {
  const { user, votes } = opened();
  await user.click(await screen.findByRole('button', { name: 'Открыть' }));
  await remarkOn(user, 25, 42);
  await closeFile(user);
  expect(screen.getByText(/^С решением уйдёт 1\s+замечание к тексту$/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /На доработку/ }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByLabelText('Цитата замечания 1')).toHaveTextContent('в течение 10 дней');
  await user.click(dialog.getByRole('button', { name: 'Вернуть на доработку' }));
  await waitFor(() => expect(votes()).toHaveLength(1));
  expect(votes()[0]?.body).toEqual({ decision: 'return', remarks: [REMARK], content_hash: HASH });
  await waitFor(() => expect(screen.queryByText(/С решением уйдёт/)).not.toBeInTheDocument());
});

it('the text is opened from the question for a remark, and what was written stays meanwhile', async () => {
  const { user, votes } = opened({
    'POST /api/approval-tasks/31/vote': reply(422, {
      message: 'Проверьте заполнение полей',
      errors: { 'remarks.0.quote.text': ['В файле нет таких слов'] },
      request_id: '1',
    }),
  });
  await user.click(await screen.findByRole('button', { name: /На доработку/ }));
  const asked = async () => within(await screen.findByRole('dialog', { name: 'Вернуть на доработку' }));
  await user.type((await asked()).getByLabelText(/^Замечание/), 'Сроки');
  await user.click((await asked()).getByRole('button', { name: 'Выделить место в тексте' }));
  await remarkOn(user, 25, 42);
  await closeFile(user);
  expect((await asked()).getByLabelText('Замечание')).toHaveValue('Сроки');
  await user.click((await asked()).getByRole('button', { name: 'Вернуть на доработку' }));
  expect(await (await asked()).findByRole('alert')).toHaveTextContent('В файле нет таких слов');
  expect(votes()[0]?.body).toMatchObject({ remark: 'Сроки', remarks: [REMARK] });
  expect((await asked()).getByLabelText('Замечание 1')).toHaveValue('Не более 5 дней');
});

it('a remark that was begun stays in hand when its question is left, and no loss is told', async () => {
  const { user } = opened();
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: /На доработку/ }));
    return within(await screen.findByRole('dialog')).getByLabelText(/^Замечание/);
  };
  await user.type(await ask(), 'Сроки{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(await ask()).toHaveValue('Сроки');
});

it('remarks that were made are never left behind by an approval: it asks before it goes with them', async () => {
  const { user, votes } = opened();
  await user.click(await screen.findByRole('button', { name: 'Открыть' }));
  await remarkOn(user, 25, 42);
  await closeFile(user);
  await user.click(screen.getByRole('button', { name: /^1?\s?Согласовать/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Согласовать' }));
  expect(votes()).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Согласовать' }));
  await waitFor(() => expect(votes()[0]?.body).toMatchObject({ decision: 'approve', remarks: [REMARK] }));
});

it('neither a clause nor words of the text leave with a decision that says nothing of them', async () => {
  const { user, votes } = opened();
  await user.click(await screen.findByRole('button', { name: 'Открыть' }));
  await remarkOn(user, 25, 42);
  await closeFile(user);
  await user.click(screen.getByRole('button', { name: /С замечаниями/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Согласовать с замечаниями' }));
  await user.clear(dialog.getByLabelText('Замечание 1'));
  await user.type(dialog.getByLabelText('Замечание'), 'Есть замечания');
  await user.click(dialog.getByRole('button', { name: 'Замечание к пункту' }));
  await user.type(dialog.getByLabelText('Пункт замечания 2'), 'п. 9.1');
  await user.click(dialog.getByRole('button', { name: 'Замечание к пункту' }));
  const send = dialog.getByRole('button', { name: 'Согласовать с замечаниями' });
  await user.click(send);
  const empty = 'Это поле обязательно для заполнения';
  expect(dialog.getByLabelText('Замечание 1')).toHaveAccessibleDescription(empty);
  expect(dialog.getByLabelText('Замечание 2')).toHaveAccessibleDescription(empty);
  expect(dialog.getByLabelText('Замечание 3')).toBeValid();
  expect(votes()).toHaveLength(0);
  await user.click(dialog.getByRole('button', { name: 'Убрать замечание 1' }));
  await user.type(dialog.getByLabelText('Замечание 1'), 'Убрать штраф');
  await user.click(send);
  await waitFor(() => expect(votes()).toHaveLength(1));
  expect(votes()[0]?.body).toMatchObject({
    remark: 'Есть замечания',
    remarks: [{ text: 'Убрать штраф', clause_ref: 'п. 9.1' }],
  });
});

it('a remark shows the words it is about, and a press on their file shows them in the text', async () => {
  const quote: Quote = {
    text: 'в течение 10 дней',
    clause: null,
    place: {
      version_id: 77,
      file_name: 'Договор.docx',
      file_version: 2,
      prefix: '',
      suffix: '.',
      is_checked: true,
    },
  };
  const vote = {
    id: 1,
    task_id: 31,
    user: { id: 7, full_name: 'Соколова Мария Дмитриевна', department_name: null },
    on_behalf_of: null,
    decision: 'return' as const,
    remark: null,
    remarks: [
      {
        id: 3,
        text: 'Не более 5 дней',
        clause_ref: 'п. 5.4',
        quote,
        status: 'open' as const,
        reply: null,
        resolved_by: null,
        resolved_at: null,
      },
    ],
    file_version: 2,
    content_hash: HASH,
    created_at: '2026-11-20T08:00:00Z',
    revoked_at: null,
    revoke_reason: null,
  };
  stubNetwork({
    'GET /api/files': {
      data: [
        {
          ...FILE,
          id: 77,
          extension: 'docx',
          kind: 'draft',
          documentable_type: 'agreement',
          documentable_id: 5,
          document_type: null,
          size: 1024,
          uploaded_by_name: 'Щербакова Елена Андреевна',
          created_at: '2026-11-20T08:00:00Z',
        },
      ],
    },
    'GET /api/files/77/page': { url: '/files/pages/seventy-seven' },
  });
  const { user } = renderPage(
    <ChainView chain={aChain({ stages: [aStage({ tasks: [aSeat({ vote, status: 'done' })] })] })} />,
  );
  await user.click(await screen.findByRole('button', { name: 'Договор.docx, версия\u00a02' }));
  expect(await screen.findByTitle('Договор.docx')).toBeInTheDocument();
});
