import { renderPage, screen } from 'shared/testing';

import { StateMark } from './state-mark';

const row = { is_active: true, archived_at: null };

test.each([
  [{ valid_from: '2019-01-01', valid_to: '2025-12-31' }, 'Срок прошёл'],
  [{ valid_from: '2999-01-01', valid_to: null }, 'Ещё не настал'],
  [{ valid_from: '2026-01-01', valid_to: null }, 'Действует'],
  [{}, 'Действует'],
  [{ is_active: false, valid_to: '2025-12-31' }, 'Не действует'],
  [{ archived_at: '2026-11-20T09:00:00Z', valid_to: '2025-12-31' }, 'В архиве'],
])('a record with %j is said to be «%s»', (change, label) => {
  renderPage(<StateMark row={{ ...row, ...change }} />);
  expect(screen.getByText(label)).toBeVisible();
});
