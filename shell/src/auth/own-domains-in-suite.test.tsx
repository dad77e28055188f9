import { screen } from '@testing-library/react';

import { anArea, aRegistry, deliverArea } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea();
const settings = {
  realtime: { key: 'key', host: 'localhost', port: 8001, forceTLS: false },
  company: 'АО «Северный узел связи»',
  demo: false,
  registration: 'domains',
  registration_domains: ['north.ru', 'group.north.ru'],
};

// The settings are asked for once in the life of a page, so this company has a file of its own.
beforeEach(() => {
  deliverArea(agreements);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
});

it('says whose addresses are taken before one is typed', async () => {
  openSuite({
    at: '/auth?mode=register',
    registry: aRegistry(agreements),
    session: null,
    network: { 'GET /config.json': settings },
  });
  await screen.findByText('АО «Северный узел связи»');
  expect(screen.getByLabelText('Рабочая почта')).toHaveAccessibleDescription(
    'Адрес одного из доменов: @north.ru, @group.north.ru',
  );
});
