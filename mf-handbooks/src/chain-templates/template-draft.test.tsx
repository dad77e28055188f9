import { act, renderPage, screen, stubNetwork, waitFor } from 'shared/testing';

import { template } from './chain-template.builder';
import TemplateEditPage from './template-edit.page';

const OFFER = /^Есть несохранённый черновик/;
const EXISTING = 'contracts.draft.1.chain-template:4';
const NEW = 'contracts.draft.1.chain-template:new';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

function visit(to: 4 | 'create', network: Record<string, unknown> = {}) {
  const { requests } = stubNetwork({
    'GET /api/chain-templates/4': template,
    'GET /api/chain-templates/participant': { faults: [] },
    ...network,
  });
  const page = renderPage(<TemplateEditPage />, {
    at: `/handbooks/chains_templates/${String(to)}`,
    path: `/handbooks/chains_templates/${to === 4 ? ':id' : 'create'}`,
  });
  const sent = () => requests.filter(({ method }) => method !== 'GET');
  const name = async () => {
    const [field] = await screen.findAllByLabelText(/^Название/);
    if (field === undefined) throw new Error('A template has a name');
    return field;
  };
  const goAway = () => {
    act(() => {
      window.dispatchEvent(new Event('pagehide'));
    });
    page.unmount();
  };
  return { ...page, sent, name, goAway };
}

test('what is typed into a template outlives the page, and is saved over the version it was begun on', async () => {
  const before = visit(4);
  await before.user.type(await before.name(), ' отдела');
  before.goAway();
  expect(localStorage.getItem(EXISTING)).toContain(`${template.name} отдела`);

  const changed = { ...template, description: 'Для закупок', lock_version: 8 };
  const { user, name, sent } = visit(4, {
    'GET /api/chain-templates/4': changed,
    'PUT /api/chain-templates/4': changed,
  });
  expect(await screen.findByText(OFFER)).toHaveTextContent('С тех пор шаблон изменился');
  expect(await name()).toHaveValue(template.name);
  await user.click(screen.getByRole('button', { name: 'Восстановить' }));
  expect(await name()).toHaveValue(`${template.name} отдела`);
  await user.click(screen.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
  expect(sent()[0]?.body).toMatchObject({ name: `${template.name} отдела`, lock_version: 7 });
  await waitFor(() => {
    expect(localStorage.getItem(EXISTING)).toBeNull();
  });
});

test('a new template comes back whole, stage by stage', async () => {
  const before = visit('create');
  await before.user.type(await before.name(), 'Закупки');
  await before.user.type(screen.getByLabelText(/^Название этапа/), 'Юристы');
  before.goAway();
  expect(localStorage.getItem(NEW)).toContain('Юристы');

  const { user } = visit('create');
  await user.click(await screen.findByRole('button', { name: 'Восстановить' }));
  expect(screen.getByLabelText(/^Название этапа/)).toHaveValue('Юристы');
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
});

test('giving the edit up asks once and takes the draft along', async () => {
  const { user, name } = visit(4);
  await user.type(await name(), '!');
  await user.click(screen.getByRole('button', { name: 'Отменить правку' }));
  expect(await screen.findByText('Введённое пропадёт вместе с черновиком.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Удалить введённое' }));
  await waitFor(() => {
    expect(localStorage.getItem(EXISTING)).toBeNull();
  });
});

test('what the register holds already is offered to nobody', async () => {
  const before = visit(4);
  await before.user.type(await before.name(), '!');
  before.goAway();
  visit(4, { 'GET /api/chain-templates/4': { ...template, name: `${template.name}!`, lock_version: 8 } });
  await waitFor(() => {
    expect(localStorage.getItem(EXISTING)).toBeNull();
  });
  expect(screen.queryByText(OFFER)).not.toBeInTheDocument();
});
