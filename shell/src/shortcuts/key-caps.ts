const CAPS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Slash: '/',
  Question: '?',
  Space: 'Пробел',
  Escape: 'Esc',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
};

/** What stands on the keys of a combination: `Ctrl+KeyK` is «Ctrl» and «K». */
export function keyCaps(combination: string): string[] {
  return combination.split('+').map((code) => CAPS[code] ?? code.replace(/^(Key|Digit)/, ''));
}
