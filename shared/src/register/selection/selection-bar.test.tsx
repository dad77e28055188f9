import { render, screen } from '@testing-library/react';

import { SuiteTheme } from '../../ui/ui';
import SelectionBar, { type SelectionBarProps } from './selection-bar';

test('the sum of the chosen rows is added up once, and anew when another row is chosen', () => {
  const amountOf = jest.fn(({ id }: { id: number }) => ({ amount: `${String(id)}.00`, currency: 'RUB' }));
  const bar = (rows: SelectionBarProps['rows']) => (
    <SuiteTheme>
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
    </SuiteTheme>
  );
  const chosen = new Map([1, 2].map((id) => [id, { id }]));
  const { rerender } = render(bar(chosen));
  rerender(bar(chosen));
  expect(screen.getByText(/^Выбрано 2 сделки/)).toHaveTextContent('3,00 ₽');
  expect(amountOf).toHaveBeenCalledTimes(2);
  rerender(bar(new Map([...chosen, [4, { id: 4 }]])));
  expect(screen.getByText(/^Выбрано 3 сделки/)).toHaveTextContent('7,00 ₽');
  expect(amountOf).toHaveBeenCalledTimes(5);
});
