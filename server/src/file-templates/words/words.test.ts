import { dayInWords } from './day-in-words.service';
import { genitiveTitle } from '../../grammar/job-title';
import { declineName, genderOf, initialsFirst, type NamedPerson } from '../../grammar/person-name';
import { moneyText } from './money-in-words';

const person = (name: string, gender: NamedPerson['gender'] = null): NamedPerson => {
  const [last_name = '', first_name = '', middle_name = null] = name.split(' ');
  return { last_name, first_name, middle_name, gender };
};

it.each([
  ['Иванов Иван Иванович', 'Иванова Ивана Ивановича'],
  ['Соколова Мария Дмитриевна', 'Соколовой Марии Дмитриевны'],
  ['Ткаченко Олег Петрович', 'Ткаченко Олега Петровича'],
  ['Заяц Иван Петрович', 'Зайца Ивана Петровича'],
  ['Заяц Нинель Павловна', 'Заяц Нинели Павловны'],
  ['Гусь Фома Лукич', 'Гуся Фомы Лукича'],
  ['Коваль Олег Игоревич', 'Коваля Олега Игоревича'],
  ['Любимова Любовь Ивановна', 'Любимовой Любови Ивановны'],
])('the name %s is put into the genitive', (name, genitive) => {
  expect(declineName(person(name)).genitive).toBe(genitive);
});

it('a sex that is said outweighs what the name shows', () => {
  expect(genderOf(person('Женя Саша', 'female'))).toBe('female');
  expect(genderOf(person('Соколова Мария Дмитриевна'))).toBe('female');
});

it.each([
  ['Генеральный директор', 'Генерального директора'],
  ['Директор', 'Директора'],
  ['Индивидуальный предприниматель', 'Индивидуального предпринимателя'],
  ['Заместитель генерального директора', 'Заместителя генерального директора'],
  ['Начальник отдела закупок', 'Начальника отдела закупок'],
  ['Управляющий', 'Управляющего'],
  ['Главный бухгалтер', 'Главного бухгалтера'],
  ['Исполняющий обязанности директора', 'Исполняющего обязанности директора'],
  ['Коммерческий директор', 'Коммерческого директора'],
])('the title %s is put into the genitive', (title, genitive) => {
  expect(genitiveTitle(title)).toBe(genitive);
});

it('a signature is decoded with the initials in front', () => {
  expect(initialsFirst(person('Соколова Мария Дмитриевна'))).toBe('М.\u00a0Д.\u00a0Соколова');
});

it('days and sums are written as contracts write them', () => {
  expect(dayInWords('2026-11-20')).toBe('«20»\u00a0ноября 2026\u00a0г.');
  expect(moneyText('1234567.89', 'руб.')).toBe('1\u00a0234\u00a0567,89\u00a0руб.');
});
