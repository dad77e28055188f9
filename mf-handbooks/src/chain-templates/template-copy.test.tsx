import { chainTemplateCreate } from 'shared/contract/approval/chain-template';
import { chainTemplates } from 'shared/contract/books/chain-templates.book';
import { aSession, renderPage, screen, stubNetwork, waitFor } from 'shared/testing';

import { aBookRow } from '../testing/book-row.builder';
import { template } from './chain-template.builder';
import RoutePart from './route-part';
import TemplateEditPage from './template-edit.page';

const CREATE = ['Создание шаблонов цепочек согласования'] as const;

test('a copy is a new template that begins with the route, the conditions and the people of the other', async () => {
  const { requests } = stubNetwork({
    'GET /api/chain-templates/4': template,
    'GET /api/chain-templates/participant': { faults: [] },
    'POST /api/chain-templates': { ...template, id: 9 },
  });
  const { user } = renderPage(<TemplateEditPage />, {
    at: '/handbooks/chains_templates/create?from=4',
    path: '/handbooks/chains_templates/create',
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Новый шаблон цепочки' })).toBeInTheDocument();
  expect(screen.queryByText(/Начатые согласования идут по прежней/)).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Не создавать' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  const made = () => requests.filter(({ method }) => method === 'POST');
  await waitFor(() => {
    expect(made()).toHaveLength(1);
  });
  const body = chainTemplateCreate.parse(made()[0]?.body);
  expect(body).toMatchObject({ name: `${template.name} (копия)`, conditions: template.conditions });
  expect(body.stages.map(({ name }) => name)).toEqual(template.stages.map(({ name }) => name));
});

test.each([
  { who: 'whoever may make templates', permissions: CREATE, shown: 1 },
  { who: 'nobody else', permissions: [] as const, shown: 0 },
])('the copy is offered beside the route to $who', async ({ permissions, shown }) => {
  stubNetwork({ 'GET /api/chain-templates/4': template });
  const session = aSession(permissions);
  renderPage(<RoutePart row={aBookRow(chainTemplates, { id: 4 })} />, { session });
  expect(await screen.findByRole('list')).toBeInTheDocument();
  const links = screen.queryAllByRole('link', { name: 'Создать копию' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual(
    Array.from({ length: shown }, () => '/handbooks/chains_templates/create?from=4'),
  );
});
