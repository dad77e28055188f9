import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { faultCode } from '../../platform/fault-code';
import { ENCODINGS, hasVariants, withVariants } from '../compressed-variants';
import type { DiskBuild } from './disk-builds';
import { buildIdOf, sha384Of } from '../store/release-digest';
import { AREA_FILE, RELEASE_FILE } from '../store/release-store';

async function readVariant(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (faultCode(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The files of a build with their compressed variants, ready for the store; refuses one that is not what it says. */
export async function readBundled({
  folder,
  area,
  release,
  definition,
}: DiskBuild): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const given = new Map<string, Buffer>();
  for (const { name, size, sha384 } of release.files) {
    const content = await readFile(path.join(folder, name));
    if (content.length !== size || sha384Of(content) !== sha384) {
      throw new Error(`${area}: ${name} is not the file that was built`);
    }
    files.set(name, content);
    if (!hasVariants(name, size)) continue;
    for (const { ending } of ENCODINGS) {
      const variant = await readVariant(path.join(folder, name + ending));
      if (variant !== null) given.set(name + ending, variant);
    }
  }
  const whole = await withVariants(files, given);
  const areaFile = definition === null ? null : await readFile(path.join(folder, AREA_FILE));
  const said: unknown = areaFile === null ? null : JSON.parse(areaFile.toString());
  if (buildIdOf(release.files, said) !== release.build_id) {
    throw new Error(`${area}: the build id does not stand for these files`);
  }
  if (areaFile !== null) whole.set(AREA_FILE, areaFile);
  return whole.set(RELEASE_FILE, await readFile(path.join(folder, RELEASE_FILE)));
}
