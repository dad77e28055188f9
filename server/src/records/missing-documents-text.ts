import { quoted } from 'shared/contract/quotation';

/** What is said of a document that is to be sent without a text of its own; null when it has one. */
export function textFault(
  { files_count: files, has_text: hasText }: { files_count: number; has_text: boolean },
  document: string,
): string | null {
  if (files === 0) return `Приложите файл ${document}`;
  return hasText ? null : `Приложите текст ${document}: среди действующих файлов его нет`;
}

/** What is said of a record that lacks them; null when it lacks nothing. */
export function missingText(names: readonly string[]): string | null {
  if (names.length === 0) return null;
  const word = names.length === 1 ? 'обязательный документ' : 'обязательные документы';
  return `Приложите ${word}: ${names.map(quoted).join(', ')}`;
}
