import type { FirstRows } from '../../contract/area/first-rows';
import { firstRowTexts } from '../../testing/first-rows-as-drawn';
import { writeLocalSettings } from '../../session/session';
import { drawFirstRows } from './first-rows';

const rows: FirstRows = {
  columns: [
    { key: 'number', title: 'Номер', as: 'text', width: 100 },
    { key: 'day', title: 'Дата', as: 'day', width: 92 },
    { key: 'party', title: 'Контрагент', as: 'party' },
    { key: 'status', title: 'Статус', as: 'status', words: { draft: 'Черновик' }, width: 146 },
    { key: 'amount', title: 'Сумма', as: 'money', width: 152 },
    { key: 'responsible', title: 'Отв.', width: 60 },
  ],
};
const row = {
  id: 7,
  number: '12/2026',
  day: '2026-11-07',
  party: { legal_form: 'ООО', name_short: 'Лесная Плаза' },
  status: 'draft',
  amount: '1250000.50',
  currency_code: 'RUB',
  responsible: { id: 1, full_name: 'Соколова Мария Дмитриевна' },
};
const arrange = (values: Record<string, unknown>) => {
  writeLocalSettings({ owner: 1, values, unsent: [], local: [] });
};
const list = (data: readonly (typeof row | Record<string, unknown>)[]) => ({
  resource: 'things',
  rows,
  data,
});

afterEach(() => {
  localStorage.clear();
});

it('writes each kind of value as the register does, and leaves empty what only the register draws', () => {
  expect(firstRowTexts(list([row]))).toEqual([
    ['12/2026', '07.11.2026', 'Лесная Плаза, ООО', 'Черновик', '1\u00A0250\u00A0000,50\u00A0₽', ''],
  ]);
});

it('says nothing of a value that is missing or of a code it does not know', () => {
  const bare = { id: 8, number: null, day: '', party: null, status: 'lost', amount: null };
  expect(firstRowTexts(list([bare]))).toEqual([['', '', '', '', '', '']]);
});

it('stands as the reader has arranged the table', () => {
  arrange({
    'columns:things': { shown: ['number', 'amount', 'day'], widths: { day: 120 } },
    'row-height': 'roomy',
  });
  expect(firstRowTexts(list([row]))).toEqual([['12/2026', '1\u00A0250\u00A0000,50\u00A0₽', '07.11.2026']]);
  const table = drawFirstRows(list([row]))?.querySelector<HTMLElement>('[data-height]');
  expect(table?.dataset.height).toBe('roomy');
  expect(table?.style.getPropertyValue('--tracks')).toBe('100px 152px minmax(120px, 1fr)');
});

it('draws nothing of an empty list, nor of one arranged with a column it does not know', () => {
  expect(drawFirstRows(list([]))).toBeNull();
  arrange({ 'columns:things': { shown: ['number', 'tags'], widths: {} } });
  expect(drawFirstRows(list([row]))).toBeNull();
});
