import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { type AreaDefinition, areaDefinition } from 'shared/contract/area';
import { type AreaRelease, areaRelease } from 'shared/contract/release';
import { faultCode } from '../fault-code';

/** A built package as it lies on the disk. */
export interface BuiltPackage {
  name: string;
  /** Folder of the built files. */
  folder: string;
  release: AreaRelease;
}

export interface BuiltArea extends BuiltPackage {
  definition: AreaDefinition;
}

export interface Builds {
  shell: BuiltPackage | null;
  areas: BuiltArea[];
  /** Changes whenever one of the builds does. */
  stamp: string;
}

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(file, 'utf8'));
}

async function modified(file: string): Promise<number | null> {
  try {
    return (await stat(file)).mtimeMs;
  } catch (error) {
    if (faultCode(error) === 'ENOENT' || faultCode(error) === 'ENOTDIR') return null;
    throw error;
  }
}

async function packageNames(root: string): Promise<string[]> {
  const entries = await readdir(root, { withFileTypes: true });
  return entries.map((entry) => entry.name).filter((name) => name === 'shell' || /^mf-[a-z]+$/.test(name));
}

/** Tells whether anything was built anew, without reading it. */
export async function buildsStamp(root: string): Promise<string> {
  const names = (await packageNames(root)).sort();
  const times = await Promise.all(
    names.map((name) => modified(path.join(root, name, 'dist', 'release.json'))),
  );
  return names.map((name, at) => `${name} ${String(times[at])}`).join('\n');
}

async function readPackage(root: string, name: string): Promise<BuiltPackage | null> {
  const folder = path.join(root, name, 'dist');
  if ((await modified(path.join(folder, 'release.json'))) === null) return null;
  return { name, folder, release: areaRelease.parse(await readJson(path.join(folder, 'release.json'))) };
}

async function readArea(root: string, name: string): Promise<BuiltArea | null> {
  const built = await readPackage(root, name);
  if (built === null) return null;
  return { ...built, definition: areaDefinition.parse(await readJson(path.join(built.folder, 'area.json'))) };
}

/** The shell and the areas that are built under a folder; one that is missing or broken is told of and left out. */
export async function readBuilds(
  root: string,
  complain: (name: string, error: unknown) => void,
): Promise<Builds> {
  const stamp = await buildsStamp(root);
  const names = (await packageNames(root)).filter((name) => name !== 'shell').sort();
  const attempt = async <T>(name: string, read: Promise<T | null>): Promise<T | null> => {
    try {
      return await read;
    } catch (error) {
      complain(name, error);
      return null;
    }
  };
  const shell = await attempt('shell', readPackage(root, 'shell'));
  const areas = await Promise.all(names.map((name) => attempt(name, readArea(root, name))));
  return { shell, areas: areas.filter((area) => area !== null), stamp };
}
