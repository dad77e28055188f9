import { gridCommand, type PressedKey } from './grid-key';

const press = (key: string, more: Partial<PressedKey> = {}) =>
  gridCommand({ key, code: '', ctrl: false, shift: false, alt: false, ...more });

test.each([
  ['Tab walks across', press('Tab'), { kind: 'tab', step: 'next' }],
  ['Shift+Tab walks back', press('Tab', { shift: true }), { kind: 'tab', step: 'previous' }],
  ['Enter goes down', press('Enter'), { kind: 'enter' }],
  ['Shift+Enter goes up', press('Enter', { shift: true }), { kind: 'step', step: 'up' }],
  ['F2 opens the cell with its text', press('F2'), { kind: 'edit', text: null }],
  ['a letter starts the cell over', press('ж'), { kind: 'edit', text: 'ж' }],
  ['Delete empties the cell', press('Delete'), { kind: 'clear' }],
  ['Ctrl+Delete removes the line', press('Delete', { ctrl: true }), { kind: 'remove-row' }],
  ['Alt and an arrow carry the line', press('ArrowUp', { alt: true }), { kind: 'carry', by: -1 }],
  ['undo works in the Russian layout', press('я', { ctrl: true, code: 'KeyZ' }), { kind: 'undo' }],
  ['Ctrl+End leads to the last cell', press('End', { ctrl: true }), { kind: 'step', step: 'last' }],
  ['pasting is the browser’s', press('м', { ctrl: true, code: 'KeyV' }), null],
  ['Escape is the browser’s', press('Escape'), null],
])('%s', (_, command, expected) => {
  expect(command).toEqual(expected);
});
