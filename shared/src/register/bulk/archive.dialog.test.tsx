import { screen, waitFor, within } from '@testing-library/react';

import { AlertStack } from '../../alert-stack/alert-stack';
import { renderPage, stubNetwork } from '../../testing/testing';
import ArchiveDialog from './archive.dialog';

const rows = [
  { id: 1, archived_at: null },
  { id: 2, archived_at: '2026-11-20T09:00:00Z' },
  { id: 3, archived_at: null },
];

async function putAway(answer: object) {
  const stub = stubNetwork({ 'POST /api/deals/bulk': answer });
  const page = renderPage(
    <>
      <ArchiveDialog
        resource="deals"
        noun={{ forms: ['сделка', 'сделки', 'сделок'] } as never}
        rows={rows}
        onClose={() => undefined}
        onDone={() => undefined}
        onRefused={() => undefined}
      />
      <AlertStack />
    </>,
  );
  const question = await screen.findByRole('alertdialog', { name: 'Убрать в архив' });
  await page.user.click(within(question).getByRole('button', { name: 'Убрать в архив' }));
  const sent = () => stub.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
  return { ...page, sent };
}

test('what was put away is taken back from the alert: the rows that have moved, and no other', async () => {
  const refused = [{ id: 3, message: 'Идёт согласование' }];
  const { user, alerts, sent } = await putAway({ updated: 2, refused });
  const said = within(await screen.findByRole('region', { name: 'Сообщения' }));
  await user.click(await said.findByRole('button', { name: 'Отменить' }));
  await waitFor(() => {
    expect(sent()).toEqual([
      { ids: [1, 2, 3], archive: true },
      { ids: [1], archive: false },
    ]);
  });
  expect(alerts().join()).toContain('Изменено');
});

test('what has moved nothing has nothing to take back', async () => {
  const refused = [1, 3].map((id) => ({ id, message: 'Идёт согласование' }));
  const { alerts } = await putAway({ updated: 1, refused });
  await waitFor(() => {
    expect(alerts()).toHaveLength(2);
  });
  const said = within(screen.getByRole('region', { name: 'Сообщения' }));
  expect(said.queryByRole('button', { name: 'Отменить' })).toBeNull();
});
