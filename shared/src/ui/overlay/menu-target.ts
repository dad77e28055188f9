import type { KeyboardEvent } from 'react';

/** Where a key leads inside a menu; undefined when it leads nowhere. Letters go by the first letter of the word. */
export function menuTarget(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  items: readonly HTMLElement[],
): HTMLElement | undefined {
  const index = items.findIndex((item) => item === document.activeElement);
  if (event.key === 'ArrowDown') return items[(index + 1) % items.length];
  if (event.key === 'ArrowUp') return items[(index <= 0 ? items.length : index) - 1];
  if (event.key === 'Home') return items[0];
  if (event.key === 'End') return items.at(-1);
  if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey)
    return undefined;
  const letter = event.key.toLowerCase();
  const after = [...items.slice(index + 1), ...items.slice(0, index + 1)];
  return after.find((item) => item.textContent?.trim().toLowerCase().startsWith(letter));
}
