import { PayloadTooLarge, UnsupportedMediaType } from '../../platform/http/errors';
import { containerFault, isContainer } from './container-rules';
import { type Extension, formatName } from './file-format';
import { ZipFault, type ZipFaultReason } from './zip-part';
import { MOST_PARTS, ZipWalk } from './zip-walk';

/** Looks at a content while it passes. */
export interface Inspection {
  /** Refuses with 413 or 415 as soon as the content cannot be taken. */
  take(bytes: Buffer): Promise<void>;
  /** The content has ended; refuses when it is not whole or not what its extension says. */
  end(): void;
  /** Gives back what the inspection holds, wherever it stopped. */
  close(): void;
}

const DAMAGED = 'Файл повреждён или записан не полностью. Откройте его, сохраните заново и выберите ещё раз';

/** The refusal of a content that is not what the ending of its name says; names what it is, where its beginning tells. */
export function notWhatItSays(ending: string, head?: Buffer): UnsupportedMediaType {
  const name = head === undefined ? null : formatName(head);
  return new UnsupportedMediaType(
    `Содержимое файла не соответствует расширению .${ending}${name === null ? '' : `: ${name}`}. Выберите другой файл`,
  );
}

function refusal(extension: Extension, reason: ZipFaultReason | 'not-that' | 'macros'): Error {
  switch (reason) {
    case 'not-that':
      return notWhatItSays(extension);
    case 'macros':
      return new UnsupportedMediaType('В файле есть макросы. Сохраните его без макросов и выберите ещё раз');
    case 'too-many-parts':
      return new UnsupportedMediaType(
        `Внутри файла больше ${MOST_PARTS.toLocaleString('ru-RU')} частей. Разделите его на несколько`,
      );
    case 'too-large':
      return new PayloadTooLarge('Файл распаковывается в слишком большой объём. Разделите его на несколько');
    case 'damaged':
      return new UnsupportedMediaType(DAMAGED);
  }
}

function ofArchive(extension: Extension): Inspection {
  const walk = new ZipWalk();
  const told = (error: unknown) => (error instanceof ZipFault ? refusal(extension, error.reason) : error);
  return {
    async take(bytes) {
      try {
        await walk.take(bytes);
      } catch (error) {
        throw told(error);
      }
    },
    end() {
      try {
        walk.end();
      } catch (error) {
        throw told(error);
      }
      const fault = containerFault(extension, walk);
      if (fault !== null) throw refusal(extension, fault);
    },
    close: () => walk.close(),
  };
}

/** Readers look for the end of a PDF this far back. */
const PDF_TAIL = 2048;

function ofPdf(): Inspection {
  let tail: Buffer = Buffer.alloc(0);
  return {
    take(bytes) {
      tail = Buffer.concat([tail, bytes.subarray(-PDF_TAIL)]).subarray(-PDF_TAIL);
      return Promise.resolve();
    },
    end() {
      if (!tail.includes('%%EOF')) throw new UnsupportedMediaType(DAMAGED);
    },
    close: () => undefined,
  };
}

/** The inspection of a content with the extension beyond its first bytes; null when those say everything. */
export function inspectionOf(extension: Extension): Inspection | null {
  if (isContainer(extension)) return ofArchive(extension);
  return extension === 'pdf' ? ofPdf() : null;
}
