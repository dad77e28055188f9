import type { CalendarDay } from 'shared/contract/calendar/calendar-day';
import { act, renderPage, reply, screen, stubNetwork, within } from 'shared/testing';

import CalendarPage from './calendar.page';

const aDay = (patch: Partial<CalendarDay>): CalendarDay => ({
  day: '2026-01-09',
  kind: 'dayoff',
  hours: '0.0',
  name: 'Перенос с 3 января',
  is_preliminary: false,
  lock_version: 4,
  ...patch,
});
const data = [
  aDay({}),
  aDay({ day: '2026-11-03', kind: 'short', hours: '7.0', name: null }),
  aDay({ day: '2026-11-04', kind: 'holiday', name: 'День народного единства' }),
];
const calendar = (can = true, days = data, year = 2026) => ({ year, data: days, can: { edit: can } });

function openYear(more: Record<string, unknown> = {}, year = 2026) {
  const network = stubNetwork({ 'GET /api/calendar-days': calendar(), ...more });
  const at = `/handbooks/calendar?year=${String(year)}`;
  return { ...renderPage(<CalendarPage />, { path: '/handbooks/calendar', at }), network };
}

test('a year is counted: days that are worked, days off, hours of a forty-hour week', async () => {
  openYear();
  // 261 working days by the week alone: the holiday and the moved day are off, the short one is an hour less.
  const fact = async (label: string) => (await screen.findByText(label)).parentElement;
  expect(await fact('Рабочих дней')).toHaveTextContent('259');
  expect(await fact('Выходных и праздничных')).toHaveTextContent('106');
  expect(await fact('При 40-часовой неделе')).toHaveTextContent('2 071 час');
  expect(within(screen.getByRole('region', { name: 'Ноябрь' })).getByText('20 рабочих')).toBeVisible();
  expect(screen.getByRole('button', { name: /^9\sянваря, пятница: выходной день — Перенос/ })).toBeVisible();
});

test('a day is changed at the version it was read at', async () => {
  const { user, network } = openYear({ 'PUT /api/calendar-days/2026-11-03': calendar(true, [aDay({})]) });
  await user.click(await screen.findByRole('button', { name: /^3\sноября/ }));
  const dialog = await screen.findByRole('dialog', { name: /3\sноября 2026, вторник/ });
  expect(within(dialog).queryByRole('radio', { name: /^Рабочий день/ })).not.toBeInTheDocument();
  await user.click(within(dialog).getByRole('radio', { name: /^Как обычно/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Сохранить день' }));
  expect(await screen.findByRole('button', { name: /^3\sноября, вторник: рабочий день$/ })).toBeVisible();
  expect(network.requests.find(({ method }) => method === 'PUT')?.body).toEqual({
    kind: null,
    name: null,
    is_preliminary: false,
    lock_version: 4,
  });
});

test('a name is asked for by an example of the kind of day', async () => {
  const { user } = openYear();
  await user.click(await screen.findByRole('button', { name: /^15\sдекабря/ }));
  const dialog = within(await screen.findByRole('dialog', { name: /15\sдекабря 2026/ }));
  const example = async (kind: RegExp) => {
    await user.click(dialog.getByRole('radio', { name: kind }));
    return dialog.getByLabelText('Название').getAttribute('placeholder');
  };
  expect(await example(/^Выходной день/)).toBe('Перенос с 3 января');
  expect(await example(/^Нерабочий праздничный день/)).toBe('День России');
  expect(await example(/^Сокращённый рабочий день/)).toBe('Канун Дня России');
});

test('a year is loaded from text, and the lines that cannot be read are named', async () => {
  const errors = { text: ['Строка 1: «отдых» — неизвестный вид дня'] };
  const { user } = openYear({
    'POST /api/calendar-days/import': reply(422, { message: 'Проверьте заполнение полей', errors }),
  });
  await user.click(await screen.findByRole('button', { name: 'Загрузить год' }));
  await user.click(await screen.findByLabelText('Дни года'));
  await user.paste('12.06.2026; отдых');
  await user.click(screen.getByRole('button', { name: 'Заменить календарь' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('неизвестный вид дня');
});

test('a preliminary year says so, and who may only read changes nothing', async () => {
  const days = [aDay({ day: '2027-01-01', kind: 'holiday', is_preliminary: true })];
  openYear({ 'GET /api/calendar-days': calendar(false, days, 2027) }, 2027);
  expect(await screen.findByText(/Календарь 2027 года предварительный/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /января/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Загрузить год' })).not.toBeInTheDocument();
});

test('each year walked to is a step that «Back» takes back', async () => {
  const { user, router } = openYear();
  await user.click(await screen.findByRole('button', { name: '2027 год' }));
  expect(router.state.location.search).toBe('?year=2027');
  await act(() => router.navigate(-1));
  expect(router.state.location.search).toBe('?year=2026');
});
