import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { boundKeys, useHotkey, useKeyGroup } from 'shared/ui';

import { anArea, aRegistry, deliverArea, moduleOf } from '../testing/an-area';
import { closeSuites, openSuite } from '../testing/open-suite';

const area = anArea();
const load = () => Promise.resolve([{ combination: 'ArrowDown', label: 'На строку ниже' }]);

function Page() {
  useHotkey('KeyJ', () => undefined, { label: 'Следующий документ' });
  useHotkey('Digit2', () => undefined, { label: 'Следующий документ' });
  useHotkey('KeyX', () => undefined, { label: 'Закрыто сейчас', enabled: false });
  useKeyGroup('В таблице', load);
  return <input aria-label="Поиск" />;
}

afterEach(closeSuites);

async function openPage() {
  deliverArea(area, moduleOf(area, { agreements: Page }));
  openSuite({ at: '/agreements', registry: aRegistry(area) });
  await screen.findByLabelText('Поиск');
  // The sheet listens as soon as the first page stands.
  await waitFor(() => {
    expect(boundKeys().hints).toContainEqual({ combination: 'Question', label: 'Горячие клавиши' });
  });
}

it.each([
  ['the Latin layout', { code: 'Slash', key: '?', shiftKey: true }],
  ['the Russian layout', { code: 'Digit7', key: '?', shiftKey: true }],
  ['the place of the sign, pressed in the Russian layout', { code: 'Slash', key: ',', shiftKey: true }],
])('«?» of %s names the keys of the screen it is pressed on', async (_, key) => {
  await openPage();
  fireEvent.keyDown(document.body, key);
  const sheet = within(await screen.findByRole('dialog', { name: 'Горячие клавиши' }));
  const here = sheet.getByRole('region', { name: 'На этой странице' });
  expect(here).toHaveTextContent('Следующий документJили2');
  expect(here).not.toHaveTextContent('Закрыто сейчас');
  expect(sheet.getByRole('region', { name: 'В таблице' })).toHaveTextContent('На строку ниже↓');
  expect(here).not.toHaveTextContent('F1');
  const everywhere = sheet.getByRole('region', { name: 'Везде' });
  expect(everywhere).toHaveTextContent('Поиск и переходыCtrlK');
  expect(everywhere).toHaveTextContent('Справка по этому экрануF1');
});

it('is a sign like any other while the person types', async () => {
  await openPage();
  await act(async () => {
    fireEvent.keyDown(screen.getByLabelText('Поиск'), { code: 'Slash', key: '?', shiftKey: true });
    fireEvent.keyDown(screen.getByLabelText('Поиск'), { code: 'Digit7', key: '?', shiftKey: true });
    await Promise.resolve();
  });
  expect(screen.queryByRole('dialog')).toBeNull();
});
