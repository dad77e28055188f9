import { listAddress } from './question';
import { createQueryClient, invalidateResource, itemKey, listKey } from './query';

it('takes rows, counts, neighbours and the one record of a resource for stale, and nothing else', async () => {
  const client = createQueryClient();
  const keys = {
    rows: listKey('agreements', 'page=1'),
    summary: listKey('agreements', 'summary'),
    neighbours: [...listKey('agreements', 'neighbours'), '5'],
    record: itemKey('agreements', 5),
    other: itemKey('agreements', 6),
    offers: listKey('commercial-offers', 'page=1'),
  };
  for (const key of Object.values(keys)) client.setQueryData(key, {});
  const stale = () =>
    Object.entries(keys)
      .filter(([, key]) => client.getQueryState(key)?.isInvalidated)
      .map(([name]) => name);
  await invalidateResource(client, 'agreements');
  expect(stale()).toEqual(['rows', 'summary', 'neighbours']);
  await invalidateResource(client, 'agreements', 5);
  expect(stale()).toEqual(['rows', 'summary', 'neighbours', 'record']);
});

test('a list is asked for without what belongs to its screen alone', () => {
  const search = '?view=5&list=x&id=4&import=7&sort=title';
  expect(listAddress({ resource: 'agreements', search })).toBe('/api/agreements?sort=title');
});
