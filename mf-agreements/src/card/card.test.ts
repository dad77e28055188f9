import type { AgreementAction, AgreementStatus } from 'shared/contract/agreement/agreement-status';
import { actionPlan } from 'shared/document';

import { AGREEMENT_WORKFLOW } from 'shared/contract/agreement/agreement.workflow';
import { agreementEyebrow, lockedNote, statusReason } from '../agreement/agreement.labels';
import { sideLabels } from '../agreement/side-labels';
import { splitPayment } from '../agreement/split-payment';
import { anAgreement } from '../testing/an-agreement';
import { comingDates } from './coming-dates';
import { termLines } from './terms-items';

test.each<[AgreementStatus, AgreementAction[], AgreementAction | null]>([
  ['draft', ['archive', 'send-to-approval', 'cancel'], 'send-to-approval'],
  ['draft', ['skip-approval'], 'skip-approval'],
  ['approved', ['send-to-signing', 'cancel'], 'send-to-signing'],
  ['on_signing', ['mark-signed', 'decline-signing'], 'mark-signed'],
  ['suspended', ['resume', 'terminate'], 'resume'],
  ['active', ['suspend', 'terminate', 'complete'], null],
  ['rejected', ['reopen', 'copy'], 'reopen'],
  ['draft', [], null],
])('%s with %j waits for %s', (status, available, primary) => {
  const plan = actionPlan(AGREEMENT_WORKFLOW.actions, status, available);
  expect(plan.primary).toBe(primary);
  const offered = [plan.primary, ...plan.others, ...plan.ending].filter((action) => action !== null);
  expect(offered.sort()).toEqual([...available].sort());
});

test('coming dates stand from the nearest, what has passed is left out, a late original stays', () => {
  const agreement = anAgreement({ originals_status: 'overdue', originals_due_at: '2026-11-01' });
  expect(comingDates(agreement, '2026-12-05').map((event) => `${event.date} ${event.title}`)).toEqual([
    '2026-11-01 Возврат оригинала',
    '2027-01-31 Истекают полномочия: Гречко\u00A0А.\u00A0И.',
    '2027-12-01 Последний день уведомить',
    '2027-12-31 Окончание',
  ]);
  expect(comingDates(anAgreement({ status: 'terminated' }), '2026-12-05')).toEqual([]);
});

test('an end that is agreed stands with its paper, and what would come behind it is left out', () => {
  const agreed_end = { day: '2027-06-15', addendum: { id: 7, number: '3' } };
  const events = comingDates(anAgreement({ agreed_end }), '2026-12-05');
  expect(events.map((event) => `${event.date} ${event.title}`)).toEqual([
    '2027-01-31 Истекают полномочия: Гречко\u00A0А.\u00A0И.',
    '2027-06-15 Расторжение',
  ]);
  expect(events[1]).toMatchObject({ note: 'Доп. соглашение №\u00A03', noteTo: '/addendums/7' });
});

test('what is owed stands until it is done, and an addendum until it is in force', () => {
  const owed = { kind: 'act', direction: 'theirs', title: 'Акт за ноябрь', addendum_id: null } as const;
  const late = {
    ...owed,
    id: 5,
    kind: 'payment',
    title: 'Доплата',
    day: '2026-11-30',
    addendum_id: 8,
  } as const;
  const coming = {
    addendums: [
      { id: 7, number: '3', title: 'О цене', day: '2027-01-01' },
      { id: 6, number: '2', title: 'О сроке', day: '2026-12-01' },
      { id: 9, number: '4', title: 'О расторжении', day: '2027-06-15' },
    ],
    obligations: [late, { ...owed, id: 4, day: '2026-12-10' }],
  };
  const agreed_end = { day: '2027-06-15', addendum: { id: 9, number: '4' } };
  const events = comingDates(anAgreement({ coming, agreed_end }), '2026-12-05');
  expect(events.map(({ date, title }) => `${date} ${title}`)).toEqual([
    '2026-11-30 Доплата',
    '2026-12-10 Акт за ноябрь',
    '2027-01-01 Вступит в силу ДС №\u00A03',
    '2027-01-31 Истекают полномочия: Гречко\u00A0А.\u00A0И.',
    '2027-06-15 Расторжение',
  ]);
  expect(events.slice(0, 3).map(({ note, noteTo }) => [note, noteTo])).toEqual([
    ['Оплата, исполняет контрагент', '/addendums/8?tab=obligations'],
    ['Акт, исполняет контрагент', '/agreements/412?tab=obligations'],
    ['О цене', '/addendums/7'],
  ]);
  const over = comingDates(anAgreement({ coming, status: 'completed' }), '2026-12-05');
  expect(over.map(({ title }) => title)).toEqual(['Доплата', 'Акт за ноябрь']);
});

test('the advance is rounded to kopecks and the rest is what remains', () => {
  expect(splitPayment('17746000.00', '30')).toEqual({ advance: '5323800.00', rest: '12422200.00' });
  expect(splitPayment('0.05', '50')).toEqual({ advance: '0.03', rest: '0.02' });
});

test('terms are told as people say them', () => {
  const lines = (patch: Parameters<typeof anAgreement>[0]) =>
    Object.fromEntries(termLines(anAgreement(patch)).map((line) => [line.label, line.value]));
  expect(lines({ renewal_type: 'auto', renewal_months: 12 })).toMatchObject({
    Пролонгация: 'Автоматически на 12\u00A0месяцев',
    'Уведомить за': '30\u00A0дней, до 01.12.2027',
  });
  expect(lines({ is_indefinite: true, end_date: null })['Действует до']).toBe('Бессрочно');
  expect(lines({ prepayment_percent: null, payment_days: 1 }).Оплата).toBe('Через 1\u00A0рабочий день');
});

test('the account payments go to stands with whose it is, and is left out while it is the main one', () => {
  const account = {
    id: 21,
    name: '40702810000000000021, ПАО Сбербанк, БИК 044525225',
    counterparty_id: 20,
    account: '40702810000000000021',
    bank_name: 'ПАО Сбербанк',
    bic: '044525225',
    currency_code: 'RUB',
    valid_to: '2027-06-30',
  };
  const line = (bank_account: typeof account | null) =>
    termLines(anAgreement({ bank_account })).find(({ label }) => label === 'Счёт для расчётов');
  expect(line(account)).toMatchObject({
    value: '40702810000000000021',
    note: 'ООО\u00A0«Инфраструктурные решения», ПАО Сбербанк, БИК\u00A0044525225, действует до\u00A030.06.2027',
  });
  expect(line(null)).toBeUndefined();
});

test('a draft without a number is known by the inner one', () => {
  expect(agreementEyebrow(anAgreement({ number: null, agreement_date: null }))).toBe('Договор Д-2026-00412');
});

test('a signature of one side says whose is waited for', () => {
  const agreement = anAgreement({ status: 'on_signing', signed_by_us_at: '2026-11-19' });
  expect(statusReason(agreement)).toBe('мы подписали 19.11.2026, ждём контрагента');
});

test('an archived agreement says how to change it again', () => {
  expect(lockedNote(anAgreement({ archived_at: '2026-11-19T00:00:00Z' }))).toMatch(/в архиве/);
  expect(lockedNote(anAgreement())).toBeNull();
});

test.each([
  ['Поставка', 'expense', { us: 'Покупатель', them: 'Поставщик' }],
  ['Поставка', 'income', { us: 'Поставщик', them: 'Покупатель' }],
  ['Аренда недвижимости', 'expense', { us: 'Арендатор', them: 'Арендодатель' }],
  ['Реализация', 'income', { us: 'Продавец', them: 'Покупатель' }],
  ['Агентский договор', 'expense', { us: 'Принципал', them: 'Агент' }],
  ['Субаренда', 'income', { us: 'Арендатор', them: 'Субарендатор' }],
  ['Лизинг (финансовая аренда)', 'expense', { us: 'Лизингополучатель', them: 'Лизингодатель' }],
  ['Договор займа', 'expense', { us: 'Заёмщик', them: 'Займодавец' }],
  ['Кредитный договор', 'expense', { us: 'Заёмщик', them: 'Кредитор' }],
  ['Выполнение работ', 'expense', { us: 'Заказчик', them: 'Подрядчик' }],
  ['Оказание услуг', 'expense', { us: 'Заказчик', them: 'Исполнитель' }],
  ['Разработка программ', 'income', { us: 'Исполнитель', them: 'Заказчик' }],
  ['Лицензионный договор', 'expense', { us: 'Лицензиат', them: 'Лицензиар' }],
  ['Рамочный договор', 'expense', { us: 'Наша организация', them: 'Контрагент' }],
  ['Соглашение о конфиденциальности', 'none', { us: 'Наша организация', them: 'Контрагент' }],
] as const)('in «%s», %s, the sides are %j', (type, direction, roles) => {
  expect(sideLabels(type, direction)).toEqual(roles);
});

test('an agreement somebody has objected to renewing says so, and has nothing to object to any more', () => {
  const renewing = { renewal_type: 'auto', renewal_months: 12 } as const;
  const endOf = (patch: Parameters<typeof anAgreement>[0]) =>
    comingDates(anAgreement({ ...renewing, ...patch }), '2026-12-05').find(
      ({ title }) => title === 'Окончание',
    );
  expect(endOf({ renews_by: 12 })?.note).toBe('Продлится на 12\u00A0месяцев');
  expect(endOf({ renews_by: null })?.note).toBeUndefined();
  const declined = { renewal_declined_on: '2026-11-20', renewal_declined_by: 'them' } as const;
  expect(endOf(declined)?.note).toBe('Не продлится: от продления отказались');
  const line = termLines(anAgreement({ ...renewing, ...declined })).find(
    ({ label }) => label === 'Пролонгация',
  );
  expect(line).toMatchObject({
    value: 'Не продлится',
    note: 'Отказ от\u00A020.11.2026, кто отказался: контрагент',
  });
});
