import { refusedSentences } from './refused-sentences';

const chosen = (...ids: number[]) => new Map(ids.map((id) => [id, { id }]));
const refused = (message: string, ...ids: number[]) => ids.map((id) => ({ id, message }));
const nameOf = ({ id }: { id: number }) => `Сделка ${String(id)}`;

test('the rows of each reason are named, of many the first three', () => {
  const all = [...refused('Идёт согласование', 1, 2, 3, 4, 5), ...refused('Уже в архиве', 8)];
  expect(refusedSentences(chosen(1, 2, 3, 4, 5, 8), all, nameOf)).toEqual([
    'Сделка 1; Сделка 2; Сделка 3 и ещё 2: Идёт согласование',
    'Сделка 8: Уже в архиве',
  ]);
});

test('of a row that is chosen no longer nothing is said', () => {
  const all = [...refused('Идёт согласование', 1, 2), ...refused('Уже в архиве', 3)];
  expect(refusedSentences(chosen(2, 9), all, nameOf)).toEqual(['Сделка 2: Идёт согласование']);
});
