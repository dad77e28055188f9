import type { GridStep } from './grid-step';

export type GridCommand =
  | { kind: 'step'; step: GridStep }
  | { kind: 'tab'; step: 'next' | 'previous' }
  | { kind: 'enter' }
  | { kind: 'edit'; text: string | null }
  | { kind: 'clear' }
  | { kind: 'remove-row' }
  | { kind: 'copy-row' }
  | { kind: 'details' }
  | { kind: 'undo' }
  | { kind: 'carry'; by: -1 | 1 };

export interface PressedKey {
  key: string;
  /** The key of the keyboard, whatever the layout. */
  code: string;
  ctrl: boolean;
  shift: boolean;
  alt: boolean;
}

const STEPS: Readonly<Record<string, GridStep>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
  Home: 'row-start',
  End: 'row-end',
};

function withControl({ key, code }: PressedKey): GridCommand | null {
  if (key === 'Home') return { kind: 'step', step: 'first' };
  if (key === 'End') return { kind: 'step', step: 'last' };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove-row' };
  if (code === 'KeyZ') return { kind: 'undo' };
  return code === 'KeyD' ? { kind: 'copy-row' } : null;
}

function withAlt({ key }: PressedKey): GridCommand | null {
  if (key === 'ArrowUp') return { kind: 'carry', by: -1 };
  if (key === 'ArrowDown') return { kind: 'carry', by: 1 };
  return key === 'Enter' ? { kind: 'details' } : null;
}

/** What a key means on a cell that is not being typed into; null leaves the key to the browser. */
export function gridCommand(pressed: PressedKey): GridCommand | null {
  if (pressed.ctrl) return withControl(pressed);
  if (pressed.alt) return withAlt(pressed);
  const step = STEPS[pressed.key];
  if (step !== undefined) return { kind: 'step', step };
  switch (pressed.key) {
    case 'Tab':
      return { kind: 'tab', step: pressed.shift ? 'previous' : 'next' };
    case 'Enter':
      return pressed.shift ? { kind: 'step', step: 'up' } : { kind: 'enter' };
    case 'F2':
      return { kind: 'edit', text: null };
    case 'Delete':
    case 'Backspace':
      return { kind: 'clear' };
    default:
      // One sign is typing: the cell starts over with it.
      return [...pressed.key].length === 1 ? { kind: 'edit', text: pressed.key } : null;
  }
}
