import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';

import { useLeaveSearch } from './use-leave-search';

function Probe({ rows }: { rows: readonly number[] }) {
  const root = useRef<HTMLDivElement>(null);
  const leave = useLeaveSearch(root, rows);
  return (
    <div ref={root}>
      <input
        type="search"
        aria-label="Поиск"
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') leave();
        }}
      />
      {rows.map((id) => (
        <div key={id} data-row={id} tabIndex={-1} />
      ))}
    </div>
  );
}

const leaveFrom = async (rows: readonly number[]) => {
  const user = userEvent.setup();
  const { rerender } = render(<Probe rows={rows} />);
  await user.type(screen.getByRole('searchbox'), 'договор{ArrowDown}');
  const show = (next: readonly number[]) => {
    rerender(<Probe rows={next} />);
  };
  return { user, show };
};
const at = () => document.activeElement?.getAttribute('data-row') ?? document.activeElement?.tagName;

it('stands in the rows of the whole word, though those it had entered went with half a word that found none', async () => {
  const { show } = await leaveFrom([1, 2]);
  expect(at()).toBe('1');
  show([]);
  expect(at()).toBe('BODY');
  show([9]);
  expect(at()).toBe('9');
});

it('enters the rows that come later, and leaves a reader alone who has gone back to the text', async () => {
  const { user, show } = await leaveFrom([]);
  show([3]);
  expect(at()).toBe('3');
  await user.click(screen.getByRole('searchbox'));
  show([]);
  show([4]);
  expect(at()).toBe('INPUT');
});
