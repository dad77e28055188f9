import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { inTurns } from './store/in-turns';
import { isVariantOf } from './publish/release-variants';

/** The forms a file is kept in besides its own, the best one first. */
export const ENCODINGS = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;
type Encoding = (typeof ENCODINGS)[number]['encoding'];

const COMPRESSED = /\.(?:js|css|json|svg)$/;
/** Below it compression saves no packet. */
const SMALLEST = 512;
/** As many as Node compresses at the same time anyway. */
const AT_ONCE = 4;

const compress: Record<Encoding, (content: Buffer) => Promise<Buffer>> = {
  br: (content) => promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  gzip: (content) => promisify(gzip)(content, { level: 9 }),
};
/** True for a file that is kept compressed as well. */
export function hasVariants(name: string, size: number): boolean {
  return COMPRESSED.test(name) && size >= SMALLEST;
}

/**
 * The files with a `.br` and a `.gz` of each that gains by it. `given` are variants a build has made already; those
 * that do not hold the file's own content are made anew: they decide what a browser runs as much as the file does.
 */
export async function withVariants(
  files: ReadonlyMap<string, Buffer>,
  given: ReadonlyMap<string, Buffer> = new Map(),
): Promise<Map<string, Buffer>> {
  const all = new Map(files);
  const wanted = [...files].filter(([name, content]) => hasVariants(name, content.length));
  await inTurns(wanted, AT_ONCE, async ([name, content]) => {
    for (const { encoding, ending } of ENCODINGS) {
      const known = given.get(name + ending);
      const isUsable = known !== undefined && (await isVariantOf(name + ending, known, content));
      const variant = isUsable ? known : await compress[encoding](content);
      if (variant.length < content.length) all.set(name + ending, variant);
    }
  });
  return all;
}
