import { type ChainTrial, chainTrialInput } from 'shared/contract/approval/chain-trial';
import { aSession, renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { template } from '../chain-template.builder';
import TemplateEditPage from '../template-edit.page';

const document = { kind: 'agreement', id: 5, label: 'Договор № 12 «Кабель»', url: '/agreements/5' };
const user = { id: 7, full_name: 'Соколова Мария Дмитриевна', department_name: 'Договорной отдел' };
const found: ChainTrial = {
  since: '2025-11-22',
  looked_at: 148,
  is_cut: false,
  caught: 37,
  people: [
    { user, asked: 30, was_asked: 12, median_minutes: 200 },
    {
      user: { ...user, id: 8, full_name: 'Белов Андрей Викторович' },
      asked: 0,
      was_asked: 9,
      median_minutes: null,
    },
  ],
  people_total: 2,
  stages: [
    {
      position: 1,
      name: 'Экспертиза',
      asks: 36,
      skipped: 0,
      skips: [],
      empty: 1,
      median_minutes: 200,
    },
    {
      position: 2,
      name: 'Директор',
      asks: 26,
      skipped: 11,
      skips: [{ document, reasons: ['сумма меньше 500\u00a0000\u00a0₽', 'направление: доходный'] }],
      empty: 0,
      median_minutes: 200,
    },
  ],
  holes: [
    { document, stage_name: 'Экспертиза', reasons: ['Куратор не назначен'], is_bare: true },
    { document: { ...document, id: 9, label: 'Договор № 9' }, stage_name: null, reasons: [], is_bare: true },
  ],
  holes_total: 2,
  changed: [
    { document, before: 'Закупки', after: null, added: [], removed: ['Белов Андрей Викторович'] },
    { document: { ...document, id: 6 }, before: 'Закупки', after: 'Закупки', added: [], removed: [] },
  ],
  changed_total: 2,
};
const nothing: ChainTrial = {
  ...found,
  looked_at: 0,
  caught: 0,
  people: [],
  holes: [],
  holes_total: 0,
  changed: [],
  changed_total: 0,
};

const TRIAL = 'POST /api/chain-templates/trial';
const BUTTON = 'Проверить на документах за год';

function opened(network: Record<string, unknown>, session = aSession()) {
  const stub = stubNetwork({
    'GET /api/chain-templates/4': template,
    'GET /api/chain-templates/participant': { faults: [] },
    ...network,
  });
  const page = renderPage(<TemplateEditPage />, {
    at: '/handbooks/chains_templates/4',
    path: '/handbooks/chains_templates/:id',
    session,
  });
  const tries = () => stub.requests.filter(({ path }) => path === '/api/chain-templates/trial');
  return { ...page, tries };
}

it('tries what the form holds and tells whom it would ask, how long that takes, and whom it would not find', async () => {
  const { user: person, tries } = opened({ [TRIAL]: found });
  await person.click(await screen.findByRole('button', { name: 'Этап 1: ниже' }));
  await person.click(screen.getByRole('button', { name: BUTTON }));
  const part = within(await screen.findByRole('region', { name: 'Проверка на документах за год' }));
  expect(await part.findByText('37 из 148')).toBeInTheDocument();
  expect(chainTrialInput.parse(tries()[0]?.body)).toMatchObject({
    template_id: 4,
    stages: [{ name: 'Генеральный директор' }, { name: 'Юридическая экспертиза' }],
  });
  const people = within(part.getByRole('region', { name: 'Кого спросит' }));
  const cells = people.getAllByRole('row').map((row) => row.textContent);
  expect(cells[1]?.replaceAll('\u00a0', ' ')).toBe(
    'Соколова Мария ДмитриевнаДоговорной отдел30123 ч 20 мин100 ч',
  );
  expect(cells[2]).toBe('Белов Андрей ВикторовичДоговорной отдел09——');
  const holes = within(part.getByRole('region', { name: 'Некого спросить' }));
  expect(holes.getByRole('link', { name: document.label })).toHaveAttribute('href', '/agreements/5');
  expect(holes.getByText(/останется без участников/)).toBeInTheDocument();
  expect(holes.getByText(/^Ни один этап не нужен этому документу/)).toBeInTheDocument();
  const skips = within(part.getByRole('region', { name: 'Пропустит этапы' }));
  expect(skips.getAllByRole('list')).toHaveLength(1);
  expect(skips.getByText('Показаны первые 1 из 11.')).toBeInTheDocument();
  expect(skips.getByRole('listitem')).toHaveTextContent(
    `${document.label}сумма меньше 500 000 ₽; направление: доходный`,
  );
  const ways = within(part.getByRole('region', { name: 'Пойдут иначе, чем сейчас' }));
  expect(ways.getByText('«Закупки» → маршрута не было бы · не спросит: Белов А. В.')).toBeInTheDocument();
  expect(ways.getByText('изменится порядок')).toBeInTheDocument();
});

it('says that the form has changed since, and tries it again', async () => {
  const { user: person, tries } = opened({ [TRIAL]: found });
  await person.click(await screen.findByRole('button', { name: BUTTON }));
  await screen.findByText('37 из 148');
  expect(screen.queryByText('Шаблон изменён после проверки.')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Этап 1: ниже' }));
  expect(screen.getByText('Шаблон изменён после проверки.')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Проверить снова' }));
  await waitFor(() => {
    expect(tries()).toHaveLength(2);
  });
  expect(screen.queryByText('Шаблон изменён после проверки.')).toBeNull();
});

it('tells a year without documents from one that could not be looked at', async () => {
  let isDown = true;
  const { user: person } = opened({
    [TRIAL]: () => (isDown ? reply(503, { message: 'Сервер перегружен' }) : reply(200, nothing)),
  });
  await person.click(await screen.findByRole('button', { name: BUTTON }));
  expect(await screen.findByText(/Проверить не удалось. Сервер перегружен/)).toBeInTheDocument();
  isDown = false;
  await person.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(await screen.findByText('За год не было документов')).toBeInTheDocument();
});

it('sends nothing that could not be saved, and shows under its field what the server refuses', async () => {
  const { user: person, tries } = opened({
    [TRIAL]: () => reply(422, { message: 'Проверьте', errors: { 'stages.0.quorum_value': ['Не больше 3'] } }),
  });
  const [name] = await screen.findAllByLabelText(/^Название/);
  await person.clear(name as HTMLElement);
  await person.click(screen.getByRole('button', { name: BUTTON }));
  expect(await screen.findByText(/^Название: Это поле обязательно/)).toBeInTheDocument();
  expect(tries()).toHaveLength(0);
  await person.type(name as HTMLElement, 'Закупки');
  await person.click(screen.getByRole('button', { name: BUTTON }));
  expect(await screen.findByText('Этап 1. Сколько решений нужно: Не больше 3')).toBeInTheDocument();
});

it('is offered to those alone who may change templates', async () => {
  opened({}, aSession(['Создание шаблонов цепочек согласования']));
  expect(await screen.findByRole('button', { name: 'Сохранить' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
});
