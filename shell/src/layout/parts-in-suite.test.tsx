import { act, screen, waitFor, within } from '@testing-library/react';
import type { AreaMenuEntry } from 'shared/contract/area/area';

import { anArea, aRegistry, aRoute, deliverArea, moduleOf, pageHeading } from '../testing/an-area';
import { forgetDeliveries } from '../testing/federation-runtime';
import { lateParts } from '../testing/late-parts';
import { closeSuites, openSuite } from '../testing/open-suite';

const entry: AreaMenuEntry = {
  title: 'Договоры',
  path: '/agreements',
  group: 'documents',
  order: 10,
  icon: 'file-text',
};
const routes = [
  aRoute({ path: '/agreements', title: 'Договоры' }),
  aRoute({ path: '/agreements/create', title: 'Новый договор' }),
];
const agreements = anArea({ routes, menu: [entry] });
/** An entry whose picture this shell does not know: the menu cannot be drawn. */
const odd = anArea({ routes, menu: [{ ...entry, icon: 'unknown' as 'tag' }] });

function Form() {
  return (
    <>
      <h1>Договоры</h1>
      <input aria-label="Название" />
    </>
  );
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  deliverArea(agreements);
});
afterEach(() => {
  closeSuites();
  forgetDeliveries();
  jest.restoreAllMocks();
});

describe('A part of the shell that fails', () => {
  it('leaves the page and the typed text alone', async () => {
    deliverArea(odd, moduleOf(odd, { '/agreements': Form }));
    const suite = openSuite({ at: '/agreements', registry: aRegistry(odd) });
    const field = await screen.findByLabelText('Название');
    await suite.user.type(field, 'Аренда склада');
    expect(screen.queryByRole('navigation', { name: 'Разделы' })).toBeNull();

    await suite.user.keyboard('{Control>}[KeyK]{/Control}');
    const stack = await screen.findByRole('region', { name: 'Сообщения' });
    expect(await within(stack).findByText(/Не удалось открыть поиск/)).toBeVisible();
    expect(field).toHaveValue('Аренда склада');
    expect(screen.queryByText('Реестр остановился')).toBeNull();
  });
});

describe('A step to another page', () => {
  it('puts the focus on its heading', async () => {
    const suite = openSuite({ at: '/agreements', registry: aRegistry(agreements) });
    await pageHeading('Договоры');
    await lateParts(suite);
    await act(() => suite.router.navigate('/agreements/create'));
    await waitFor(() => {
      expect(screen.getByRole('heading', { name: 'Новый договор' })).toHaveFocus();
    });
  });

  it('is read out when the page has taken the focus for a field', async () => {
    const Create = () => (
      <>
        <h1>Новый договор</h1>
        <input autoFocus aria-label="Название" />
      </>
    );
    deliverArea(agreements, moduleOf(agreements, { '/agreements/create': Create }));
    const suite = openSuite({ at: '/agreements', registry: aRegistry(agreements) });
    await pageHeading('Договоры');
    await lateParts(suite);
    await act(() => suite.router.navigate('/agreements/create'));
    await waitFor(() => {
      expect(document.querySelector('[aria-live="polite"]')).toHaveTextContent('Новый договор');
    });
    expect(screen.getByLabelText('Название')).toHaveFocus();
  });
});
