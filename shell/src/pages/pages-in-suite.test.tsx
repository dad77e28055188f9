import { screen, within } from '@testing-library/react';
import { aSession } from 'shared/testing';

import { aStatus } from '../health/a-status';
import { anArea, aRegistry, aRoute, deliverArea, pageHeading } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea();
const offers = anArea({
  id: 'mf-offers',
  title: 'Предложения',
  version: '1.4.0',
  contract: '^3.0.0',
  routes: [aRoute({ path: '/commercial-offers' })],
});
const registry = aRegistry(agreements, offers);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(agreements);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

describe('The catalogue of the interface', () => {
  // Its whole code is compiled here, so that the page itself opens at once.
  beforeAll(() => import('./ui.page'));

  it('raises each kind of message in the suite’s own stack', async () => {
    const { user } = openSuite({ at: '/ui', registry });
    const stack = within(await screen.findByRole('region', { name: 'Сообщения' }));
    for (const [button, heading] of [
      ['Информация', 'Информация'],
      ['Успешно', 'Успешно'],
      ['Внимание', 'Внимание'],
      ['Ошибка', 'Сообщение об ошибке'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name: button }));
      expect(stack.getByRole('heading', { name: heading })).toBeVisible();
    }
  });

  it('has no menu', async () => {
    openSuite({ at: '/ui', registry });
    await screen.findByRole('button', { name: 'Внимание' });
    expect(screen.queryByRole('navigation', { name: 'Разделы' })).toBeNull();
  });
});

describe('The health of the areas', () => {
  it('names versions, contract and state of each area', async () => {
    const network = { 'GET /api/releases': aStatus([]) };
    const { user } = openSuite({ at: '/agreements', registry, network });
    await pageHeading('Договоры');
    await user.click(screen.getByRole('button', { name: /профиль, тема, выход/ }));
    await user.click(screen.getByRole('menuitem', { name: 'Состояние разделов' }));
    await user.click(await screen.findByRole('link', { name: 'Эта вкладка' }));
    const row = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await row(/Договоры/)).toContain('Работает');
    expect(await row(/Предложения/)).toContain('Не подходит по контракту');
    expect(await row(/Предложения/)).toContain('1.4.0');
    expect(await row(/Предложения/)).toContain('^3.0.0');
  });

  it('is for those who edit roles', async () => {
    const suite = openSuite({ at: '/areas', registry, session: aSession(['Просмотр договоров']) });
    expect(await screen.findByText(/Нужно право «Редактирование ролей»/)).toBeVisible();
    expect(suite.address()).toBe('/access-error?from=%2Fareas');
  });
});
