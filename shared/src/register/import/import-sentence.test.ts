import { begunSentence, outcomeOf, progressSentence } from './import-sentence';

const row = {
  status: 'cancelled',
  dry_run: false,
  rows_done: 300,
  rows_total: 3001,
  message: null,
} as Parameters<typeof begunSentence>[0];

test('rows stand in the case that «из» asks for', () => {
  const words = (text: string) => text.replace(/\s/g, ' ');
  expect(words(begunSentence(row))).toBe('Остановлена: обработано 300 из 3 001 строки');
  expect(words(progressSentence(row))).toBe('Обработано: 300 из 3 001 строки');
  expect(words(progressSentence({ ...row, rows_total: 3002 }))).toBe('Обработано: 300 из 3 002 строк');
});

test('a load that stands still says why', () => {
  const message = 'Загрузка прервалась и продолжается';
  expect(progressSentence({ ...row, message })).toMatch(
    /^Обработано: 300 .*\. Загрузка прервалась и продолжается$/,
  );
});

test('of nothing it is told what was asked for', () => {
  const job = { status: 'checked', created_count: 0, updated_count: 0, skipped_count: 4, failed_count: 0 };
  const told = (mode: string) =>
    outcomeOf({ ...job, mode } as Parameters<typeof outcomeOf>[0]).map(
      ({ label, count }) => `${label}: ${String(count)}`,
    );
  expect(told('update')).toEqual(['Будет обновлено: 0', 'Будет пропущено: 4']);
  expect(told('upsert')).toEqual(['Будет добавлено: 0', 'Будет пропущено: 4']);
});
