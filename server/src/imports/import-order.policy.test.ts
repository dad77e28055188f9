import { allAbove, inOrder, type PlacedRow } from './import-order.policy';

const row = (number: number, name: string, above?: string): PlacedRow => ({
  number,
  names: [name],
  above: above === undefined ? [] : [above],
});

test('what is placed below a row further down goes in behind it; the rest keeps the order of the file', () => {
  const rows = [row(2, 'группа', 'отдел'), row(3, 'склад'), row(4, 'отдел', 'дирекция'), row(5, 'дирекция')];
  expect(inOrder(rows).numbers).toEqual([5, 4, 2, 3]);
  expect(inOrder(rows).circular.size).toBe(0);
});

test('a file that is right as it stands is carried as it stands', () => {
  const rows = [row(2, 'дирекция'), row(3, 'отдел', 'дирекция'), row(4, 'группа', 'отдел'), row(5, 'склад')];
  expect(inOrder(rows).numbers).toEqual([2, 3, 4, 5]);
});

test('rows placed below one another are told, and those under them are not', () => {
  const rows = [row(2, 'а', 'б'), row(3, 'б', 'в'), row(4, 'в', 'а'), row(5, 'г', 'а')];
  const { numbers, circular } = inOrder(rows);
  expect([...numbers].sort()).toEqual([2, 3, 4, 5]);
  expect([...circular].sort()).toEqual([2, 3, 4]);
});

test('a row of the same name elsewhere is no circle, and a branch of any length is walked', () => {
  expect(inOrder([row(2, 'архив', 'архив'), row(3, 'архив')])).toMatchObject({
    numbers: [3, 2],
    circular: new Set(),
  });
  const branch = Array.from({ length: 3000 }, (_, at) => row(at, `н${String(at)}`, `н${String(at + 1)}`));
  expect(inOrder(branch).numbers[0]).toBe(2999);
});

test('a long file of one word is put in order at once', () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => row(at, 'отдел', 'отдел'));
  const { numbers } = inOrder(rows);
  expect(numbers).toHaveLength(rows.length);
});

test('a long branch that closes into a circle is told whole', () => {
  const rows = Array.from({ length: 50_000 }, (_, at) =>
    row(at, `н${String(at)}`, `н${String((at + 1) % 50_000)}`),
  );
  expect(inOrder(rows).circular.size).toBe(50_000);
});

test('all that a row is placed below is found, by way of others and once, round a circle too', () => {
  const rows = [row(2, 'а', 'б'), row(3, 'б', 'в'), row(4, 'в', 'а'), row(5, 'г', 'а'), row(6, 'д', 'г')];
  const { above } = inOrder(rows);
  expect(allAbove(above, [6]).sort()).toEqual([2, 3, 4, 5]);
  expect(allAbove(above, [2, 3])).toEqual([4]);
});
