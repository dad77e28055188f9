import { describeItem } from 'shared/document-items';

import { anAgreement, anItem } from '../testing/an-agreement';
import { agreementForm } from './agreement-form';

const { same, describe: told, sending, wireOf } = agreementForm;
const base = agreementForm.valuesOf(anAgreement({ items: [anItem(1)] }));

test('the sum that follows from the lines is no question of its own', () => {
  expect(same?.('amount', base, { ...base, amount: '5.00' })).toBe(true);
  const byHand = { ...base, amount_is_manual: true };
  expect(same?.('amount', byHand, { ...byHand, amount: '5.00' })).toBeUndefined();
});

test('a record named differently is the same choice, another record is not', () => {
  const renamed = { ...base, counterparty: { value: 20, label: 'Новое имя' } };
  expect(same?.('counterparty', base, renamed)).toBe(true);
  expect(same?.('counterparty', base, { ...base, counterparty: { value: 21, label: 'Другой' } })).toBe(false);
});

test('values are told as people read them, lines one by one', () => {
  expect(told('end_date', base)).toBe('31.12.2027');
  expect(told('items', base)).toBe('1\u00a0позиция на 10\u00A0272\u00A0000,00\u00A0₽');
  const [line] = base.items;
  if (line === undefined) throw new Error('Одна строка');
  expect(describeItem({ ...line, discount_percent: '5' }, 'RUB')).toBe(
    'Сервер 2U, 2×32 ядра, 512 ГБ ОЗУ — 8\u00A0шт × 1\u00A0284\u00A0000,00\u00A0₽, скидка\u00A05\u00A0%',
  );
});

test('the form sends on only what the server allows, in the words of the action', () => {
  expect(sending?.(anAgreement({ available_actions: ['copy'] }))).toBeNull();
  expect(sending?.(anAgreement({ available_actions: ['skip-approval', 'copy'] }))).toEqual({
    action: 'skip-approval',
    label: 'Утвердить без согласования',
    phoneLabel: 'Утвердить',
    deed: 'утвердить',
  });
});

test('every field of the form is in the wire, but for the sum of the lines', () => {
  const sent = new Set(Object.keys(wireOf(base)).map(agreementForm.fieldOf));
  const missing = Object.keys(agreementForm.fields).filter((field) => !sent.has(field));
  expect(missing).toEqual(['amount']);
});

test('a draft kept before a field was there begins with that field empty, and keeps what was typed', () => {
  const { bank_account: _, ...before } = { ...base, title: 'Поставка муфт' };
  const kept = { values: before, base: before, lockVersion: 3, key: 'k' };
  const { values, lockVersion } = agreementForm.draft.migrations?.[2]?.(kept) ?? {};
  expect(values).toEqual({ ...base, title: 'Поставка муфт', bank_account: null });
  expect(lockVersion).toBe(3);
});
