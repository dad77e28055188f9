import { declineName } from './person-name';

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
