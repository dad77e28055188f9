import { Readable } from 'node:stream';
import { MAX_FILE_SIZE } from 'shared/contract/file';
import { PayloadTooLarge, UnsupportedMediaType, ValidationFailed } from '../platform/http/errors';
import { type Extension, HEAD_LENGTH, looksLike } from './file-format';

type Source = AsyncIterable<Buffer> & { truncated?: boolean };

const TOO_LARGE = `Файл больше ${String(MAX_FILE_SIZE / 1024 / 1024)} МБ`;

async function* check(source: Source, extension: Extension): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  let size = 0;
  const inspect = (begin: Buffer): void => {
    if (!looksLike(extension, begin)) {
      throw new UnsupportedMediaType(
        `Содержимое файла не соответствует расширению .${extension}. Выберите другой файл`,
      );
    }
  };
  for await (const chunk of source) {
    size += chunk.length;
    if (size > MAX_FILE_SIZE) throw new PayloadTooLarge(TOO_LARGE);
    if (head === null) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < HEAD_LENGTH) continue;
    inspect(head);
    yield head;
    head = null;
  }
  if (source.truncated) throw new PayloadTooLarge(TOO_LARGE);
  if (size === 0) throw new ValidationFailed({ file: ['Файл пустой'] });
  if (head === null) return;
  inspect(head);
  yield head;
}

/** The same bytes as they pass; fails when they are too many, none, or not what the extension says. */
export function checkedContent(source: Source, extension: Extension): Readable {
  return Readable.from(check(source, extension), { objectMode: false });
}
