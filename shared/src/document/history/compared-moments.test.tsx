import { screen } from '@testing-library/react';

import type { ActivityLog } from '../../contract/journal/activity-log';
import { renderPage, stubNetwork, within, type StubRequest } from '../../testing/testing';
import { DocumentHistory } from './document-history';

const event = (id: number, action_label: string, action = 'agreement.updated'): ActivityLog => ({
  id,
  occurred_at: `2026-11-${String(10 + id)}T09:30:00Z`,
  actor_id: 2,
  actor_name: 'Щербакова Елена Андреевна',
  action,
  action_label,
  entity_type: 'agreement',
  entity_id: 412,
  entity_label: 'Договор',
  entity_url: null,
  changes: [],
});
const moment = { seq: 1, occurred_at: null, action_label: null };

test('two moments are chosen among the events, and the fields that differ stand old and new', async () => {
  const asked: (string | null)[][] = [];
  stubNetwork({
    'GET /api/agreements/412/history': {
      data: [
        event(3, 'Отправка договора на согласование'),
        event(1, 'Создание договора', 'agreement.created'),
      ],
      meta: { current_page: 1, last_page: 1, per_page: 25, total: 2, total_is_capped: false },
    },
    'GET /api/agreements/412/differences': ({ query }: StubRequest) => {
      asked.push([query.get('from'), query.get('to')]);
      const changes = [{ field: 'amount', label: 'Сумма', old: '100,00', new: '120,00' }];
      return { from: moment, to: moment, changes: query.get('to') === null ? changes : [] };
    },
  });
  const { user } = renderPage(<DocumentHistory owner={{ resource: 'agreements', id: 412 }} />);
  await user.click(await screen.findByRole('button', { name: 'Сравнить два момента' }));
  const part = await screen.findByRole('region', { name: 'Сравнение двух моментов' });
  expect((await within(part).findByText('100,00')).tagName).toBe('DEL');
  await user.click(within(part).getByLabelText('Стало'));
  await user.click(await screen.findByRole('option', { name: /Отправка договора на согласование/ }));
  expect(await within(part).findByText('Поля карточки в эти моменты одинаковы.')).toBeInTheDocument();
  expect(asked).toEqual([
    ['1', null],
    ['1', '3'],
  ]);
});

test('a record that is older than its journal is compared from what was before the first change', async () => {
  const asked: (string | null)[] = [];
  stubNetwork({
    'GET /api/measures/1/history': {
      data: [event(7, 'Изменение единицы измерения', 'measure.updated')],
      meta: { current_page: 1, last_page: 1, per_page: 25, total: 1, total_is_capped: false },
    },
    'GET /api/measures/1/differences': ({ query }: StubRequest) => {
      asked.push(query.get('from'));
      const changes = [{ field: 'code', label: 'Код ОКЕИ', old: '796', new: '234' }];
      return { from: { ...moment, seq: 0 }, to: moment, changes };
    },
  });
  const { user } = renderPage(<DocumentHistory owner={{ resource: 'measures', id: 1 }} />);
  await user.click(await screen.findByRole('button', { name: 'Сравнить два момента' }));
  const part = await screen.findByRole('region', { name: 'Сравнение двух моментов' });
  expect((await within(part).findByText('796')).tagName).toBe('DEL');
  expect(within(part).getByLabelText('Было')).toHaveValue('До первого изменения');
  expect(asked).toEqual(['0']);
});
