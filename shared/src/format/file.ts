import { formatNumber } from './number';
import { noBreakSpace } from './space';

const units = ['Б', 'КБ', 'МБ', 'ГБ'] as const;
const documentExtensions = new Set(['doc', 'docx', 'pdf']);

/** A size in bytes as «184 КБ», base 1024, one decimal below ten. */
export function fileSize(bytes: number): string {
  let size = bytes;
  let unit = 0;
  while (size >= 1024 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  let rounded = unit > 0 && size < 10 ? Math.round(size * 10) / 10 : Math.round(size);
  // 1023,9 КБ is one megabyte to the reader, not «1 024 КБ».
  if (rounded >= 1024 && unit < units.length - 1) {
    rounded = 1;
    unit += 1;
  }
  return `${formatNumber(rounded)}${noBreakSpace}${units[unit] ?? ''}`;
}

interface FileNameParts {
  prefix: string;
  name: string;
  date: string;
  extension?: string;
}

/** The name a file is saved under: `prefix_name_date.extension`, docx unless said otherwise. */
export function fileName({ prefix, name, date, extension = 'docx' }: FileNameParts): string {
  return `${[prefix, name, date].join('_')}.${extension}`;
}

/** Whether a file counts as a document: doc, docx or pdf, by name or by bare extension. */
export function isDocumentFile(nameOrExtension: string): boolean {
  const extension = nameOrExtension.split('.').at(-1) ?? '';
  return documentExtensions.has(extension.toLowerCase());
}
