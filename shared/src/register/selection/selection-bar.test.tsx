import { screen } from '@testing-library/react';
import { useState } from 'react';

import { renderPage } from '../../testing/testing';
import SelectionBar from './selection-bar';

test('the sum of the chosen rows is added up once, and anew when another row is chosen', async () => {
  const amountOf = jest.fn(({ id }: { id: number }) => ({ amount: `${String(id)}.00`, currency: 'RUB' }));
  function Choosing() {
    const [rows, setRows] = useState(() => new Map([1, 2].map((id) => [id, { id }])));
    const [drawn, setDrawn] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setDrawn(drawn + 1)}>
          Нарисовано {drawn}
        </button>
        <button type="button" onClick={() => setRows(new Map([...rows, [4, { id: 4 }]]))}>
          Выбрать ещё
        </button>
        <SelectionBar
          rows={rows}
          noun={['сделка', 'сделки', 'сделок']}
          amountOf={amountOf}
          actions={[]}
          exportButton={null}
          copied={{ heads: [], cells: () => [] }}
          onClear={() => undefined}
          onDone={() => undefined}
        />
      </>
    );
  }
  const { user } = renderPage(<Choosing />, { path: '/deals', at: '/deals' });
  expect(await screen.findByText(/^Выбрано: 2 сделки/)).toHaveTextContent('3,00 ₽');
  await user.click(screen.getByRole('button', { name: 'Нарисовано 1' }));
  expect(screen.getByRole('button', { name: 'Нарисовано 2' })).toBeVisible();
  expect(amountOf).toHaveBeenCalledTimes(2);
  await user.click(screen.getByRole('button', { name: 'Выбрать ещё' }));
  expect(screen.getByText(/^Выбрано: 3 сделки/)).toHaveTextContent('7,00 ₽');
  expect(amountOf).toHaveBeenCalledTimes(5);
});

test('one row is told of in words that fit a noun of any gender', async () => {
  renderPage(
    <SelectionBar
      rows={new Map([[1, { id: 1 }]])}
      noun={['предложение', 'предложения', 'предложений']}
      actions={[]}
      exportButton={null}
      copied={{ heads: [], cells: () => [] }}
      onClear={() => undefined}
      onDone={() => undefined}
    />,
    { path: '/offers', at: '/offers' },
  );
  expect(await screen.findByText('Выбрано: 1 предложение')).toBeVisible();
});
