import { sessionEnded, sessionStarted } from '../session/session';
import { act, aSession, renderPage, screen } from '../testing/testing';
import { beginTransfer } from '../transfers/transfer-desk';

/** An upload that never arrives; answers what it has been told. */
function begin() {
  const told: AbortSignal[] = [];
  act(() => {
    beginTransfer({
      kind: 'upload',
      title: 'Скан.pdf',
      run: ({ signal }) => {
        told.push(signal);
        return new Promise(() => undefined);
      },
    });
  });
  const [signal] = told;
  if (signal === undefined) throw new Error('The upload was not begun');
  return signal;
}

test('the end of the session ends what its person has begun', () => {
  const { store } = renderPage(<p />);
  const signal = begin();
  expect(screen.getByText('Скан.pdf')).toBeVisible();
  act(() => {
    store.dispatch(sessionEnded());
  });
  expect(signal.aborted).toBe(true);
  expect(screen.queryByText('Скан.pdf')).toBeNull();
});

test('another person in the same window finds nothing of the first', () => {
  const { store } = renderPage(<p />);
  const signal = begin();
  const { token, user } = aSession();
  act(() => {
    store.dispatch(sessionStarted({ token, user: { ...user, id: 7 } }));
  });
  expect(signal.aborted).toBe(true);
});

test('new rights of the same person end nothing', () => {
  const { store } = renderPage(<p />);
  const signal = begin();
  act(() => {
    store.dispatch(sessionStarted(aSession([])));
  });
  expect(signal.aborted).toBe(false);
});
