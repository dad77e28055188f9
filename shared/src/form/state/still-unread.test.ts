import { stillUnread } from './still-unread';

const line = (key: string, patch: object = {}) => ({ key, name: '', until: null as string | null, ...patch });
const before = { date: null as string | null, people: [line('a'), line('b')] };
const said = { date: 'не дата', 'people.0.until': 'не дата А', 'people.1.until': 'не дата Б' };

it('keeps what stands unread beside another part of a line that was filled in', () => {
  const people = [line('a', { name: 'Орлова' }), line('b')];
  expect(stillUnread(said, before, { people })).toEqual(said);
});

it('reads again the part that was given a value, and the field that was', () => {
  const people = [line('a', { until: '2027-01-01' }), line('b')];
  expect(stillUnread(said, before, { people, date: '2026-11-20' })).toEqual({
    'people.1.until': 'не дата Б',
  });
});

it('goes with its line when another one is taken away, and away with its own', () => {
  const { date } = said;
  expect(stillUnread(said, before, { people: [line('b')] })).toEqual({ date, 'people.0.until': 'не дата Б' });
});

it('goes by the place where lines have no key, and is forgotten when the lines are no lines any more', () => {
  const plain = { sums: [{ amount: null, note: '' }] };
  const unread = { 'sums.0.amount': 'не число' };
  expect(stillUnread(unread, plain, { sums: [{ amount: null, note: 'аванс' }] })).toEqual(unread);
  expect(stillUnread(unread, plain, { sums: [] })).toEqual({});
});
