import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const keptMs = 7 * 24 * 60 * 60 * 1000;

const forms = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gz: (content) => promisify(gzip)(content, { level: 9 }),
};

/** The compressed forms of a file by their extension; the best compression is slow, so what it made is kept by content. */
export async function compressedForms(content, folder) {
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 32);
  return Promise.all(
    Object.entries(forms).map(async ([extension, compress]) => {
      const path = join(folder, `${digest}.${extension}`);
      if (existsSync(path)) return [extension, readFileSync(path)];
      const compressed = await compress(content);
      mkdirSync(folder, { recursive: true });
      // Two builds may make the same form at a time; each puts the whole of it there.
      writeFileSync(`${path}.${process.pid}`, compressed);
      renameSync(`${path}.${process.pid}`, path);
      return [extension, compressed];
    }),
  );
}

/** Forgets the forms that were made more than a week ago; they are made again when they are needed. */
export function sweepForms(folder, now = Date.now()) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    // Another build may have taken it away meanwhile.
    if (now - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now) > keptMs)
      rmSync(path, { force: true });
  }
}
