import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useDraft } from 'shared/form';
import { itemQuery, useQuery } from 'shared/query';
import { publishUserEvent } from 'shared/realtime';
import { useSessionUser } from 'shared/session';
import { aSession } from 'shared/testing';

import { anArea, aRegistry, aRoute, deliverArea, moduleOf } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea({
  routes: [
    aRoute({ path: '/agreements', title: 'Договоры' }),
    aRoute({ path: '/agreements/:id', title: 'Договор' }),
    aRoute({
      path: '/agreements/:id/edit',
      title: 'Изменение договора',
      permissions: ['Редактирование договоров'],
    }),
  ],
});
const journal = anArea({
  id: 'mf-notifications',
  title: 'Уведомления и журнал',
  routes: [
    aRoute({ path: '/activity-logs', title: 'Журнал действий', permissions: ['Просмотр журнала действий'] }),
  ],
  menu: [
    {
      title: 'Журнал действий',
      path: '/activity-logs',
      icon: 'activity',
      order: 10,
      group: 'common',
      permissions: ['Просмотр журнала действий'],
    },
  ],
});
const registry = aRegistry(agreements, journal);

function Card() {
  const { data } = useQuery(itemQuery<{ title: string }>('agreements', 5));
  return <h1>{data?.title}</h1>;
}

function EditForm() {
  const [title, setTitle] = useState('');
  const { id: userId } = useSessionUser();
  useDraft({ userId, document: 'agreement:5', version: 1, content: title === '' ? null : { title } });
  return (
    <input
      aria-label="Название"
      value={title}
      onChange={(event) => {
        setTitle(event.target.value);
      }}
    />
  );
}

const everything = aSession();
const reader = aSession(['Просмотр договоров']);
const agreementNetwork = {
  'GET /api/agreements/5': { title: 'Поставка' },
  'GET /api/users': { data: [], meta: {} },
};

/** The server has changed the person's account, and says so over the live channel. */
function accountChanged(suite: ReturnType<typeof openSuite>, { user }: ReturnType<typeof aSession>) {
  suite.network.answer({ 'GET /api/me': { user } });
  act(() => {
    publishUserEvent({ kind: 'entity', entity: 'user', id: 1, lock_version: 2, actor_id: 7 });
  });
}
/** The late parts of the layout have come: they listen from here on. */
const settled = (suite: ReturnType<typeof openSuite>) =>
  waitFor(() => {
    expect(suite.network.requests.some(({ path }) => path === '/api/me')).toBe(true);
  });

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(
    agreements,
    moduleOf(agreements, { '/agreements/:id': Card, '/agreements/:id/edit': EditForm }),
  );
  deliverArea(journal);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

it('takes away an open page with its right: the refusal names it, the menu follows', async () => {
  const suite = openSuite({ at: '/activity-logs', registry, network: agreementNetwork });
  await screen.findByRole('heading', { name: 'Журнал действий' });
  expect(screen.getByRole('link', { name: 'Журнал действий' })).toBeVisible();
  await settled(suite);
  accountChanged(suite, reader);
  expect(
    await screen.findByRole('heading', { name: 'Нет доступа к странице «Журнал действий»' }),
  ).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Журнал действий' })).toBeNull();
});

it('keeps what was typed on a page whose right is taken as a draft', async () => {
  const suite = openSuite({ at: '/agreements/5/edit', registry, network: agreementNetwork });
  await suite.user.type(await screen.findByLabelText('Название'), 'Поставка кабеля');
  await settled(suite);
  accountChanged(suite, reader);
  await screen.findByRole('heading', { name: 'Нет доступа к странице «Изменение договора»' });
  expect(Object.values({ ...localStorage }).join()).toContain('Поставка кабеля');
});

it('opens the refused page by itself once the right is given', async () => {
  const suite = openSuite({ at: '/activity-logs', registry, session: reader, network: agreementNetwork });
  await screen.findByRole('heading', { name: 'Нет доступа к странице «Журнал действий»' });
  await settled(suite);
  accountChanged(suite, everything);
  expect(await screen.findByRole('heading', { name: 'Журнал действий' })).toBeVisible();
  expect(suite.address()).toBe('/activity-logs');
});

it('asks anew for what was read under the earlier roles', async () => {
  const suite = openSuite({ at: '/agreements/5', registry, network: agreementNetwork });
  await screen.findByRole('heading', { name: 'Поставка' });
  await settled(suite);
  suite.network.answer({ 'GET /api/agreements/5': { title: 'Поставка, видимая новой роли' } });
  accountChanged(suite, everything);
  expect(await screen.findByRole('heading', { name: 'Поставка, видимая новой роли' })).toBeVisible();
});
