import { partiesIn, signersCalled } from './agreement-parts.policy';

test.each([
  ['7736050003', [{ name: '7736050003', role: null, signatory: null }]],
  [
    'Поручитель: ООО «Ромашка»; Плательщик: ИП Иванов',
    [
      { name: 'ООО «Ромашка»', role: 'Поручитель', signatory: null },
      { name: 'ИП Иванов', role: 'Плательщик', signatory: null },
    ],
  ],
  [
    'Поручитель: АО "Лес", подписант Орешкин В.\n',
    [{ name: 'АО "Лес"', role: 'Поручитель', signatory: 'Орешкин В.' }],
  ],
  ['ООО «Ромашка: цветы»', [{ name: 'ООО «Ромашка: цветы»', role: null, signatory: null }]],
  [' ; ', []],
])('parties of a cell: %s', (text, said) => {
  expect(partiesIn(text)).toEqual(said);
});

const PEOPLE = [
  { id: 1, last_name: 'Орешкин', first_name: 'Виктор', middle_name: 'Ильич' },
  { id: 2, last_name: 'Семёнова', first_name: 'Анна', middle_name: null },
  { id: 3, last_name: 'Семёнова', first_name: 'Алла', middle_name: null },
];

test.each([
  ['Орешкин', [1]],
  ['орешкин виктор ильич', [1]],
  ['В. И. Орешкин', [1]],
  ['Орешкин В.И.', [1]],
  ['Семенова Анна', [2]],
  ['Семёнова А.', [2, 3]],
  ['Орешкина', []],
])('who is called %s', (text, ids) => {
  expect(signersCalled(PEOPLE, text).map(({ id }) => id)).toEqual(ids);
});
