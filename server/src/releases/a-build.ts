import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { AreaDefinition } from 'shared/contract/area/area';
import type { AreaRelease } from 'shared/contract/release/release';
import { buildIdOf, sha384Of } from './store/release-digest';

/** A definition of a test: the area of agreements with a list, a form and a card. */
export function aDefinition(given: Partial<AreaDefinition> = {}): AreaDefinition {
  return {
    id: 'mf-agreements',
    title: 'Договоры </script>',
    contract: '^2.0.0',
    menu: [],
    routes: [
      { id: 'list', path: '/agreements', title: 'Договоры' },
      { id: 'create', path: '/agreements/create', title: 'Новый договор' },
      { id: 'card', path: '/agreements/:id', title: 'Договор' },
    ],
    ...given,
  };
}

/** The document of a release that holds exactly these files. */
export function aRelease(
  files: Readonly<Record<string, string>>,
  given: Partial<AreaRelease> = {},
  definition: AreaDefinition | null = null,
): AreaRelease {
  const listed = Object.keys(files)
    .sort()
    .map((name) => {
      const content = Buffer.from(files[name] ?? '');
      return { name, size: content.length, gzip: content.length, sha384: sha384Of(content) };
    });
  return {
    area: definition?.id ?? 'shell',
    version: '1.0.0',
    build_id: buildIdOf(listed, definition),
    contract: definition === null ? '2.0.0' : '^2.0.0',
    entry: listed[0]?.name ?? '',
    preload: [],
    routes: {},
    shared: {},
    bundled: {},
    figures: { bytes: 1, requests: 1, duplicates: [] },
    files: listed,
    ...given,
  };
}

export interface GivenBuild {
  definition?: AreaDefinition | null;
  files: Readonly<Record<string, string>>;
  /** Files of the folder that are no part of the release: variants, leftovers of older builds. */
  besides?: Readonly<Record<string, string | Buffer>>;
  release?: Partial<AreaRelease>;
}

/** Writes a package as its build leaves it, in the place of the one before. */
export async function aBuild(root: string, given: GivenBuild): Promise<AreaRelease> {
  const { definition = null, files, besides = {} } = given;
  const release = aRelease(files, given.release, definition);
  const folder = path.join(root, release.area, 'dist');
  await rm(folder, { recursive: true, force: true });
  const texts = {
    ...files,
    ...besides,
    'release.json': JSON.stringify(release),
    ...(definition === null ? {} : { 'area.json': JSON.stringify(definition) }),
  };
  for (const [name, text] of Object.entries(texts)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), text);
  }
  return release;
}

/** A shell that is one script, whose text is given, and one style sheet. */
export function aShellBuild(root: string, script = 'shell()'): Promise<AreaRelease> {
  const preload = ['assets/main.1234567890.css', 'assets/main.1234567890.js'];
  return aBuild(root, {
    files: {
      'assets/main.1234567890.js': script,
      'assets/main.1234567890.css': 'body{}',
      'assets/later.1234567890.js': 'later()',
    },
    release: { entry: 'assets/main.1234567890.js', preload },
  });
}

/** The area of agreements with an entry, whose text is given, its module, and a page of its own for the card. */
export function anAreaBuild(
  root: string,
  entry = 'entry()',
  given: Partial<GivenBuild> = {},
): Promise<AreaRelease> {
  return aBuild(root, {
    definition: aDefinition(),
    files: {
      'remoteEntry.1234567890.js': entry,
      'assets/module.1234567890.js': 'module()'.padEnd(2000, ';'),
      'assets/card.1234567890.js': 'card()',
      'assets/card.1234567890.css': '.card{}',
      'mf-manifest.json': '{}',
    },
    ...given,
    release: {
      entry: 'remoteEntry.1234567890.js',
      preload: ['remoteEntry.1234567890.js', 'assets/module.1234567890.js'],
      routes: { card: ['assets/card.1234567890.js', 'assets/card.1234567890.css'] },
      ...given.release,
    },
  });
}
