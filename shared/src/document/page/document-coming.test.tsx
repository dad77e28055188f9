import { act, screen, waitFor } from '@testing-library/react';

import { Link } from '../../area/area';
import { itemKey, listQuery, useQuery, type QueryClient } from '../../query/query';
import { renderPage } from '../../testing/render-page';
import { reply, stubNetwork } from '../../testing/stub-network';
import { aHistory, aLetter, letterCard, type Letter } from '../testing/a-letter';
import { documentAhead } from './beside-ahead';
import { LivingDocumentPage } from './document-page';
import type { LivingDocumentDefinition } from './document-definition';

type LetterRow = Pick<Letter, 'id' | 'title' | 'status'>;

const definition: LivingDocumentDefinition<Letter> = {
  ...letterCard,
  glimpse: (row: LetterRow) => ({
    name: `№ ${String(row.id)}`,
    eyebrow: 'Письмо',
    title: row.title,
    status: row.status,
    facts: [{ label: 'Сумма', value: '100 ₽', note: true }, { label: 'Ответственный' }],
    state: row.status,
    isEditable: true,
  }),
};
const rows: LetterRow[] = [{ id: 7, title: 'Письмо из списка', status: 'draft' }];
const meta = { current_page: 1, last_page: 1, per_page: 50, total: 1, total_is_capped: false };

function List() {
  const { data } = useQuery(listQuery<LetterRow>({ resource: 'letters' }));
  return data?.data.map(({ id, title }) => (
    <Link key={id} to={`/letters/${String(id)}`}>
      {title}
    </Link>
  ));
}

/** A list of letters whose records come when the test says so. */
async function openList(
  neighbours = { previous_id: null as number | null, next_id: null as number | null },
  before: (client: QueryClient) => void = () => undefined,
) {
  const answers: ((answer: unknown) => void)[] = [];
  const network = stubNetwork({
    'GET /api/letters': { data: rows, meta },
    'GET /api/letters/7': () => new Promise((resolve) => answers.push(resolve)),
    'GET /api/letters/:id': aLetter({ id: 8, title: 'Сосед' }),
    'GET /api/letters/:id/history': aHistory(1),
    'GET /api/letters/:id/neighbours': { position: 1, total: 1, total_is_capped: false, ...neighbours },
  });
  const view = renderPage(<LivingDocumentPage definition={definition} />, {
    path: '/letters/:id',
    at: '/letters',
    routes: [{ path: '/letters', element: <List /> }],
  });
  const asked = () => network.requests.map(({ path }) => path).filter((path) => path !== '/api/letters');
  const answer = (body: unknown) => act(async () => answers.shift()?.(body));
  const link = await screen.findByText('Письмо из списка');
  before(view.queryClient);
  await view.user.click(link);
  return { ...view, asked, answer };
}
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

it('shows at once what the row told, and nothing that can be done, until the record is there', async () => {
  const { answer, queryClient } = await openList();
  expect(await heading('Письмо из списка')).toBeVisible();
  expect(screen.getByText('100 ₽')).toBeVisible();
  expect(screen.getAllByText('№ 7')[0]).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Отправить' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Изменить' })).toBeNull();
  expect(queryClient.getQueryData(itemKey('letters', 7))).toBeUndefined();

  await answer(aLetter({ title: 'Письмо, как оно есть' }));
  expect(await heading('Письмо, как оно есть')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Отправить' })).toBeVisible();
});

it('asks for what stands beside the record together with it, and only once', async () => {
  const { answer, asked } = await openList();
  const beside = ['/api/letters/7', '/api/letters/7/history', '/api/letters/7/neighbours'];
  await waitFor(() => {
    expect(asked().toSorted()).toEqual(beside);
  });
  await answer(aLetter());
  expect(await screen.findByText('1 из 1')).toBeInTheDocument();
  expect(asked().toSorted()).toEqual(beside);
});

it('takes over what was asked for when its address was gone to', async () => {
  const ahead = documentAhead(definition);
  const { answer, asked, queryClient } = await openList(undefined, (client) => {
    ahead(client, { id: '7', search: '?list=' });
  });
  expect(asked()[0]).not.toBe('/api/letters/7');
  await answer(aLetter());
  expect(await screen.findByText('1 из 1')).toBeInTheDocument();
  const beside = ['/api/letters/7', '/api/letters/7/history', '/api/letters/7/neighbours'];
  expect(asked().toSorted()).toEqual(beside);
  // Going to another tab of the card that is shown is no new visit, however old its data is.
  await act(() => queryClient.invalidateQueries({ refetchType: 'none' }));
  ahead(queryClient, { id: '7', search: '?tab=copies' });
  expect(asked().toSorted()).toEqual(beside);
});

it('takes back what the row told when the record is closed to the reader', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { answer } = await openList();
  await heading('Письмо из списка');
  await answer(reply(404, { message: 'Нет', request_id: '1' }));
  expect(await screen.findByText('Такого письма нет или оно вам недоступно')).toBeVisible();
  expect(screen.queryByText('Письмо из списка')).toBeNull();
  jest.restoreAllMocks();
});

it('asks for the records one step away once the card stands, and for none further on', async () => {
  const { answer, asked } = await openList({ previous_id: 6, next_id: 8 });
  await heading('Письмо из списка');
  expect(asked()).not.toContain('/api/letters/8');
  await answer(aLetter());
  await waitFor(() => {
    expect(asked().filter((path) => /^\/api\/letters\/[68]/.test(path))).toEqual([
      '/api/letters/8',
      '/api/letters/6',
    ]);
  });
});
