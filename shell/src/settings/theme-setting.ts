import type { ThemeScheme } from 'shared/ui';

/** Whether a kept value names a theme of the product. */
export function isTheme(value: unknown): value is ThemeScheme {
  return value === 'auto' || value === 'light' || value === 'dark';
}
