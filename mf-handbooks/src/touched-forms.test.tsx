import type { ReactElement } from 'react';
import { measures } from 'shared/contract/books/measures.book';
import { publishUserEvent } from 'shared/realtime';
import { act, fireEvent, renderPage, screen, stubNetwork, within } from 'shared/testing';

import { RecordDialog } from './books/form/record.dialog';
import { template } from './chain-templates/chain-template.builder';
import TemplateEditPage from './chain-templates/template-edit.page';
import { aRole } from './roles/a-role';
import RoleEditPage from './roles/edit/role-edit.page';
import { aBookRow } from './testing/book-row.builder';

const OTHER = 5;
const noop = () => undefined;
const piece = aBookRow(measures, { name: 'Штука' });

interface Case {
  kind: string;
  url: string;
  record: { id: number; lock_version: number };
  page: ReactElement;
  path?: string;
  at?: string;
  notice: RegExp;
}

const CASES: Record<string, Case> = {
  'a record of a book': {
    kind: 'measure',
    url: '/api/measures/3',
    record: piece,
    page: <RecordDialog book={measures} row={piece} onClose={noop} onSaved={noop} />,
    notice: /^Пока вы правите, единицу измерения изменил другой сотрудник/,
  },
  'a chain template': {
    kind: 'chain_template',
    url: '/api/chain-templates/4',
    record: template,
    page: <TemplateEditPage />,
    path: '/handbooks/chains_templates/:id',
    at: '/handbooks/chains_templates/4',
    notice: /^Пока вы правите, шаблон изменил другой сотрудник/,
  },
  'a role': {
    kind: 'role',
    url: '/api/roles/7',
    record: aRole(),
    page: <RoleEditPage />,
    path: '/handbooks/roles/:id/edit',
    at: '/handbooks/roles/7/edit',
    notice: /^Пока вы правите, роль изменил другой сотрудник/,
  },
};

async function opened({ url, record, page, path = '*', at = '/' }: Case) {
  const network = stubNetwork({
    [`GET ${url}`]: record,
    'GET /api/chain-templates/participant': { faults: [] },
  });
  const { user, queryClient } = renderPage(page, { path, at });
  const [field] = await screen.findAllByLabelText<HTMLInputElement>(/^Название/);
  if (field === undefined) throw new Error('The form has a name');
  const theirs = {
    ...record,
    name: 'Чужое название',
    lock_version: record.lock_version + 1,
    updated_by_id: OTHER,
  };
  network.answer({ [`GET ${url}`]: theirs });
  return { user, queryClient, field };
}

const announced = ({ kind, record }: Case, by = OTHER) => {
  act(() => {
    publishUserEvent({
      kind: 'entity',
      entity: kind,
      id: record.id,
      lock_version: record.lock_version + 1,
      actor_id: by,
    });
  });
};

beforeEach(() => {
  localStorage.clear();
});

describe.each(Object.entries(CASES))('the form of %s', (_name, one) => {
  it('mentions as soon as it is heard that somebody else has changed it, and keeps what is typed', async () => {
    const { user, field } = await opened(one);
    await user.type(field, '!');
    const typed = field.value;
    announced(one);
    expect(await screen.findByText(one.notice)).toBeInTheDocument();
    expect(field).toHaveValue(typed);
  });

  it('mentions a change that was missed once the record is asked for again', async () => {
    const { user, field, queryClient } = await opened(one);
    await user.type(field, '!');
    await act(() => queryClient.invalidateQueries());
    expect(await screen.findByText(one.notice)).toBeInTheDocument();
  });

  it('shows the new version where nothing was typed, and has nothing to mention', async () => {
    await opened(one);
    announced(one);
    const present = await screen.findByDisplayValue('Чужое название');
    fireEvent.change(present, { target: { value: 'Своё название' } });
    expect(screen.queryByText(one.notice)).not.toBeInTheDocument();
  });

  it('mentions no change of one’s own', async () => {
    const { user, field } = await opened(one);
    await user.type(field, '!');
    announced(one, 1);
    expect(screen.queryByText(one.notice)).not.toBeInTheDocument();
  });
});

it('the notice stands in the dialog of the record', async () => {
  const one = CASES['a record of a book'] as Case;
  const { user, field } = await opened(one);
  await user.type(field, '!');
  announced(one);
  expect(await within(screen.getByRole('dialog')).findByRole('status')).toHaveTextContent(one.notice);
});
