import { fireEvent, screen } from '@testing-library/react';

import { anArea, aRegistry, aRoute, deliverArea, pageHeading } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { closeSuites, openSuite } from '../testing/open-suite';

const agreements = anArea({ routes: [aRoute({ path: '/agreements', title: 'Договоры' })] });

afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

it('keeps for the palette what is typed before it is there, and from the page', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(agreements);
  openSuite({ at: '/agreements', registry: aRegistry(agreements) });
  const heading = await pageHeading('Договоры');
  const heard = jest.fn();
  document.body.addEventListener('keydown', heard);

  fireEvent.keyDown(heading, { code: 'KeyK', key: 'k', ctrlKey: true });
  heard.mockClear();
  for (const key of ['А', 'Shift', 'к', 'т']) fireEvent.keyDown(heading, { key });
  document.body.removeEventListener('keydown', heard);

  expect(await screen.findByRole('combobox', { name: /Найти/ })).toHaveValue('Акт');
  expect(heard).not.toHaveBeenCalled();
});
