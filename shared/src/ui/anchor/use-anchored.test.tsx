import { render, screen } from '@testing-library/react';
import { useRef } from 'react';

import { useAnchored } from './anchor';

const CONTENT = 900;

beforeEach(() => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(CONTENT);
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockReturnValue(new DOMRect(20, window.innerHeight - 100, 200, 40));
});
afterEach(() => {
  jest.restoreAllMocks();
});

function List({ maxHeight }: { maxHeight?: string }) {
  const anchor = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useAnchored({ open: true, anchor, panel, placement: 'bottom-start' });
  return (
    <>
      <input ref={anchor} />
      <div ref={panel} data-testid="list" style={{ maxHeight }} />
    </>
  );
}

const topOf = () => screen.getByTestId('list').style.getPropertyValue('--y');

it('stands right above its field with the height it is given, however long the list inside', () => {
  render(<List maxHeight="320px" />);
  expect(topOf()).toBe(`${String(window.innerHeight - 100 - 4 - 320)}px`);
});

it('takes all the room there is without a limit of its own', () => {
  render(<List />);
  expect(topOf()).toBe('8px');
});
