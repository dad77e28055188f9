import { departments } from 'shared/contract/books/departments.book';
import { agreementRegister } from '../agreements/list/agreement-register';
import { counterpartyRegister } from '../counterparties/list/counterparty-register';
import { bookRegister } from '../handbooks/book-register';
import { askedRows } from './asked-rows';

test.each([
  ['', null],
  ['page=3&per_page=50', null],
  ['sort=-amount', 'Порядок: «Сумма» по убыванию'],
  ['sort=responsible', 'Порядок: «Ответственный» по возрастанию'],
  [
    'tab=archive&filter[status][]=active&filter[status][]=signed&search=кабель',
    'Вкладка: Архив; Статус: Действует, Подписан; Поиск: «кабель»',
  ],
  [
    'filter[agreement_date][gte]=2026-01-01&filter[agreement_date][lte]=2026-12-31&filter[is_indefinite]=true',
    'Дата: от 01.01.2026 до 31.12.2026; Бессрочный: да',
  ],
  [
    'filter[counterparty_id]=15&filter[party_id]=4',
    'Контрагент: запись №\u00a015; Любая из сторон: запись №\u00a04',
  ],
])('of agreements «%s» is told as «%s»', (query, told) => {
  expect(askedRows(agreementRegister, query)).toBe(told);
});

test.each([
  ['filter[is_own]=false&sort=name_short', 'Раздел: Партнёры; Порядок: «Краткое название» по возрастанию'],
  ['filter[is_own]=true&search=кабель', 'Раздел: Свои организации; Поиск: «кабель»'],
])('of counterparties «%s» is told by the screen it was asked on: «%s»', (query, told) => {
  expect(askedRows(counterpartyRegister, query)).toBe(told);
});

test('an order by no column, as of a tree, is not told', () => {
  const register = bookRegister(departments);
  expect(askedRows(register, 'sort=tree')).toBeNull();
  expect(askedRows(register, 'search=склад&sort=tree')).toBe('Поиск: «склад»');
});

test('no name of the machine is told of a register, whatever it is asked', () => {
  const { filters, sorts } = counterpartyRegister.list;
  for (const name of Object.keys(filters)) {
    expect(askedRows(counterpartyRegister, `filter[${name}]=some_code`)).not.toMatch(/[a-z]/);
  }
  for (const name of Object.keys(sorts)) {
    expect(askedRows(counterpartyRegister, `sort=-${name}`) ?? '').not.toMatch(/[a-z]/);
  }
});
