import { renderPage, reply, screen, stubNetwork, waitFor, within, type StubRequest } from 'shared/testing';
import { Facts } from 'shared/ui';

import { agreementHead } from '../card/agreement-head';
import { ItemsTab } from '../card/items-tab';
import { anAgreement, anItem } from '../testing/an-agreement';
import { aTerm, someEffectiveTerms } from '../testing/effective-terms';
import EffectiveTermsTab from './effective-terms-tab';
import { scaleOf, stopByKey } from './scale';

const URL = 'GET /api/agreements/412/effective-terms';
const agreement = anAgreement({ id: 412, status: 'active' });
const plain = (text: string | null) => (text ?? '').replaceAll('\u00A0', ' ');

function open(network: Record<string, unknown>, at = '/agreements/412') {
  const asked = stubNetwork(network);
  const page = <EffectiveTermsTab agreement={agreement} />;
  return { ...renderPage(page, { path: '/agreements/:id', at }), asked };
}
const row = (name: RegExp) => {
  const found = screen.getByRole('row', { name });
  return plain(found.textContent);
};

test('each term says what holds, what stood in the agreement, on what ground and since when', async () => {
  const { user } = open({ [URL]: someEffectiveTerms() });
  expect(await screen.findByRole('slider')).toBeInTheDocument();
  expect(row(/^Сумма/)).toMatch(/18 000 000,00 ₽12 000 000,00 ₽ДС № 2, п\. 1\.1.*01\.07\.2025/);
  expect(row(/^Действует до/)).toMatch(/31\.12\.2026не менялосьДоговор/);
  expect(row(/^Аванс/)).toMatch(/с 01\.01\.2027: 30 %/);
  expect(screen.queryByText('Неустойка')).toBeNull();
  expect(within(screen.getByRole('row', { name: /^Сумма/ })).getByRole('link')).toHaveAttribute(
    'href',
    '/addendums/72',
  );
  await user.click(screen.getByRole('button', { name: 'Сумма' }));
  expect(screen.getAllByText('12 000 000,00 ₽')).toHaveLength(2);
});

test('arrows lead from one day of change to the next, and the day stands in the address', async () => {
  const then = someEffectiveTerms({
    as_of: '2025-07-01',
    terms: [aTerm({ key: 'amount', section: 'amount', label: 'Сумма', text: 'как в июле' })],
  });
  const { user, asked } = open({
    [URL]: ({ query }: StubRequest) => (query.get('as_of') === '2025-07-01' ? then : someEffectiveTerms()),
  });
  const slider = await screen.findByRole('slider', { name: 'Дата редакции' });
  expect(plain(slider.getAttribute('aria-valuetext'))).toBe('20.11.2026, сегодня');
  slider.focus();
  await user.keyboard('{ArrowLeft}');
  expect(await screen.findByText('как в июле')).toBeInTheDocument();
  expect(plain(slider.getAttribute('aria-valuetext'))).toBe('01.07.2025, ДС № 2');
  expect(asked.requests.at(-1)?.query.get('as_of')).toBe('2025-07-01');
});

test('dragging along the scale goes from one day of change to another, and no further press follows', async () => {
  const { user, asked } = open({ [URL]: () => someEffectiveTerms() });
  const slider = await screen.findByRole('slider', { name: 'Дата редакции' });
  const track = slider.firstElementChild as HTMLElement;
  track.getBoundingClientRect = () => new DOMRect(100, 0, 1000, 88);
  track.setPointerCapture = jest.fn();
  const to = (clientX: number) => user.pointer({ target: track, coords: { clientX } });
  await user.pointer({ keys: '[MouseLeft>]', target: track, coords: { clientX: 900 } });
  await to(902);
  expect(asked.requests).toHaveLength(1);
  await to(130);
  await to(120);
  await user.pointer('[/MouseLeft]');
  expect(track.setPointerCapture).toHaveBeenCalled();
  await to(900);
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '12.03.2024, Договор'));
  expect(asked.requests.map(({ query }) => query.get('as_of'))).toEqual([null, '2024-03-12']);
});

test('an addendum that starts from what no longer holds is named with both values', async () => {
  open({ [URL]: someEffectiveTerms() });
  expect(await screen.findByText('Условие изменилось после подготовки.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: /Открыть ДС №.4/ })).toHaveAttribute('href', '/addendums/74');
});

test('what an addendum makes of the agreement is told as it is called', async () => {
  const [known] = someEffectiveTerms().addendums;
  const made = (patch: object) => ({ ...known, effective_from: '2026-12-01', conflicts: [], ...patch });
  const addendums = [
    made({ id: 1, number: '1', terms: ['Сумма', 'НДС', 'Иванов Иван (Поручитель)'] }),
    made({ id: 2, number: '2', terms: [], ends_agreement: true }),
    made({ id: 3, number: '3', terms: [] }),
  ];
  open({ [URL]: someEffectiveTerms({ addendums } as object) });
  await screen.findByText('Из чего сложилась');
  const told = screen.getAllByText(/^с.01\.12\.2026: /).map(({ textContent }) => plain(textContent));
  expect(told).toEqual([
    'с 01.12.2026: условия не меняет',
    'с 01.12.2026: расторжение договора',
    'с 01.12.2026: сумма, НДС, Иванов Иван (Поручитель)',
  ]);
});

test('a specification an addendum has changed is told to be as it was signed', () => {
  const changed = { items: { id: 74, number: '4' } };
  const effective = { ...agreement, vat_rate: null, vat_mode: 'included' as const, changed };
  renderPage(<ItemsTab agreement={{ ...agreement, effective }} termsTo="/agreements/412?tab=terms" />, {
    path: '/agreements/:id',
    at: '/agreements/412',
  });
  const strip = screen.getByText(/^Ниже спецификация, как она подписана/);
  expect(plain(strip.textContent)).toBe('Ниже спецификация, как она подписана (изменено ДС № 4).');
  expect(screen.getByRole('link', { name: 'Действующая редакция' })).toHaveAttribute(
    'href',
    '/agreements/412?tab=terms',
  );
});

test('only what changed is shown when that is asked for, and an agreement without addenda says so', async () => {
  const { user } = open({ [URL]: someEffectiveTerms() });
  await user.click(await screen.findByText('Только изменённые'));
  expect(screen.queryByRole('row', { name: /^Действует до/ })).toBeNull();
  expect(screen.getByRole('row', { name: /^Сумма/ })).toBeInTheDocument();
});

test('an agreement without addenda is as it was signed', async () => {
  const untouched = someEffectiveTerms({
    addendums: [],
    terms: [aTerm({ key: 'end_date', section: 'terms', label: 'Действует до', text: '31.12.2026' })],
    stops: [{ day: '2024-03-12', kind: 'original', addendum: null, is_signed: true }],
  });
  const { user } = open({ [URL]: untouched });
  expect(await screen.findByText(/Дополнительных соглашений ещё нет/)).toBeInTheDocument();
  await user.click(screen.getByText('Только изменённые'));
  expect(screen.getByText('Условия не менялись')).toBeInTheDocument();
});

test('terms that do not come can be asked for again', async () => {
  const refusal = reply(500, { message: 'Сервер не отвечает', request_id: '1' });
  open({ [URL]: refusal });
  expect(await screen.findByText('Действующая редакция не загрузилась')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeInTheDocument();
});

test('stops stand in time, today among them, and never on top of each other', () => {
  const stops = scaleOf(someEffectiveTerms());
  expect(stops.map(({ day }) => day)).toEqual(['2024-03-12', '2025-07-01', '2026-11-20', '2027-01-01']);
  expect(stops.map(({ isToday, isComing }) => [isToday, isComing])).toEqual([
    [false, false],
    [false, false],
    [true, false],
    [false, true],
  ]);
  const crowded = scaleOf({
    today: '2026-11-20',
    stops: Array.from({ length: 30 }, (_, at) => ({
      day: `2026-10-${String(at + 1).padStart(2, '0')}`,
      kind: 'renewal' as const,
      addendum: null,
      is_signed: true,
    })),
  });
  const places = crowded.map(({ place }) => place);
  expect(places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0))).toBe(true);
  expect(places.at(-1)).toBe(100);
  const [, , now = 0, last = 0] = stops.map(({ place }) => place);
  // The words of the last one lie to its left.
  expect(last - now).toBeGreaterThan(19);
  expect(stopByKey(stops, '2026-01-15', 'ArrowRight')).toBe('2026-11-20');
  expect(stopByKey(stops, '2026-01-15', 'ArrowLeft')).toBe('2025-07-01');
  expect(stopByKey(stops, '2027-01-01', 'ArrowRight')).toBeNull();
  expect(stopByKey(stops, '2026-01-15', 'Home')).toBe('2024-03-12');
});

test('the tax of a card is named by the rate an addendum has brought in, not by that of the signed lines', () => {
  const before = { id: 2, name: 'НДС 20 %', percent: '20.00' };
  const signed = anAgreement({ status: 'active', vat_rate: before });
  const changed = {
    ...signed,
    items: [anItem(1, { vat_rate: before })],
    effective: {
      end_date: signed.end_date,
      is_indefinite: false,
      amount: '18000000.00',
      vat_amount: '3245901.64',
      currency_code: 'RUB',
      vat_mode: 'included' as const,
      vat_rate: { id: 1, name: 'НДС 22 %', percent: '22.00' },
      counterparty: signed.counterparty,
      parties: [],
      changed: { vat_rate_id: { id: 72, number: '2' }, vat_amount: { id: 72, number: '2' } },
    },
  };
  const facts = <Facts items={agreementHead(changed).facts} />;
  renderPage(facts, { path: '/agreements/:id', at: '/agreements/412' });
  const sum = plain(screen.getByText('Сумма').parentElement?.textContent ?? '');
  expect(sum).toContain('НДС 22 % — 3 245 901,64 ₽');
});

test('the facts of a card are those in force, and say by what they were changed', () => {
  const changed = anAgreement({
    status: 'active',
    amount: '12000000.00',
    effective: {
      end_date: '2027-12-31',
      is_indefinite: false,
      amount: '18000000.00',
      vat_amount: '3245901.64',
      currency_code: 'RUB',
      vat_mode: 'included',
      vat_rate: null,
      counterparty: agreement.counterparty,
      parties: [],
      changed: { amount: { id: 72, number: '2' }, vat_amount: { id: 72, number: '2' } },
    },
  });
  const facts = <Facts items={agreementHead(changed).facts} />;
  renderPage(facts, { path: '/agreements/:id', at: '/agreements/412' });
  const sum = plain(screen.getByText('Сумма').parentElement?.textContent ?? '');
  expect(sum).toMatch(/18 000 000,00 ₽.*изменено ДС № 2/);
  const term = plain(screen.getByText('Действует до').parentElement?.textContent ?? '');
  expect(term).toContain('31.12.2027');
  expect(term).not.toContain('изменено');
});
