import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { renderPage, screen } from 'shared/testing';

import { ValidUntilCell } from '../list/agreement-cells';
import { anAgreement } from '../testing/an-agreement';
import { agreementGlimpse, agreementHead } from './agreement-head';

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T09:00:00Z'), doNotFake: ['nextTick', 'queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

const agreed_end = { day: '2026-12-15', addendum: { id: 7, number: '3' } };
const active = (given: Partial<AgreementRow> = {}) =>
  anAgreement({ status: 'active', end_date: '2027-12-31', ...given });
const facts = (given: Partial<AgreementRow>) => [
  agreementHead(active(given)).facts[2],
  agreementGlimpse(active(given)).facts[2],
];

test.each([{}, { end_date: null, is_indefinite: true }])(
  'an agreement that is to end sooner says the day, by what and how soon, in its head and before it: %j',
  (given) => {
    for (const fact of facts({ ...given, agreed_end })) {
      expect(fact).toMatchObject({ label: 'Действует до', value: '15.12.2026' });
      const { unmount } = renderPage(<p>{fact?.note}</p>);
      expect(screen.getByText(/Расторжение, ДС №.3/)).toHaveTextContent(/25.дней/);
      unmount();
    }
  },
);

test('one whose term is over before that, and one that has ended, are told by the term', () => {
  for (const fact of facts({ end_date: '2026-12-01', agreed_end })) expect(fact?.value).toBe('01.12.2026');
  for (const fact of facts({ status: 'completed', agreed_end })) expect(fact?.value).toBe('31.12.2027');
});

test('the register says the day it ends on', () => {
  renderPage(<ValidUntilCell row={active({ agreed_end })} />);
  expect(screen.getByText(/^15\.12\.2026/)).toHaveTextContent(/25.дней/);
});
