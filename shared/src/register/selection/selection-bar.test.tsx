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
  const once = amountOf.mock.calls.length;
  await user.click(screen.getByRole('button', { name: 'Нарисовано 1' }));
  expect(screen.getByRole('button', { name: 'Нарисовано 2' })).toBeVisible();
  expect(amountOf).toHaveBeenCalledTimes(once);
  await user.click(screen.getByRole('button', { name: 'Выбрать ещё' }));
  expect(screen.getByText(/^Выбрано: 3 сделки/)).toHaveTextContent('7,00 ₽');
  expect(amountOf.mock.calls.length).toBeGreaterThan(once);
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

test('more rows than one action or one export takes are refused in words, and nothing opens', async () => {
  const chosen = (count: number) =>
    new Map(Array.from({ length: count }, (_, at) => [at + 1, { id: at + 1 }]));
  function Choosing() {
    const [count, setCount] = useState(200);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          Ещё одна
        </button>
        <button type="button" onClick={() => setCount(1001)}>
          Очень много
        </button>
        <SelectionBar
          rows={chosen(count)}
          noun={['сделка', 'сделки', 'сделок']}
          actions={[{ key: 'archive', label: 'Архив', icon: null, dialog: () => <p>Убрать в архив?</p> }]}
          exportButton={<button type="button">Выгрузить</button>}
          copied={{ heads: [], cells: () => [] }}
          onClear={() => undefined}
          onDone={() => undefined}
        />
      </>
    );
  }
  const { user } = renderPage(<Choosing />, { path: '/deals', at: '/deals' });
  expect(await screen.findByText('Выбрано: 200 сделок')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ещё одна' }));
  expect(screen.getByText('Выбрано: 201 сделка · За один раз не больше 200')).toBeVisible();
  const archive = screen.getByRole('button', { name: 'Архив' });
  expect(archive).toHaveAccessibleDescription('За один раз не больше 200');
  await user.click(archive);
  expect(screen.queryByText('Убрать в архив?')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Выгрузить' })).toBeEnabled();

  await user.click(screen.getByRole('button', { name: 'Очень много' }));
  expect(screen.getByRole('button', { name: 'Выгрузить' })).toHaveAccessibleDescription(/не больше 1\s000$/);
});
