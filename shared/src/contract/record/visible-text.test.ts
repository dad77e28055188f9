import { optionalText, REQUIRED_FIELD, text } from './field';
import { fieldSchema } from './field-schema';
import type { Field } from './field-table';
import { visibleText } from './visible-text';

test.each([
  ['a zero-width space', '\u200B\u200B'],
  ['a turn of direction', '\u202E'],
  ['no-break spaces', '\u00A0\u202F \u3000'],
  ['a soft hyphen and a joiner', '\u00AD\u200D'],
  ['a blank of another script', '\u3164\u2800'],
  ['an accent without a letter', '\u0301'],
])('a name made only of %s is no name', (_, name) => {
  expect(
    text(100)
      .safeParse(name)
      .error?.issues.map(({ message }) => message),
  ).toEqual([REQUIRED_FIELD]);
  expect(optionalText(100).parse(name)).toBeNull();
});

test('what turns a name about or hides in it is taken out, and the name stays', () => {
  expect(text(100).parse(' Договор\u202Efdp.exe\u200B ')).toBe('Договорfdp.exe');
  expect(visibleText('Поставка\u00A0№\u00A05')).toBe('Поставка\u00A0№\u00A05');
});

test('letters of other scripts, accents and emoji stay as they are', () => {
  for (const name of ['Қазақтелеком', 'Шо\u0301колад', '👩\u200D👩\u200D👧', 'می\u200Cخواهم', '№ 5'])
    expect(visibleText(name)).toBe(name);
});

test('signs that no file can hold are taken out', () => {
  expect(text(100).parse('Постав\u0001ка\u001B \uFFFEуслуг\u007F')).toBe('Поставка услуг');
});

test.each(['\n', '\r\n', ' \r\n\r\n ', '\u000B', '\f', '\u0085', '\u2028', '\u2029'])(
  'a field of one line holds one: %j becomes a space there, and stays in a field of several',
  (end) => {
    const place = { label: 'Название', max: 100, group: 'open', section: 'main' } as const;
    const line: Field = { kind: 'text', ...place };
    const lines: Field = { kind: 'long_text', ...place };
    const given = `Поставка${end}бумаги`;
    for (const asked of [{ required: true } as const, {}]) {
      expect(fieldSchema({ ...line, ...asked }).parse(given)).toBe('Поставка бумаги');
      expect(fieldSchema({ ...lines, ...asked }).parse(given)).toBe(given);
    }
  },
);
