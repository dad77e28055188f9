import { quoted } from 'shared/contract/quotation';

/** What is said of a record that lacks them; null when it lacks nothing. */
export function missingText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const word = names.length === 1 ? 'обязательный документ' : 'обязательные документы';
  return `Приложите ${word}: ${names.map(quoted).join(', ')}`;
}
