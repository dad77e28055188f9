import { statusRows, versionRows, withdrawals } from './status-rows.mjs';
import { markdownTable, textTable } from './text-table.mjs';

const counts = { openings: 0, people: 0, failed: 0, failed_people: 0, phases: [] };
const version = (patch) => ({
  version: '1.3.0',
  state: 'active',
  group_size: 36,
  counts,
  published_at: '2026-11-20T08:00:00Z',
  published_by: 'Конвейер',
  withdrawn_reason: null,
  ...patch,
});
const offers = {
  area: 'mf-offers',
  active: '1.3.0',
  previous: null,
  rollout: { version: '1.4.0', percent: 10 },
  versions: [
    version({
      version: '1.4.0',
      state: 'rollout',
      group_size: 4,
      counts: { ...counts, openings: 9, failed: 2 },
    }),
    version({}),
    version({ version: '1.2.0', state: 'withdrawn', withdrawn_reason: 'Не считалась сумма.' }),
    version({ version: '1.0.0', state: 'available', published_by: null }),
  ],
};

it('tells of an area which version goes out to whom, and how it does', () => {
  expect(statusRows({ areas: [offers] })[1]).toEqual([
    'mf-offers',
    '1.3.0',
    '—',
    '1.4.0, 10 %',
    '9, из них неудачных 2',
  ]);
});

it('tells of each version its state, its people and who published it', () => {
  const [, rollout, active, withdrawn, bundled] = versionRows(offers);
  expect(rollout.slice(0, 3)).toEqual(['1.4.0', 'у 10 %', '4']);
  expect(active.slice(0, 4)).toEqual(['1.3.0', 'у всех', '36', '—']);
  expect(withdrawn[1]).toBe('отозвана');
  expect(bundled.at(-1)).toBe('вместе с сервером');
});

it('says why a version was taken back', () => {
  expect(withdrawals(offers)).toEqual(['1.2.0: Не считалась сумма.']);
});

it('draws the same rows for a terminal and for a merge request', () => {
  const rows = [
    ['Раздел', 'Версия'],
    ['mf-offers', 'a|b'],
  ];
  expect(textTable(rows)).toBe('Раздел     Версия\nmf-offers  a|b');
  expect(markdownTable(rows)).toBe('| Раздел | Версия |\n| --- | --- |\n| mf-offers | a\\|b |');
});
