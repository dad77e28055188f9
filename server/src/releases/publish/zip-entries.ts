import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';
import { Unzip, UnzipPassThrough } from 'fflate';
import { isReleaseFile } from '../store/release-store';
import { faultCode } from '../../platform/fault-code';
import { ArchiveRefused } from './archive-refused';

/** What an archive may hold when it is unpacked. */
export const ARCHIVE_LIMITS = { entries: 1000, bytes: 60 * 1024 * 1024, ratio: 200 };
/** Below it a high ratio is no attack: a map of nothing but semicolons. */
const RATIO_COUNTS_FROM = 1024 * 1024;

const inflate = promisify(inflateRaw);

/** Hands the packed bytes through: they are unpacked afterwards, bounded and off the main thread. */
class Deflated extends UnzipPassThrough {
  static override compression = 8;
}

interface Packed {
  name: string;
  isDeflated: boolean;
  parts: Uint8Array[];
}

const BROKEN = 'Архив повреждён или это не zip. Соберите его командой pnpm release publish.';

function readPacked(archive: Buffer): Packed[] {
  const found: Packed[] = [];
  const names = new Set<string>();
  const unzip = new Unzip((file) => {
    if (file.name.endsWith('/')) return;
    if (found.length === ARCHIVE_LIMITS.entries) {
      throw new ArchiveRefused(
        `В архиве больше ${String(ARCHIVE_LIMITS.entries)} файлов. Уберите из него лишнее.`,
      );
    }
    if (!isReleaseFile(file.name)) {
      throw new ArchiveRefused(
        `Имя файла «${file.name.slice(0, 200)}» в архиве недопустимо. Переименуйте файл.`,
      );
    }
    if (names.has(file.name))
      throw new ArchiveRefused(`Файл ${file.name} есть в архиве дважды. Оставьте один.`);
    names.add(file.name);
    const packed: Packed = { name: file.name, isDeflated: file.compression === 8, parts: [] };
    found.push(packed);
    file.ondata = (error, part) => {
      if (error !== null) throw error;
      packed.parts.push(part);
    };
    file.start();
  });
  unzip.register(Deflated);
  try {
    unzip.push(archive, true);
  } catch (error) {
    throw error instanceof ArchiveRefused ? error : new ArchiveRefused(BROKEN, { cause: error });
  }
  if (found.length === 0) throw new ArchiveRefused(BROKEN);
  return found;
}

async function unpack({ name, isDeflated, parts }: Packed, left: number): Promise<Buffer> {
  const packed = Buffer.concat(parts);
  if (!isDeflated || packed.length === 0) return packed;
  try {
    return await inflate(packed, { maxOutputLength: Math.max(1, left) });
  } catch (error) {
    if (faultCode(error) !== 'ERR_BUFFER_TOO_LARGE') {
      throw new ArchiveRefused(`Файл ${name} в архиве повреждён. Соберите архив заново.`, { cause: error });
    }
    throw tooLarge();
  }
}

function tooLarge(): ArchiveRefused {
  const megabytes = String(ARCHIVE_LIMITS.bytes / 1024 / 1024);
  return new ArchiveRefused(`В распакованном виде версия больше ${megabytes} МБ. Уберите из неё лишнее.`);
}

/**
 * The files of a zip archive by name. Refuses with 422 what is no archive, odd or repeated names, and more entries,
 * bytes or compression than a release can have; never holds more than the limit in memory.
 */
export async function readZip(archive: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  let left = ARCHIVE_LIMITS.bytes;
  for (const packed of readPacked(archive)) {
    const content = await unpack(packed, left);
    left -= content.length;
    if (left < 0) throw tooLarge();
    const size = packed.parts.reduce((sum, part) => sum + part.length, 0);
    if (content.length > RATIO_COUNTS_FROM && content.length > size * ARCHIVE_LIMITS.ratio) {
      throw new ArchiveRefused(`Файл ${packed.name} сжат неправдоподобно сильно. Соберите архив заново.`);
    }
    files.set(packed.name, content);
  }
  return files;
}
