import { copiedText, tableHtml, tableText } from './copied-table';

const table = {
  heads: ['Номер', 'Предмет', 'Сумма'],
  rows: [
    ['7/2026-П', 'Реле <РЭС>\tи\nмуфты', '12\u00A0500,00'],
    ['8', '=HYPERLINK("http://чужой")', '−5,5'],
    ['10', 'Реле', '17\u00A0746\u00A0000,00 ₽'],
    ['9', '+7 (495) 123-45-67', '-3'],
    ['055', '0274062111', '40702810200000012345'],
  ],
};

test('text for a spreadsheet keeps cells apart and numbers as numbers', () => {
  expect(
    tableText(table)
      .split('\n')
      .map((line) => line.split('\t')),
  ).toEqual([
    ['Номер', 'Предмет', 'Сумма'],
    ['7/2026-П', 'Реле <РЭС> и муфты', '12 500,00'],
    ['8', `'=HYPERLINK("http://чужой")`, '−5,5'],
    ['10', 'Реле', '17 746 000,00 ₽'],
    ['9', `'+7 (495) 123-45-67`, '-3'],
    ['055', '0274062111', '40702810200000012345'],
  ]);
});

test('a table for a letter is safe HTML, in which a spreadsheet finds no formula', () => {
  const html = tableHtml(table);
  expect(html).toContain('<td>12 500,00</td>');
  expect(html).toContain('<td>17 746 000,00 ₽</td>');
  expect(html).toContain(`<td style="mso-number-format:'\\@'">Реле &lt;РЭС&gt; и муфты</td>`);
  expect(html).toContain(`<td style="mso-number-format:'\\@'">=HYPERLINK(&quot;http://чужой&quot;)</td>`);
  // As a number a code would lose its zeros, and an account its last digits.
  for (const code of ['055', '0274062111', '40702810200000012345']) {
    expect(html).toContain(`<td style="mso-number-format:'\\@'">${code}</td>`);
  }
});

test('what was copied is counted in Russian', () => {
  expect([1, 3, 11, 21].map(copiedText)).toEqual([
    'Скопирована 1\u00a0строка',
    'Скопированы 3\u00a0строки',
    'Скопировано 11\u00a0строк',
    'Скопирована 21\u00a0строка',
  ]);
});
