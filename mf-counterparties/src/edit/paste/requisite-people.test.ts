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
