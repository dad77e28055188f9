import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type AreaDefinition, areaDefinition } from 'shared/contract/area/area';
import { type AreaRelease, areaRelease, SHELL } from 'shared/contract/release/release';
import { faultCode } from '../../platform/fault-code';
import { AREA_FILE, RELEASE_FILE } from '../store/release-store';

/** A built package as it lies on the disk. */
export interface DiskBuild {
  /** Id of the area, or `shell`. */
  area: string;
  /** What it is called as a release of the server's own. */
  version: string;
  /** Folder of the built files. */
  folder: string;
  release: AreaRelease;
  /** Null of the shell. */
  definition: AreaDefinition | null;
}

export interface DiskBuilds {
  /** The shell, when it is built, before the areas in the order of their names. */
  all: readonly DiskBuild[];
  /** Changes whenever one of the builds does. */
  stamp: string;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

const isAbsent = (error: unknown) => faultCode(error) === 'ENOENT' || faultCode(error) === 'ENOTDIR';

async function modified(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (isAbsent(error)) return null;
    throw error;
  }
}

/** The shell first; nothing where there is no such folder, as on a node that serves the releases of others. */
async function packageNames(root: string): Promise<string[]> {
  try {
    const names = (await readdir(root, { withFileTypes: true })).map((entry) => entry.name);
    const areas = names.filter((name) => /^mf-[a-z]+$/.test(name)).sort();
    return [...names.filter((name) => name === 'shell'), ...areas];
  } catch (error) {
    if (isAbsent(error)) return [];
    throw error;
  }
}

/** Tells whether anything was built anew, without reading it. */
export async function buildsStamp(root: string): Promise<string> {
  const names = await packageNames(root);
  const times = await Promise.all(names.map((name) => modified(path.join(root, name, 'dist', RELEASE_FILE))));
  return names.map((name, at) => `${name} ${String(times[at])}`).join('\n');
}

async function readBuild(root: string, name: string): Promise<DiskBuild | null> {
  const folder = path.join(root, name, 'dist');
  if ((await modified(path.join(folder, RELEASE_FILE))) === null) return null;
  const release = areaRelease.parse(await readJson(path.join(folder, RELEASE_FILE)));
  if (release.area !== name) throw new Error(`${folder} holds a release of ${release.area}`);
  return {
    area: name,
    version: `${release.version}-${release.build_id}`,
    folder,
    release,
    definition: name === SHELL ? null : areaDefinition.parse(await readJson(path.join(folder, AREA_FILE))),
  };
}

/** The shell and the areas that are built under a folder; one that is broken is told of and left out. */
export async function readBuilds(
  root: string,
  complain: (name: string, error: unknown) => void,
): Promise<DiskBuilds> {
  const stamp = await buildsStamp(root);
  const attempt = async (name: string): Promise<DiskBuild | null> => {
    try {
      return await readBuild(root, name);
    } catch (error) {
      complain(name, error);
      return null;
    }
  };
  const all = await Promise.all((await packageNames(root)).map(attempt));
  return { all: all.filter((build) => build !== null), stamp };
}
