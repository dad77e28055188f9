import { declineName, personNamedIn } from './person-name';

it.each([
  ['Соколова', 'Мария', 'Дмитриевна', null, 'Соколовой Марии Дмитриевны', 'Соколовой Марии Дмитриевне'],
  ['Ким', 'Сергей', null, 'male', 'Кима Сергея', 'Киму Сергею'],
  ['Ким', 'Анна', null, 'female', 'Ким Анны', 'Ким Анне'],
  ['О’Коннор', 'Шинейд', null, 'female', 'О’Коннор Шинейд', 'О’Коннор Шинейд'],
  ['Цой', 'Любовь', 'Ивановна', 'female', 'Цой Любови Ивановны', 'Цой Любови Ивановне'],
] as const)(
  'declines %s %s as documents need it',
  (...[last_name, first_name, middle_name, gender, genitive, dative]) => {
    expect(declineName({ last_name, first_name, middle_name, gender })).toEqual({ genitive, dative });
  },
);

it.each([
  ['Пробов Пётр Петрович', ['Пробов', 'Пётр', 'Петрович']],
  ['Индивидуальный предприниматель Петров-Водкин Сергей', ['Петров-Водкин', 'Сергей', null]],
  ['Самозанятый Пробов Пётр Петрович', ['Пробов', 'Пётр', 'Петрович']],
])('finds the person in «%s»', (text, [last_name, first_name, middle_name]) => {
  expect(personNamedIn(text)).toEqual({ last_name, first_name, middle_name, gender: null });
});

it('finds nobody where only initials are said', () => {
  expect(personNamedIn('ИП Петров С. И.')).toBeNull();
});
