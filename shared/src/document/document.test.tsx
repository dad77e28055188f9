import { act, screen } from '@testing-library/react';

import type { ActivityLog } from '../contract/journal/activity-log';
import { publishUserEvent } from '../realtime/realtime';
import { itemQuery, useQuery } from '../query/query';
import { aSession, renderPage, stubNetwork, type StubRequest } from '../testing/testing';
import { DocumentHistory } from './history/document-history';
import { shortFullName } from './short-full-name';
import { useLiveRecord } from './use-live-record';

const event = (id: number): ActivityLog => ({
  id,
  occurred_at: '2026-11-17T09:30:00Z',
  actor_id: id === 1 ? null : 2,
  actor_name: id === 1 ? null : 'Щербакова Елена Андреевна',
  action: 'agreement.updated',
  action_label: `Событие ${String(id)}`,
  entity_type: 'agreement',
  entity_id: 412,
  entity_label: 'Договор',
  entity_url: null,
  changes: [{ field: 'title', label: 'Название', old: id === 1 ? null : 'Старое', new: 'Новое' }],
});

test('history comes page by page, with old and new values; what nobody did the system did', async () => {
  stubNetwork({
    'GET /api/agreements/412/history': ({ query }: StubRequest) => {
      const page = Number(query.get('page'));
      return {
        data: [event(page === 1 ? 2 : 1)],
        meta: { current_page: page, last_page: 2, per_page: 1, total: 2, total_is_capped: false },
      };
    },
  });
  const { user } = renderPage(<DocumentHistory owner={{ resource: 'agreements', id: 412 }} />);
  expect(await screen.findByText('Событие 2')).toBeInTheDocument();
  expect(screen.getByText('Старое').tagName).toBe('DEL');
  await user.click(screen.getByText('Показать ещё, осталось 1'));
  expect(await screen.findByText('Событие 1')).toBeInTheDocument();
  expect(screen.getByText('Система')).toBeInTheDocument();
  expect(screen.queryByText(/Показать ещё/)).not.toBeInTheDocument();
});

test('whoever reads the journal goes on to all that it says of the record', async () => {
  stubNetwork({
    'GET /api/agreements/412/history': {
      data: [event(1)],
      meta: { current_page: 1, last_page: 1, per_page: 25, total: 1, total_is_capped: false },
    },
  });
  const owner = { resource: 'agreements', id: 412, kind: 'agreement' };
  const { unmount } = renderPage(<DocumentHistory owner={owner} />, { session: aSession([]) });
  expect(await screen.findByText('Событие 1')).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  unmount();
  renderPage(<DocumentHistory owner={owner} />, { session: aSession(['Просмотр журнала действий']) });
  expect(await screen.findByRole('link', { name: 'Вся история в журнале' })).toHaveAttribute(
    'href',
    '/activity-logs?filter%5Bentity_type%5D%5B%5D=agreement&filter%5Bentity_id%5D%5B%5D=412',
  );
});

function Record() {
  const { data } = useQuery(itemQuery<{ title: string; lock_version: number }>('agreements', 412));
  const lockVersion = data?.lock_version ?? null;
  const foreign = useLiveRecord({
    entity: 'agreement',
    resource: 'agreements',
    id: 412,
    lockVersion,
    userId: 1,
    mentions: [{ entity: 'counterparty', id: 7 }],
  });
  return (
    <p>
      {data?.title} {foreign}
    </p>
  );
}

const changed = (actor_id: number, lock_version: number, id = 412) => {
  act(() => {
    publishUserEvent({ kind: 'entity', entity: 'agreement', id, lock_version, actor_id });
  });
};

test('another’s change is fetched in place and counted, one’s own that is on the screen is not', async () => {
  const network = stubNetwork({ 'GET /api/agreements/412': { title: 'Первое', lock_version: 3 } });
  renderPage(<Record />);
  await screen.findByText('Первое 0');
  changed(1, 3);
  changed(5, 9, 999);
  expect(network.requests).toHaveLength(1);
  network.answer({ 'GET /api/agreements/412': { title: 'Второе', lock_version: 4 } });
  changed(5, 4);
  expect(await screen.findByText('Второе 1')).toBeInTheDocument();
});

test('a change of a record it tells of is fetched in place, and is no news of its own', async () => {
  const network = stubNetwork({ 'GET /api/agreements/412': { title: 'Первое', lock_version: 3 } });
  renderPage(<Record />);
  await screen.findByText('Первое 0');
  const side = (id: number) => {
    act(() => {
      publishUserEvent({ kind: 'entity', entity: 'counterparty', id, lock_version: 2, actor_id: 5 });
    });
  };
  side(8);
  expect(network.requests).toHaveLength(1);
  network.answer({ 'GET /api/agreements/412': { title: 'Сторона заблокирована', lock_version: 3 } });
  side(7);
  expect(await screen.findByText('Сторона заблокирована 0')).toBeInTheDocument();
});

test('a hidden tab asks only when it is looked at again', async () => {
  const network = stubNetwork({ 'GET /api/agreements/412': { title: 'Первое', lock_version: 3 } });
  renderPage(<Record />);
  await screen.findByText('Первое 0');
  const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  network.answer({ 'GET /api/agreements/412': { title: 'Второе', lock_version: 4 } });
  changed(5, 4);
  expect(network.requests).toHaveLength(1);
  visibility.mockReturnValue('visible');
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'));
  });
  expect(await screen.findByText('Второе 1')).toBeInTheDocument();
  visibility.mockRestore();
});

test.each([
  ['Соколова Мария Дмитриевна', 'Соколова\u00A0М.\u00A0Д.'],
  ['Пак Олег', 'Пак\u00A0О.'],
  ['Система', 'Система'],
  ['Соколова М. Д.', 'Соколова М. Д.'],
])('«%s» is «%s» for short', (full, short) => {
  expect(shortFullName(full)).toBe(short);
});
