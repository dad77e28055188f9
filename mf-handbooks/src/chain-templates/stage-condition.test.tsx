import { chainTemplateWhole, type ChainTemplate } from 'shared/contract/approval/chain-template';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import { renderPage, reply, screen, stubNetwork, waitFor, within } from 'shared/testing';

import { aBookRow } from '../testing/book-row.builder';
import { template } from './chain-template.builder';
import { noConditions, wireOfConditions } from './form/condition-values';
import RoutePart from './route-part';
import TemplateEditPage from './template-edit.page';

const nothing = wireOfConditions(noConditions());

function withCondition(condition: ChainTemplate['stages'][number]['condition']): ChainTemplate {
  const [first, ...others] = template.stages;
  if (first === undefined) throw new Error('The template has stages');
  return {
    ...template,
    stages: [{ ...first, condition }, ...others],
    names: { ...template.names, 'department_ids:8': 'Отдел закупок' },
  };
}

function opened(given: ChainTemplate, network: Record<string, unknown> = {}) {
  const stub = stubNetwork({
    'GET /api/chain-templates/4': given,
    'PUT /api/chain-templates/4': given,
    ...network,
  });
  const page = renderPage(<TemplateEditPage />, {
    at: '/handbooks/chains_templates/4',
    path: '/handbooks/chains_templates/:id',
  });
  const sent = () =>
    stub.requests.filter(({ method }) => method === 'PUT').map(({ body }) => chainTemplateWhole.parse(body));
  return { ...page, sent };
}

/** The part of a stage that says which documents it is for. */
const conditionOf = async (at: number) => {
  const summaries = await screen.findAllByText(/^Когда нужен этап/);
  return within(summaries[at]?.closest('details') as HTMLElement);
};

it('is written by sum, type, organisation, department, direction, origin and risk, and by nothing is none', async () => {
  const { user, sent } = opened(template, {
    'GET /api/departments/choices': {
      data: [{ id: 8, name: 'Отдел закупок' }],
      meta: { current_page: 1, last_page: 1, total: 1 },
    },
  });
  const first = await conditionOf(0);
  expect(first.getByText('Когда нужен этап: для всех документов')).toBeInTheDocument();
  await user.click(first.getByText(/^Когда нужен этап/));
  for (const label of ['Типы договоров', 'Организации', 'Направления', 'Риск контрагента'])
    expect(first.getByLabelText(label)).toBeInTheDocument();
  await user.type(first.getByLabelText('Сумма от, ₽'), '1000000');
  await user.click(first.getByLabelText('Подразделения'));
  await user.click(await screen.findByRole('option', { name: 'Отдел закупок' }));
  await user.click(first.getByLabelText('Составлен по шаблону'));
  await user.click(await screen.findByRole('option', { name: 'Нет' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  expect(sent()[0]?.stages.map(({ condition }) => condition)).toEqual([
    { ...nothing, amount_min: '1000000.00', department_ids: [8], is_template_based: false },
    null,
  ]);
});

it('stands open with its names where there is one, and is taken away by emptying it', async () => {
  const { user, sent } = opened(withCondition({ ...nothing, department_ids: [8] }));
  const first = await conditionOf(0);
  expect(first.getByText('Когда нужен этап: подразделение «Отдел закупок»')).toBeVisible();
  await user.click(first.getByRole('button', { name: 'Убрать: Отдел закупок' }));
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  expect(sent()[0]?.stages[0]?.condition).toBeNull();
});

it.each([
  ['amount_max', 'Сумма меньше, ₽'],
  ['directions', 'Направления'],
  ['is_template_based', 'Составлен по шаблону'],
  ['counterparty_risks', 'Риск контрагента'],
])('opens where the server refuses a field of it: %s', async (field, label) => {
  const fault = 'Шаблон применяют при другом условии';
  const { user } = opened(template, {
    'PUT /api/chain-templates/4': () =>
      reply(422, {
        message: 'Проверьте заполнение полей',
        errors: { [`stages.1.condition.${field}`]: [fault] },
      }),
  });
  await user.click(await screen.findByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText(`Этап 2. Когда нужен этап. ${label}: ${fault}`)).toBeInTheDocument();
  const second = await conditionOf(1);
  expect(second.getByText(fault)).toBeVisible();
});

it('is not taken for none when a sum of it cannot be read, and is sent once it can', async () => {
  const { user, sent } = opened(withCondition({ ...nothing, amount_min: '20000000.00' }));
  const first = await conditionOf(0);
  const least = first.getByLabelText('Сумма от, ₽');
  await user.clear(least);
  await user.type(least, '20 млн');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  expect(least).toHaveAccessibleDescription(/^Нужно число/);
  expect(screen.getByText(/^Этап 1\. Когда нужен этап\. Сумма от, ₽: Нужно число/)).toBeInTheDocument();
  expect(sent()).toHaveLength(0);
  await user.clear(least);
  await user.type(least, '20000000');
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  expect(sent()[0]?.stages[0]?.condition?.amount_min).toBe('20000000.00');
});

it('is told of in the route of the book', async () => {
  const conditioned = withCondition({ ...nothing, amount_min: '20000000.00', counterparty_risks: ['high'] });
  stubNetwork({ 'GET /api/chain-templates/4': conditioned });
  renderPage(<RoutePart row={aBookRow(chainTemplates, { id: 4 })} />);
  expect(
    await screen.findByText('Если сумма от 20 000 000 ₽; риск контрагента: высокий'),
  ).toBeInTheDocument();
});
