import { Readable } from 'node:stream';
import { EMPTY_FILE, MAX_FILE_SIZE } from 'shared/contract/file/file';
import { PayloadTooLarge, ValidationFailed } from '../../platform/http/errors';
import { type Extension, HEAD_LENGTH, looksLike } from './file-format';
import { type Inspection, inspectionOf, notWhatItSays } from './inspection';

type Source = AsyncIterable<Buffer> & { truncated?: boolean };

interface Said {
  extension: Extension;
  /** The ending of the name its owner gave it, without the dot. */
  ending: string;
}

const TOO_LARGE = `Файл больше ${String(MAX_FILE_SIZE / 1024 / 1024)} МБ`;

/** The bytes again, the first of them held back until they have been looked at. */
async function* withHead(source: Source, { extension, ending }: Said): AsyncGenerator<Buffer> {
  let head: Buffer | null = Buffer.alloc(0);
  let size = 0;
  const look = (begin: Buffer): Buffer => {
    if (!looksLike(extension, begin)) throw notWhatItSays(ending, begin);
    return begin;
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
    yield look(head);
    head = null;
  }
  if (source.truncated) throw new PayloadTooLarge(TOO_LARGE);
  if (size === 0) throw new ValidationFailed({ file: [EMPTY_FILE] });
  if (head !== null) yield look(head);
}

async function* inspected(source: AsyncIterable<Buffer>, inspection: Inspection): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source) {
      await inspection.take(chunk);
      yield chunk;
    }
    inspection.end();
  } finally {
    inspection.close();
  }
}

/**
 * The same bytes as they pass; fails when they are too many, none, not whole, or not what the extension says. A refusal
 * names the `ending` of the file's own name where that is another one.
 */
export function checkedContent(source: Source, extension: Extension, ending: string = extension): Readable {
  const bytes = withHead(source, { extension, ending });
  const inspection = inspectionOf(extension);
  return Readable.from(inspection === null ? bytes : inspected(bytes, inspection), { objectMode: false });
}
