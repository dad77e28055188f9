import { fireEvent, screen, waitFor } from '@testing-library/react';

import { renderPage, stubNetwork } from '../../testing/testing';
import { Register } from '../page/register';
import { aDefinition, registerNetwork, someDeals } from '../testing/a-register';

const definition = aDefinition();
const show = () => renderPage(<Register definition={definition} />, { path: '/deals', at: '/deals' });

/** Ctrl+C on the element, as the browser carries it out; answers what came into the clipboard. */
function copyAt(element: Element): Record<string, string> {
  const data: Record<string, string> = {};
  const clipboardData = { setData: (type: string, text: string) => void (data[type] = text) };
  fireEvent.copy(element, { clipboardData });
  return data;
}

beforeEach(() => {
  localStorage.clear();
  stubNetwork(registerNetwork(someDeals(12)));
});

it('copies the chosen rows in the words of the shown columns, rows of another page included', async () => {
  const { user, alerts } = show();
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Сделка 2/2026' }));
  await screen.findByRole('button', { name: /Снять выбор/ });
  await user.keyboard('{PageDown}');
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Сделка 11/2026' }));
  const data = copyAt(document.body);
  expect(data['text/plain']?.split('\n')).toEqual([
    'Номер\tНазвание\tСумма',
    '2/2026\tПоставка оборудования, партия 2\t1000.50',
    '11/2026\tПоставка оборудования, партия 11\t1000.50',
  ]);
  expect(data['text/html']).toContain('<table>');
  await waitFor(() => {
    expect(alerts()).toEqual(['Скопированы 2 строки']);
  });
});

it('leaves the key to a field, and to everything while no row is chosen', async () => {
  const { user } = show();
  const box = await screen.findByRole('checkbox', { name: 'Выбрать: Сделка 2/2026' });
  expect(copyAt(document.body)).toEqual({});
  await user.click(box);
  await screen.findByRole('button', { name: /Снять выбор/ });
  expect(copyAt(screen.getByPlaceholderText('Номер, название'))).toEqual({});
  expect(copyAt(box)).toHaveProperty('text/plain');
});
