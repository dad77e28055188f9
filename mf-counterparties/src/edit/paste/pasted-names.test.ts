import { parseRequisites } from './parse-requisites';

const INN = 'ИНН 7736207543';

test('a branch that is named beside its company is the counterparty where the number is that of a branch', () => {
  const { found, doubts, unread } = parseRequisites(
    [
      'Наименование: ООО "Вектор"',
      'Обособленное подразделение: филиал ООО «Вектор» в г. Казани',
      INN,
      'КПП филиала: 165543001',
    ].join('\n'),
  );
  const name = 'Филиал ООО «Вектор» в г. Казани';
  expect(found).toMatchObject({ type: 'branch', name_full: name, name_short: name, kpp: '165543001' });
  expect([doubts, unread]).toEqual([[], []]);
});

test('a branch beside the number of its company is not lost: its line is told', () => {
  const line = 'Филиал ООО «Вектор» в г. Казани';
  const { found, unread } = parseRequisites(['ООО «Вектор»', line, INN, 'КПП 773601001'].join('\n'));
  expect(found).toMatchObject({ type: 'legal', name_short: 'Вектор' });
  expect(unread).toEqual([line]);
});

test('the number of a branch without one is doubted', () => {
  const { found, doubts } = parseRequisites(['ООО «Вектор»', INN, 'КПП 165543001'].join('\n'));
  expect(found.type).toBe('legal');
  expect(doubts).toEqual([
    'КПП 165543001 присвоен обособленному подразделению: проверьте тип и наименование',
  ]);
});

test('a line that says the name again, with its form or without, has been read', () => {
  const text = ['Общество с ограниченной ответственностью «Вектор»', 'ООО «Вектор»', 'Вектор', INN].join(
    '\n',
  );
  expect(parseRequisites(text).unread).toEqual([]);
});

test.each([
  ['ООО "Торговый дом "Север"', 'Торговый дом «Север»'],
  ['ООО "Торговый дом "Север""', 'Торговый дом «Север»'],
  ['ООО «Торговый дом «Север»', 'Торговый дом «Север»'],
  ['АО „Завод“', 'Завод'],
  ['ООО “Завод”', 'Завод'],
  ['АО "Завод № 7"', 'Завод № 7'],
])('of %s the outer quotes alone are left out', (line, name) => {
  expect(parseRequisites(`${line}\n${INN}`).found.name_short).toBe(name);
});

test('the shorter name in brackets is found on a line of its own, and is not told as unread', () => {
  const full = 'Акционерное общество «Научно-производственное объединение «Квант»';
  const { found, unread } = parseRequisites([full, '(АО «НПО «Квант»)', INN].join('\n'));
  expect(found).toMatchObject({ name_short: 'НПО «Квант»', name_full: full, legal_form: 'АО' });
  expect(unread).toEqual([]);
  const { found: alone } = parseRequisites([full, INN].join('\n'));
  expect(alone.name_short).toBe('Научно-производственное объединение «Квант»');
});

test.each([
  ['Индивидуальный предприниматель\nЗайцев Леонид Юрьевич', 'Зайцев Леонид Юрьевич', 'ИП'],
  ['ИНДИВИДУАЛЬНЫЙ ПРЕДПРИНИМАТЕЛЬ\nЗАЙЦЕВ ЛЕОНИД ЮРЬЕВИЧ', 'ЗАЙЦЕВ ЛЕОНИД ЮРЬЕВИЧ', 'ИП'],
  ['ИП\nЗайцев Л. Ю.', 'Зайцев Л. Ю.', 'ИП'],
  ['Индивидуальный предприниматель: Зайцев Леонид Юрьевич', 'Зайцев Леонид Юрьевич', 'ИП'],
  ['Общество с ограниченной ответственностью\n"Вектор"', 'Вектор', 'ООО'],
  ['Полное наименование\tОбщество с ограниченной ответственностью\n\t«Вектор»', 'Вектор', 'ООО'],
])('a form is called by what stands behind it or on the line under it: %j', (lines, name, form) => {
  const { found, unread } = parseRequisites(lines);
  expect(found).toMatchObject({ name_short: name, legal_form: form });
  expect([found.name_full?.includes(name), found.name_full?.includes(':'), unread]).toEqual([
    true,
    false,
    [],
  ]);
});

test('a form without a name is no name', () => {
  expect(parseRequisites('Индивидуальный предприниматель\nИНН 500100732259').found).not.toHaveProperty(
    'name_full',
  );
});
