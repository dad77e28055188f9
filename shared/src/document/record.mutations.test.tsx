import { screen, waitFor } from '@testing-library/react';

import { useQuery } from '../query/query';
import { aStoredFile, renderPage, reply, stubNetwork } from '../testing/testing';
import { Button } from '../ui/ui';
import { useDeleteFile } from './files/files.mutations';
import { filesQuery } from './files/files.queries';
import { recentHistoryQuery } from './history/history.queries';
import { useRecordAction } from './record.mutations';

const owner = { type: 'agreement', resource: 'agreements', id: 412 } as const;

function Card() {
  const { data: files } = useQuery(filesQuery(owner));
  const { data: history } = useQuery(recentHistoryQuery(owner));
  const action = useRecordAction('agreements');
  const removal = useDeleteFile(owner);
  if (files === undefined || history === undefined) return null;
  return (
    <>
      <Button onClick={() => action.mutate({ id: 412, action: 'send-to-approval', body: {} })}>
        Отправить
      </Button>
      <Button onClick={() => removal.mutate(1)}>Удалить</Button>
    </>
  );
}

const FILES = 'GET /api/files';
const HISTORY = 'GET /api/agreements/412/history';

test.each([
  ['a step of the record', 'Отправить', FILES],
  ['a change of its files', 'Удалить', HISTORY],
])('%s is shown wherever the card tells of it', async (_what, name, address) => {
  const network = stubNetwork({
    [FILES]: { data: [aStoredFile(1)] },
    [HISTORY]: { data: [], meta: { current_page: 1, last_page: 1, per_page: 100, total: 0 } },
    'POST /api/agreements/412/send-to-approval': { id: 412, lock_version: 2 },
    'DELETE /api/files/1': reply(204),
    'GET /api/agreements': { data: [] },
  });
  const asked = () => network.requests.filter(({ method, path }) => `${method} ${path}` === address).length;
  const { user } = renderPage(<Card />);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(asked()).toBe(2));
});
