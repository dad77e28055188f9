import { doubtsOf, leftOut } from './template-doubts';
import { plainTag, sectionTag } from './template-tags.service';

const known = [sectionTag('спецификация', 'Строки спецификации'), plainTag('номер', 'Номер', '1')];
const facts = { values: { спецификация: [] }, doubts: new Map([['цена', 'Цены нет']]) };

test.each([
  [['номер'], []],
  [['номер', 'спецификация'], ['Строки спецификации: нет ни одной, их место в тексте останется пустым']],
  [['спецификация', 'есть спецификация'], []],
  [['цена', 'номер'], ['Цены нет']],
])('a template with %j is told of as %j where a document has no lines', (tags, said) => {
  expect(doubtsOf(tags, { facts, known })).toEqual(said);
});

test('further sides are missing from most documents and are no doubt, nor are lines there are', () => {
  const repeated = [{ section: 'спецификация', prefix: 'строка.', lines: [] }];
  expect(doubtsOf(['спецификация'], { facts: { ...facts, repeated }, known })).toEqual([]);
  expect(doubtsOf(['спецификация'], { facts: { values: { спецификация: [{}] } }, known })).toEqual([]);
});

test('an empty value is left out where its place in the text is, and nothing is told where nobody has looked', () => {
  expect(leftOut(['номер'], { tag: 'гарантия', value: '' })).toEqual({ is_left_out: true });
  expect(leftOut(['номер'], { tag: 'гарантия', value: '12' })).toEqual({});
  expect(leftOut(['номер'], { tag: 'номер', value: '' })).toEqual({});
  expect(leftOut(undefined, { tag: 'гарантия', value: '' })).toEqual({});
});
