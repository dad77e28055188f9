import { render, screen, within } from '@testing-library/react';

import { LineTable, type LineColumn } from './line-table';

interface Debt {
  id: number;
  what: string;
  sum: string;
  isPaid: boolean;
}

const COLUMNS: readonly LineColumn<Debt>[] = [
  { id: 'what', title: 'Обязательство', cell: ({ what }) => what },
  { id: 'sum', title: 'Сумма', align: 'end', labelled: true, cell: ({ sum }) => sum },
  { id: 'menu', title: 'Действия', titleHidden: true, cell: () => <button type="button">Ещё</button> },
];

const DEBTS: readonly Debt[] = [
  { id: 1, what: 'Аванс', sum: '40 000,00 ₽', isPaid: true },
  { id: 2, what: 'Остаток', sum: '60 000,00 ₽', isPaid: false },
];

it('names every column, also the one whose heading is not shown', () => {
  render(<LineTable columns={COLUMNS} rows={DEBTS} rowKey={({ id }) => id} />);
  expect(screen.getAllByRole('columnheader').map((heading) => heading.textContent)).toEqual([
    'Обязательство',
    'Сумма',
    'Действия',
  ]);
});

it('puts sums at the right, and their heading before them where the head of the table is gone', () => {
  render(<LineTable columns={COLUMNS} rows={DEBTS} rowKey={({ id }) => id} />);
  const row = screen.getByRole('row', { name: /Аванс/ });
  const cell = within(row).getByRole('cell', { name: '40 000,00 ₽' });
  expect(cell).toHaveAttribute('data-align', 'end');
  expect(cell).toHaveAttribute('data-label', 'Сумма');
  expect(screen.getByRole('columnheader', { name: 'Сумма' })).toHaveAttribute('data-align', 'end');
});

it('makes what is over quiet, and that alone', () => {
  render(
    <LineTable columns={COLUMNS} rows={DEBTS} rowKey={({ id }) => id} isOver={({ isPaid }) => isPaid} />,
  );
  expect(screen.getByRole('row', { name: /Аванс/ })).toHaveAttribute('data-over', 'true');
  expect(screen.getByRole('row', { name: /Остаток/ })).not.toHaveAttribute('data-over');
});

it('reads a line by the cell that names it', () => {
  const named = COLUMNS.map((column) => (column.id === 'what' ? { ...column, heading: true } : column));
  render(<LineTable label="Долги" columns={named} rows={DEBTS} rowKey={({ id }) => id} />);
  const table = screen.getByRole('table', { name: 'Долги' });
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map((cell) => cell.textContent),
  ).toEqual(['Аванс', 'Остаток']);
});
