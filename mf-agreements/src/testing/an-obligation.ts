import {
  obligation,
  type Obligation,
  obligationPlan,
  type ObligationPlan,
} from 'shared/contract/obligation/obligation';

const MOMENT = '2026-11-17T09:30:00Z';
const LAWYER = { id: 7, full_name: 'Соколова Мария Дмитриевна', department_name: 'Юридический отдел' };
const DOCUMENT = {
  type: 'agreement',
  id: 412,
  name: 'Договор № 112/2026-П',
  title: 'Поставка серверов',
  url: '/agreements/412?tab=obligations',
  counterparty_name: 'Лесная Плаза',
};

/** An advance that is still to be paid, but for what the test says; it always keeps the contract. */
export function anObligation(patch: Partial<Obligation> = {}): Obligation {
  return obligation.parse({
    id: 1,
    document: DOCUMENT,
    kind: 'payment',
    direction: 'ours',
    title: 'Аванс',
    sum: '300000.00',
    amount: '300000.00',
    percent: null,
    currency_code: 'RUB',
    due_base: 'date',
    due_day: '2026-12-01',
    due_offset: 0,
    due_unit: 'working',
    due_shift: 'next',
    after: null,
    due_date: '2026-12-01',
    responsible: LAWYER,
    note: null,
    status: 'planned',
    phase: 'planned',
    status_reason: null,
    done_at: null,
    done_amount: null,
    created_at: MOMENT,
    updated_at: MOMENT,
    lock_version: 3,
    can: { edit: true, delete: true },
    open_groups: ['essential', 'open', 'service'],
    available_actions: ['mark-done', 'waive'],
    ...patch,
  });
}

/** What is owed by an agreement on 20.11.2026. */
export function aPlan(patch: Partial<ObligationPlan> = {}): ObligationPlan {
  return obligationPlan.parse({
    data: [],
    document: {
      ...DOCUMENT,
      amount: '1000000.00',
      currency_code: 'RUB',
      signed_on: null,
      start_date: null,
      responsible: LAWYER,
    },
    check: null,
    totals: { open: 0, overdue: 0, done: 0 },
    can: { add: true },
    closed_reason: null,
    today: '2026-11-20',
    ...patch,
  });
}
