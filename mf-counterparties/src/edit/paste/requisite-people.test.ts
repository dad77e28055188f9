import { parseRequisites } from './parse-requisites';

test.each([
  {
    line: 'Начальник отдела сбыта Рябов Олег Петрович',
    signatory: { job_title: 'Начальник отдела сбыта', last_name: 'Рябов', basis_type: 'charter' },
  },
  {
    line: 'Начальник управления: _____________ О. П. Рябов',
    signatory: { job_title: 'Начальник управления', last_name: 'Рябов', basis_type: 'charter' },
  },
  {
    line: 'Заместитель генерального директора по закупкам Орлова Анна Игоревна, доверенность № 7 от 01.02.2026',
    signatory: {
      job_title: 'Заместитель генерального директора по закупкам',
      last_name: 'Орлова',
      basis_type: 'power_of_attorney',
    },
  },
  {
    line: 'Начальник порта Рябов О.П., действующий на основании доверенности № 12',
    signatory: { job_title: 'Начальник порта', last_name: 'Рябов', basis_type: 'power_of_attorney' },
  },
])('$line signs by the whole of the job', ({ line, signatory }) => {
  const { found, unread } = parseRequisites(`АО «Порт»\nИНН 7736207543\n${line}`);
  expect(found.signatory).toMatchObject(signatory);
  expect(unread).toEqual([]);
});

test('a department without a person is nobody who signs', () => {
  expect(
    parseRequisites('АО «Порт»\nНачальник отдела сбыта: тел. +7 (495) 123-45-67').found,
  ).not.toHaveProperty('signatory');
});

test.each([
  ['доверенности № 15/26 от 12.01.2026 г.', { basis_number: '15/26', basis_date: '2026-01-12' }],
  ['доверенности от 12.01.2026 № 15/26', { basis_number: '15/26', basis_date: '2026-01-12' }],
  [
    'доверенности б/н от «5» мая 2026 г., действительной по 31.12.2027',
    { basis_number: 'б/н', basis_date: '2026-05-05', basis_valid_until: '2027-12-31' },
  ],
  [
    'доверенности 7-Д, выданной 1 марта 2026 года сроком до 1 марта 2029 г.',
    {
      basis_number: '7-Д',
      basis_date: '2026-03-01',
      basis_valid_until: '2029-03-01',
    },
  ],
  ['доверенности, выданной 31.02.2026', {}],
])('on the basis of «%s» is read with number and days', (basis, power) => {
  const text = `АО «Порт»\nИНН 7736207543\nНачальник порта Рябов О.П., действующий на основании ${basis}`;
  expect(parseRequisites(text).found.signatory).toEqual({
    last_name: 'Рябов',
    first_name: '',
    middle_name: '',
    job_title: 'Начальник порта',
    basis_type: 'power_of_attorney',
    ...power,
  });
});

test.each([
  ['Ген. директор Орлова А. И.', 'Главный бухгалтер Петрова Мария Ивановна', 'Генеральный директор'],
  ['Руководитель: Орлова А. И.', 'Гл. бухгалтер: Петрова Мария Ивановна', 'Руководитель'],
  ['Директор ______ /Орлова А. И./', 'Петрова Мария Ивановна, бухгалтер', 'Директор'],
  ['И.о. ген. директора Орлова А. И.', 'Исполнитель Петрова Мария Ивановна', 'И. о. генерального директора'],
  ['Зам. директора по сбыту Орлова А. И.', 'Петрова Мария Ивановна', 'Заместитель директора по сбыту'],
  ['Директор ОРЛОВА А.И.', 'ПЕТРОВА МАРИЯ ИВАНОВНА', 'Директор'],
])('behind «%s» nobody of «%s» signs', (head, next, job) => {
  const { found, doubts, unread } = parseRequisites(`ООО «Вектор»\nИНН 7736207543\n${head}\n${next}`);
  expect(found.signatory).toEqual({
    last_name: 'Орлова',
    first_name: '',
    middle_name: '',
    job_title: job,
    basis_type: 'charter',
  });
  expect(doubts).toEqual(['Подписант Орлова: впишите имя и отчество полностью']);
  expect(unread).toEqual([next]);
});

test.each([
  'Генеральный директор\nГлавный бухгалтер Петрова Мария Ивановна',
  'Генеральный директор ______ Главный бухгалтер ______ Петрова М. И.',
  'Директор\nКонтактное лицо: Петрова Мария Ивановна',
])('a head without a name is not called by the name of another: %s', (lines) => {
  expect(parseRequisites(`ООО «Вектор»\nИНН 7736207543\n${lines}`).found).not.toHaveProperty('signatory');
});

test.each(['ОРЛОВА АННА ИГОРЕВНА', 'Орлова Анна\nИгоревна'])('a head is written %s', (name) => {
  expect(
    parseRequisites(`ООО «Вектор»\nИНН 7736207543\nГенеральный директор ${name}`).found.signatory,
  ).toMatchObject({ last_name: 'Орлова', first_name: 'Анна', middle_name: 'Игоревна' });
});
