import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { Refusal } from '../process/refusal.mjs';

const PACKED = /\.(br|gz|woff2|png)$/;

const read = (path) => JSON.parse(readFileSync(path, 'utf8'));

/** What lies in a package's dist, or in another folder with its build: the release, the definition, the report. */
export function readReleaseFolder(root, name, folder = join(root, name, 'dist')) {
  const optional = (file) => (existsSync(join(folder, file)) ? read(join(folder, file)) : null);
  const release = optional('release.json');
  if (release === null) throw new Refusal(`Нет сборки ${name}. Выполните pnpm build ${name}.`);
  return { folder, release, definition: optional('area.json'), conformance: optional('conformance.json') };
}

const version = /^\d{1,6}\.\d{1,6}\.\d{1,6}(?:-[0-9A-Za-z][0-9A-Za-z.-]*)?$/;

/** Refuses a text that the registry would not take for a version. */
export function requireVersion(text) {
  if (text.length <= 64 && version.test(text)) return;
  throw new Refusal(
    `«${text}» — не версия. Нужны три числа и, если надо, слово после дефиса: 1.4.0 или 1.5.0-rc.1.`,
  );
}

/** The build as one archive: its files with their compressed variants, what it says of itself, and under which version. */
export function packRelease({ folder, release, conformance }) {
  const entries = {};
  const add = (name, content) => {
    // What is compressed already only grows.
    entries[name] = [content, { level: PACKED.test(name) ? 0 : 6 }];
  };
  for (const { name } of release.files) {
    for (const file of [name, `${name}.br`, `${name}.gz`]) {
      if (existsSync(join(folder, file))) add(file, readFileSync(join(folder, file)));
      else if (file === name) throw new Refusal(`В сборке нет файла ${name}. Соберите раздел заново.`);
    }
  }
  if (existsSync(join(folder, 'area.json'))) add('area.json', readFileSync(join(folder, 'area.json')));
  add('release.json', Buffer.from(JSON.stringify(release, null, 2)));
  if (conformance !== null) add('conformance.json', Buffer.from(JSON.stringify(conformance)));
  return zipSync(entries);
}
