import type { ToldLine } from './record-subscriptions.repository';
import { recordNews } from './subscription-news.labels';

const LABELS: Record<string, string> = {
  'approval.voted': 'Решение по согласованию',
  'approval.revoked': 'Отзыв решения по согласованию',
  'agreement.updated': 'Изменение договора',
};

const told = (action: string, ...labels: string[]) =>
  recordNews(
    {
      labelOf: (of) => LABELS[of] ?? of,
      wordsOf: () => labels.map((label) => ({ field: label, label, old: null, new: 'значение' })),
    },
    [{ action } as ToldLine],
  );

test('a field that the step names already is not named once more', () => {
  expect(told('approval.voted', 'Решение')).toBe('Решение по согласованию');
  expect(told('approval.revoked', 'Решение', 'Причина')).toBe('Отзыв решения по согласованию: причина');
  expect(told('agreement.updated', 'Название', 'Срок')).toBe('Изменение договора: название, срок');
  expect(told('agreement.updated', 'Основной ОКВЭД', 'ИНН')).toBe('Изменение договора: основной ОКВЭД, ИНН');
});
