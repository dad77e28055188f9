import { screen, waitFor } from '@testing-library/react';
import { act } from 'react';

import { closeSuites, openSuite } from '../testing/open-suite';
import { printedTitle } from './print.labels';

afterEach(() => {
  closeSuites();
  jest.restoreAllMocks();
});

const head = () =>
  [...document.querySelectorAll<HTMLElement>('[data-print-head] [data-printed]')]
    .map(({ dataset }) => dataset.printed)
    .join(' ');

it('says over every printed page whose company it is, what it is and who has printed it when', async () => {
  openSuite({ at: '/favourites' });
  await screen.findByRole('heading', { name: 'В избранном пусто' });
  await waitFor(() => {
    expect(head()).toContain('АО «Северный узел связи»');
  });
  act(() => {
    window.dispatchEvent(new Event('beforeprint'));
  });
  expect(head()).toMatch(/Напечатано \d\d\.\d\d\.\d{4} в\s\d\d:\d\d:\d\d · \S+ \S+.*Избранное$/);
});

it('prints by a command of the search', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = openSuite({ at: '/favourites', network: { 'GET /api/search': { data: [] } } });
  await screen.findByRole('heading', { name: 'В избранном пусто' });
  await user.keyboard('{Control>}[KeyK]{/Control}');
  await user.type(await screen.findByRole('combobox'), 'печать');
  await user.click(await screen.findByRole('option', { name: 'Печать страницы' }));
  await waitFor(() => {
    expect(print).toHaveBeenCalledTimes(1);
  });
});

it('leaves the name of the product and the mark of unsaved typing to the tab', () => {
  expect(printedTitle('• № 7/2026-П Поставка · Реестр договоров')).toBe('№ 7/2026-П Поставка');
});
