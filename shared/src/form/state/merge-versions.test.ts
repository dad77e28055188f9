import { chooseVersions, mergeVersions } from './merge-versions';

const base = { title: 'Поставка', end: '2026-12-31', tags: ['ЦОД'], note: '' };

test('what only they changed is taken, what only I changed stays mine', () => {
  const result = mergeVersions({
    base,
    mine: { ...base, title: 'Поставка серверов' },
    theirs: { ...base, end: '2027-12-31' },
  });
  expect(result.merged).toEqual({ ...base, title: 'Поставка серверов', end: '2027-12-31' });
  expect(result.conflicts).toEqual([]);
  expect(result.taken).toEqual(['end']);
});

test('a field both changed differently is a conflict and holds mine until chosen', () => {
  const mine = { ...base, end: '2027-06-30', note: 'моё' };
  const theirs = { ...base, end: '2027-12-31', note: 'их' };
  const result = mergeVersions({ base, mine, theirs });
  expect(result.conflicts).toEqual(['end', 'note']);
  expect(result.merged.end).toBe('2027-06-30');
  expect(chooseVersions(result, theirs, ['end'])).toEqual({ ...base, end: '2027-12-31', note: 'моё' });
});

test('the same change made by both is no conflict', () => {
  const same = { ...base, tags: ['ЦОД', 'срочно'] };
  expect(mergeVersions({ base, mine: same, theirs: { ...same, tags: [...same.tags] } }).conflicts).toEqual(
    [],
  );
});
