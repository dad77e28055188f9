import { EMPTY_FILE, FILE_EXTENSIONS, MAX_FILE_SIZE } from '../../contract/file/file-kind';
import { fileSize } from '../../format/format';

const extensionOf = (name: string) =>
  name.includes('.') ? (name.split('.').at(-1) ?? '').toLowerCase() : '';

/** Why a file cannot be uploaded, before a byte of it is sent; null when it can. The server checks the content too. */
export function fileRefusal(file: { name: string; size: number }): string | null {
  const extension = extensionOf(file.name);
  if (!(FILE_EXTENSIONS as readonly string[]).includes(extension)) {
    return extension === ''
      ? 'У файла нет расширения'
      : `Файлы .${extension} не принимаются: подойдут docx, pdf, xlsx, сканы и архивы`;
  }
  if (file.size === 0) return EMPTY_FILE;
  if (file.size > MAX_FILE_SIZE)
    return `Больше ${fileSize(MAX_FILE_SIZE)}: файл занимает ${fileSize(file.size)}`;
  return null;
}

/** What the open dialog of the browser offers. */
export const ACCEPTED_FILES = FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',');
