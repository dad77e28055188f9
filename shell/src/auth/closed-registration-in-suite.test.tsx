import { screen } from '@testing-library/react';

import { anArea, aRegistry, deliverArea } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea();
const settings = {
  realtime: { key: 'key', host: 'localhost', port: 8001, forceTLS: false },
  company: 'АО «Северный узел связи»',
  demo: false,
  registration: 'closed',
};
const visitor = (at: string) =>
  openSuite({
    at,
    registry: aRegistry(agreements),
    session: null,
    network: { 'GET /config.json': settings },
  });

// The settings are asked for once in the life of a page, so this company has a file of its own.
beforeEach(() => {
  deliverArea(agreements);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
});

it('is not offered at the login', async () => {
  visitor('/auth');
  expect(await screen.findByText('АО «Северный узел связи»')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Зарегистрироваться' })).toBeNull();
});

it('says at its own address who makes accounts instead', async () => {
  visitor('/auth?mode=register');
  expect(await screen.findByRole('heading', { name: 'Регистрация закрыта' })).toBeVisible();
  expect(screen.queryByLabelText('Фамилия')).toBeNull();
  expect(screen.getByRole('link', { name: 'Вернуться ко входу' })).toHaveAttribute('href', '/auth');
});
