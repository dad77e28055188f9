import { fireEvent, screen, waitFor } from '@testing-library/react';

import { Avatar } from '../../ui/ui';
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
    expect(alerts()).toEqual(['Скопированы 2\u00a0строки']);
  });
});

it('reads a sum as one number, a picture by its name, and nothing that is hidden from reading', async () => {
  const [number] = definition.columns;
  const columns = [
    ...(number === undefined ? [] : [number]),
    {
      key: 'sum',
      title: 'Сумма',
      cell: () => (
        <span>
          17 746 000<span>,00</span>
          <span> ₽</span>
        </span>
      ),
    },
    {
      key: 'who',
      title: 'Кто',
      cell: () => (
        <>
          <i aria-hidden="true">знак</i>
          <Avatar name="Соколова М. Д." />
        </>
      ),
    },
  ];
  const { user } = renderPage(<Register definition={{ ...definition, columns }} />, {
    path: '/deals',
    at: '/deals',
  });
  await user.click(await screen.findByRole('checkbox', { name: 'Выбрать: Сделка 2/2026' }));
  await screen.findByRole('button', { name: /Снять выбор/ });
  expect(copyAt(document.body)['text/plain']?.split('\n')[1]).toBe('2/2026\t17 746 000,00 ₽\tСоколова М. Д.');
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
