import type { KeyHint } from '../../ui/ui';

const WALKING: readonly KeyHint[] = [
  { combination: 'ArrowUp', label: 'На строку выше' },
  { combination: 'ArrowDown', label: 'На строку ниже' },
  { combination: 'Home', label: 'К первой строке' },
  { combination: 'End', label: 'К последней строке' },
  { combination: 'PageUp', label: 'Предыдущая страница' },
  { combination: 'PageDown', label: 'Следующая страница' },
  { combination: 'Enter', label: 'Открыть' },
  { combination: 'Ctrl+Enter', label: 'Открыть в новой вкладке' },
];

const CHOOSING: readonly KeyHint[] = [
  { combination: 'Space', label: 'Выбрать строку' },
  { combination: 'Shift+Space', label: 'Выбрать до этой строки' },
  { combination: 'Shift+ArrowUp', label: 'Выбирать вверх' },
  { combination: 'Shift+ArrowDown', label: 'Выбирать вниз' },
  { combination: 'Ctrl+KeyA', label: 'Выбрать все на странице' },
  { combination: 'Ctrl+KeyC', label: 'Скопировать выбранные строки' },
  { combination: 'Escape', label: 'Снять выбор' },
];

/** The keys of a register in words, without those of a choice where nothing can be chosen. */
export function gridKeyHints(isSelectable: boolean): readonly KeyHint[] {
  return isSelectable ? [...WALKING, ...CHOOSING] : WALKING;
}
