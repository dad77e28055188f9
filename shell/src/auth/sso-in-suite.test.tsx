import { screen, waitFor } from '@testing-library/react';
import { aSession, reply } from 'shared/testing';

import { anArea, aRegistry, deliverArea } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea();
const settings = {
  realtime: { key: 'key', host: 'localhost', port: 8001, forceTLS: false },
  company: 'АО «Северный узел связи»',
  demo: false,
  registration: 'closed',
  sign_in: { password: true, sso: 'Северный узел' },
};
const visitor = (at: string, network: Record<string, unknown> = {}) =>
  openSuite({
    at,
    registry: aRegistry(agreements),
    session: null,
    network: { 'GET /config.json': settings, ...network },
  });

// The settings are asked for once in the life of a page, so this company has a file of its own.
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(agreements);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

describe('the company’s own way in', () => {
  it('stands beside the password and keeps the way back', async () => {
    visitor('/auth?return=%2Fagreements%2F5');
    const link = await screen.findByRole('link', { name: 'Войти через Северный узел' });
    expect(link).toHaveAttribute('href', '/api/oidc/login?return=%2Fagreements%2F5');
    expect(screen.getByLabelText('Пароль')).toBeVisible();
  });

  it('begins the session of whoever comes back', async () => {
    const suite = visitor('/auth?sso=done', { 'POST /api/oidc/session': aSession() });
    await waitFor(() => {
      expect(suite.network.requests.filter(({ path }) => path === '/api/oidc/session')).toHaveLength(1);
    });
    await waitFor(() => {
      expect(localStorage.getItem('contracts.session')).not.toBeNull();
    });
  });

  it('says why somebody was not let in, and offers the way again', async () => {
    visitor('/auth?sso=unverified');
    expect(await screen.findByRole('alert')).toHaveTextContent('Организация не подтвердила ваш адрес почты');
    expect(screen.getByRole('link', { name: 'Войти через Северный узел' })).toBeVisible();
  });

  it('says that the way in was too slow', async () => {
    visitor('/auth?sso=done', {
      'POST /api/oidc/session': reply(422, { message: 'Вход не завершён. Войдите ещё раз', errors: {} }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('Вход не завершён. Войдите ещё раз');
  });
});

it('leads to the provider’s own end of the session after logout', async () => {
  const suite = openSuite({
    at: '/agreements',
    registry: aRegistry(agreements),
    network: {
      'GET /config.json': settings,
      'POST /api/logout': { end_session_url: 'https://id.company.ru/end?id_token_hint=x' },
    },
  });
  await suite.user.click(await screen.findByRole('button', { name: /профиль, тема, выход/ }));
  await suite.user.click(await screen.findByRole('menuitem', { name: 'Выйти' }));
  await waitFor(() => {
    expect(suite.page.replace).toHaveBeenCalledWith('https://id.company.ru/end?id_token_hint=x');
  });
});
