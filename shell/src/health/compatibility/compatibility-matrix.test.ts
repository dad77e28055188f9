import { compatibilityMatrix } from './compatibility-matrix';

const word = ([area, version, shell_version]: [string, string, string], day: number) => ({
  area,
  version,
  shell_version,
  is_fitting: true,
  reason: null,
  checked_at: `2026-11-${String(day).padStart(2, '0')}T10:00:00Z`,
});

it('sets the versions of each area against the shells, what was checked last first', () => {
  const { shells, groups } = compatibilityMatrix([
    word(['mf-offers', '1.4.0', '1.0.0'], 1),
    word(['mf-offers', '1.5.0', '1.1.0'], 3),
    word(['mf-agreements', '1.0.0', '1.0.0'], 2),
  ]);
  expect(shells).toEqual(['1.1.0', '1.0.0']);
  expect(
    groups.map(({ area, rows }) => [area, rows.map(({ version, words }) => [version, words.map(Boolean)])]),
  ).toEqual([
    ['mf-agreements', [['1.0.0', [false, true]]]],
    [
      'mf-offers',
      [
        ['1.5.0', [true, false]],
        ['1.4.0', [false, true]],
      ],
    ],
  ]);
});

it('leaves out the oldest shells, and the versions that only they knew', () => {
  const words = [1, 2, 3, 4, 5].map((day) =>
    word(['mf-offers', `1.${String(day)}.0`, `2.${String(day)}.0`], day),
  );
  const { shells, groups } = compatibilityMatrix(words);
  expect(shells).toEqual(['2.5.0', '2.4.0', '2.3.0', '2.2.0']);
  expect(groups[0]?.rows.map(({ version }) => version)).toEqual(['1.5.0', '1.4.0', '1.3.0', '1.2.0']);
});
