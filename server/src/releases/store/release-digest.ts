import { createHash } from 'node:crypto';
import type { ReleaseFile } from 'shared/contract/release/release';

/** Base64 of a content's SHA-384, as `release.json` and integrity attributes have it. */
export function sha384Of(content: Buffer): string {
  return createHash('sha384').update(content).digest('base64');
}

/**
 * What a build is called, computed from its files and its definition as the build computes it. `definition` is the
 * content of `area.json` as it was read, in the order of its own keys; null of the shell.
 */
export function buildIdOf(
  files: readonly Pick<ReleaseFile, 'name' | 'sha384'>[],
  definition: unknown,
): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.name} ${file.sha384}\n`);
  if (definition !== null) hash.update(JSON.stringify(definition));
  return hash.digest('hex').slice(0, 10);
}
