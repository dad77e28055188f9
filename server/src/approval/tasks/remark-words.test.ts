import { remarksInLine } from './remark-words';

const remarks = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ text: `Замечание ${String(at + 1)}` }));

it('remarks stand in a line with their clauses', () => {
  expect(remarksInLine([{ text: 'Срок велик', clause_ref: 'п. 4.2' }, ...remarks(1)])).toBe(
    'п. 4.2. Срок велик; Замечание 1',
  );
});

it('of many the first ten are told, and how many more there are', () => {
  expect(remarksInLine(remarks(12))).toMatch(/^Замечание 1; .+; Замечание 10 и ещё 2$/);
  expect(remarksInLine(remarks(10))).toMatch(/Замечание 10$/);
});
