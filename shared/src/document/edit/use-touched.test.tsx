import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import type { UserEvent as ServerEvent } from '../../contract/realtime/realtime';

import { publishUserEvent } from '../../realtime/realtime';
import { renderPage } from '../../testing/render-page';
import { reply, stubNetwork, type StubRequest } from '../../testing/stub-network';
import { aLetter } from '../testing/a-letter';
import { LetterFormPage, type WholeLetter } from '../testing/a-letter-form';

const OTHER = 5;
/** Whom the tests are signed in as. */
const OWN = 1;
const NOTICE = /^Пока вы правите, письмо изменил другой сотрудник/;

const letter = (patch: Partial<WholeLetter> = {}): WholeLetter => ({
  ...aLetter({ available_actions: [] }),
  pages: '3',
  lines: [],
  ...patch,
});
const theirs = letter({ pages: '4', lock_version: 4, updated_by_id: OTHER });
const announced: ServerEvent = {
  kind: 'entity',
  entity: 'addendum',
  id: 7,
  lock_version: 4,
  actor_id: OTHER,
};

async function open({ typed = '!' } = {}) {
  const network = stubNetwork({ 'GET /api/letters/7': letter() });
  const { user, queryClient } = renderPage(<LetterFormPage />, {
    path: '/letters/:id/edit',
    at: '/letters/7/edit',
    routes: [{ path: '/letters/:id', element: <p>Карточка письма</p> }],
  });
  const subject = await screen.findByLabelText(/^Тема/);
  if (typed !== '') await user.type(subject, typed);
  return {
    network,
    subject,
    /** As the shell does when the connection is back: what was missed is asked for again. */
    catchUp: async (record: WholeLetter) => {
      network.answer({ 'GET /api/letters/7': record });
      await act(() => queryClient.invalidateQueries());
    },
  };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('a change that is heard of is mentioned in the words of the kind', async () => {
  const { network } = await open();
  network.answer({ 'GET /api/letters/7': theirs });
  act(() => {
    publishUserEvent(announced);
  });
  expect(await screen.findByText(NOTICE)).toBeInTheDocument();
});

it('a change that was missed is mentioned as soon as the record is asked for again', async () => {
  const { subject, catchUp } = await open();
  await catchUp(theirs);
  expect(await screen.findByText(NOTICE)).toBeInTheDocument();
  expect(subject).toHaveValue('Письмо поставщику!');
});

it('nothing is mentioned of a change of one’s own, made in another window or saved without an answer', async () => {
  const { catchUp } = await open();
  await catchUp(letter({ title: 'Письмо поставщику!', lock_version: 4, updated_by_id: OWN }));
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

it('a form nobody has typed into shows the present version and has nothing to compare', async () => {
  const { catchUp } = await open({ typed: '' });
  await catchUp(theirs);
  expect(await screen.findByDisplayValue('4')).toBeInTheDocument();
  act(() => {
    publishUserEvent(announced);
  });
  expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
});

it('the notice goes once both versions are brought together', async () => {
  const { network, catchUp } = await open();
  await catchUp(theirs);
  await screen.findByText(NOTICE);
  const lost = reply(503, { message: 'Сервер не отвечает' });
  let version: unknown;
  network.answer({
    'PATCH /api/letters/7': ({ body }: StubRequest) => {
      version = (body as { lock_version: number }).lock_version;
      return version === 3 ? reply(409, { message: 'Изменено', current: theirs }) : lost;
    },
  });
  fireEvent.keyDown(document.body, { code: 'KeyS', ctrlKey: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Сохранить вместе' }));
  await waitFor(() => {
    expect(version).toBe(4);
  });
  await waitFor(() => {
    expect(screen.queryByText(NOTICE)).not.toBeInTheDocument();
  });
});
