import { reply, renderPage, screen, stubNetwork, waitFor } from 'shared/testing';

import { PersonAvatar } from './person';

const PICTURE = new Blob(['face'], { type: 'image/jpeg' });
const ADDRESS = '/api/users/7/avatar?v=31';

const people = (
  <>
    <PersonAvatar id={7} name="Соколова М. Д." />
    <PersonAvatar id={7} name="Соколова М. Д." />
    <PersonAvatar id={8} name="Мельников П. Р." />
    <PersonAvatar id={null} name="Система" />
  </>
);

const pictures = (container: HTMLElement) => [...container.querySelectorAll('img')];

it('shows the picture of whoever has one, asked for once, and the letters of all others', async () => {
  const network = stubNetwork({
    'GET /api/users/avatars': { data: [{ id: 7, avatar: ADDRESS }] },
    'GET /api/users/7/avatar': PICTURE,
  });
  const { container } = renderPage(people);
  await waitFor(() => {
    expect(pictures(container)).toHaveLength(2);
  });
  expect(pictures(container)[0]).toHaveAttribute('src', expect.stringMatching(/^data:image\/jpeg;base64,/));
  expect(network.requests.map(({ path, query }) => [path, query.get('v')])).toEqual([
    ['/api/users/7/avatar', '31'],
  ]);
  expect(screen.getByRole('img', { name: 'Мельников П. Р.' })).toHaveTextContent('МП');
  expect(screen.getByRole('img', { name: 'Система' })).toHaveTextContent('С');
});

it.each([
  ['nobody can be asked who has one', { 'GET /api/users/avatars': reply(500) }],
  [
    'it does not come',
    {
      'GET /api/users/avatars': { data: [{ id: 7, avatar: ADDRESS }] },
      'GET /api/users/7/avatar': reply(404),
    },
  ],
])('leaves the letters where %s', async (_, routes) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  stubNetwork(routes);
  const { container, queryClient } = renderPage(people);
  await waitFor(() => {
    expect(queryClient.isFetching()).toBe(0);
  });
  expect(pictures(container)).toEqual([]);
  expect(screen.getAllByRole('img', { name: 'Соколова М. Д.' })[0]).toHaveTextContent('СМ');
});
