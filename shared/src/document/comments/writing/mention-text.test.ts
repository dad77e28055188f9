import { mentionAt, putMention } from './mention-at';
import { shownText, textPieces, uncalledIn, wireText, withCalled } from './mention-text';

const sokolova = { id: 17, name: 'Соколова Мария Дмитриевна' };
const namesake = { id: 18, name: 'Соколова Марина Денисовна' };
const twin = { id: 19, name: 'Соколова Мария Дмитриевна' };
const SHORT = 'Соколова\u00a0М.\u00a0Д.';

test('a saved text is edited with names and sent with the same mentions again', () => {
  const body = '@{17}, срок? И @{18} тоже. @{99}';
  const { text, called } = shownText(body, [sokolova, namesake]);
  expect(text).toBe(`@${SHORT}, срок? И @Соколова Марина Денисовна тоже. @{99}`);
  expect(wireText(`  ${text}\n`, called)).toBe(body);
});

test('namesakes are told apart, and so are people of one full name', () => {
  const first = withCalled([], sokolova);
  const second = withCalled(first.called, namesake);
  const third = withCalled(withCalled(second.called, twin).called, { ...twin, id: 20 });
  expect([first.label, second.label, third.label]).toEqual([
    SHORT,
    'Соколова Марина Денисовна',
    'Соколова Мария Дмитриевна (20)',
  ]);
  const text = `@${third.label} и @Соколова Мария Дмитриевна`;
  expect(wireText(text, third.called)).toBe('@{20} и @{19}');
});

test('a name that was changed by hand, or that only begins another word, calls nobody', () => {
  const { called } = withCalled([], { id: 5, name: 'Иван' });
  expect(wireText('@Иванов и @Ива, но @Иван.', called)).toBe('@Иванов и @Ива, но @{5}.');
});

test('a name calls its bearer with common spaces too: so it comes back from a clipboard', () => {
  const { called } = withCalled([], sokolova);
  expect(wireText('@Соколова М. Д., срок?', called)).toBe('@{17}, срок?');
});

test('a text is shown in pieces; a mention nobody stands behind stays as it was sent', () => {
  expect(textPieces('Да, @{17}: @{99}', [sokolova])).toEqual([
    { text: 'Да, ' },
    { text: `@${SHORT}`, person: sokolova },
    { text: ': @{99}' },
  ]);
});

test.each([
  ['@', 1, { from: 0, search: '' }],
  ['Смотри, @Щерб', 13, { from: 8, search: 'Щерб' }],
  ['@Соколова Мар и дальше', 13, { from: 0, search: 'Соколова Мар' }],
  ['a.petrov@mail', 13, null],
  [`@${SHORT} смотри`, 22, null],
  ['Без знака', 9, null],
  ['@один два три четыре', 20, null],
])('what is typed at the caret of «%s» (%i)', (text, caret, expected) => {
  expect(mentionAt(text, caret, [{ id: 17, label: SHORT }])).toEqual(expected);
});

test('a chosen name takes the place of what was typed, with a space where a word would follow', () => {
  expect(putMention('Да, @щер', { from: 4, caret: 8, label: 'Щербакова Е. А.' })).toEqual({
    text: 'Да, @Щербакова Е. А. ',
    caret: 21,
  });
  expect(putMention('@щ, да', { from: 0, caret: 2, label: 'Я' }).text).toBe('@Я, да');
});

test('a name after the sign @ that was not chosen is told of, one that was and an address of mail are not', () => {
  const { called, label } = withCalled([], sokolova);
  expect(uncalledIn(`@${label}, позовите @Чужаков и (@Орлова), ещё раз @Чужаков`, called)).toEqual([
    'Чужаков',
    'Орлова',
  ]);
  expect(uncalledIn('Пишите на lawyer@Contracts.local, цена @ 5', called)).toEqual([]);
});
