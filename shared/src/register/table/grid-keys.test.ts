import { gridAction } from './grid-keys';
import { gridKeyHints } from './grid-keys.labels';

const key = (
  code: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', boolean>> = {},
) => ({
  code,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

describe('keys of the table', () => {
  it.each([
    ['ArrowDown', -1, 0],
    ['ArrowDown', 4, 5],
    ['ArrowDown', 9, 9],
    ['ArrowUp', -1, 9],
    ['ArrowUp', 0, 0],
    ['Home', 7, 0],
    ['End', 2, 9],
  ])('%s from row %i leads to row %i of ten', (code, active, index) => {
    expect(gridAction(key(code), active, 10)).toEqual({ kind: 'move', index, isExtending: false });
  });

  it('carries the selection along while Shift is held', () => {
    expect(gridAction(key('ArrowDown', { shiftKey: true }), 1, 10)).toMatchObject({
      index: 2,
      isExtending: true,
    });
  });

  it.each([
    [key('PageDown'), { kind: 'page', step: 1 }],
    [key('PageUp'), { kind: 'page', step: -1 }],
    [key('Enter'), { kind: 'open', inNewTab: false }],
    [key('NumpadEnter', { ctrlKey: true }), { kind: 'open', inNewTab: true }],
    [key('Enter', { metaKey: true }), { kind: 'open', inNewTab: true }],
    [key('Space'), { kind: 'select', isRange: false }],
    [key('Space', { shiftKey: true }), { kind: 'select', isRange: true }],
    [key('KeyA', { ctrlKey: true }), { kind: 'select-page' }],
    [key('Escape'), { kind: 'clear' }],
    [key('KeyA'), null],
    [key('ArrowDown', { altKey: true }), null],
    [key('Tab'), null],
  ])('%j means %j', (pressed, action) => {
    expect(gridAction(pressed, 3, 10)).toEqual(action);
  });

  it('opens and chooses nothing while the reader stands on no row, and moves nowhere in an empty table', () => {
    expect(gridAction(key('Enter'), -1, 10)).toBeNull();
    expect(gridAction(key('Space'), -1, 10)).toBeNull();
    expect(gridAction(key('ArrowDown'), -1, 0)).toBeNull();
  });
});

describe('the sheet of keys', () => {
  /** The browser's own key: the chosen rows answer the copying, not the key. */
  const COPY = 'Ctrl+KeyC';
  const actionOf = (combination: string) => {
    const parts = combination.split('+');
    const held = { ctrlKey: parts.includes('Ctrl'), shiftKey: parts.includes('Shift') };
    return gridAction(key(parts.at(-1) ?? '', held), 1, 9);
  };

  it('names nothing that the table does not do, and everything that it does', () => {
    const combinations = gridKeyHints(true).map(({ combination }) => combination);
    expect(combinations).toContain(COPY);
    const actions = combinations.filter((combination) => combination !== COPY).map(actionOf);
    expect(actions).not.toContain(null);
    expect(new Set(actions.map((action) => action?.kind))).toEqual(
      new Set(['move', 'page', 'open', 'select', 'select-page', 'clear']),
    );
  });

  it('speaks of no choice where nothing can be chosen', () => {
    const kinds = gridKeyHints(false).map(({ combination }) => actionOf(combination)?.kind);
    expect(new Set(kinds)).toEqual(new Set(['move', 'page', 'open']));
  });
});
