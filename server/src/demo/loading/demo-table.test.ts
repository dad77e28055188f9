import { readTable, rowsByTitle } from './demo-table';

const TABLE =
  'Организация;Полномочия до;Должность\nЛесная Плаза;сегодня+30;\n"Рубеж; охрана";сегодня-1;Директор\n';

it('a table of the company tells its rows by the titles of its columns, on days counted from the first start', async () => {
  const rows = rowsByTitle(await readTable(TABLE, '2026-11-20'));
  expect(rows.map((say) => [say('Организация'), say('Полномочия до')])).toContainEqual([
    'Лесная Плаза',
    '2026-12-20',
  ]);
});

it('a column that is not there is asked for in vain', async () => {
  const [row] = rowsByTitle(await readTable(TABLE, '2026-11-20'));
  expect(() => row?.('Подписант')).toThrow('Подписант');
});
