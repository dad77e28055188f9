import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

import { readArea } from './read-area.mjs';
import { bundledPackages } from './webpack.bundled.mjs';
import { compressedForms, sweepForms } from './webpack.compressed.mjs';
import { firstScriptOf } from './webpack.first.mjs';
import { providedVersions, takenRanges } from './webpack.federation.mjs';

const COMPRESSED = /\.(js|css|json|svg)$/;
/** Libraries that reach an area through the doors of shared alone. */
const BEHIND_DOORS = [
  '@reduxjs/toolkit',
  '@tanstack/query-core',
  '@tanstack/react-query',
  'axios',
  'laravel-echo',
  'pusher-js',
  'react-redux',
  'react-router',
  'react-router-dom',
];
// `...bookPages(() => import('./books/book.page'))`: the page of every route that has none under its own name.
const SPREAD_PAGE = /\.\.\.\w+\(\s*\(\)\s*=>\s*import\(\s*['"](\.[^'"]+)['"]\s*\)/;
// `blocks: { links: () => import('./links/links.block') }` stands apart: a page may bear the same name.
const BLOCKS = /\bblocks:\s*\{([^{}]*)\}/;
const PART = /(['"]?)([\w-]+)\1:\s*\(\)\s*=>\s*import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

function describeFile(name, content) {
  const gzip = COMPRESSED.test(name) ? gzipSync(content, { level: 9 }).length : content.length;
  return {
    name,
    size: content.length,
    gzip: Math.min(gzip, content.length),
    sha384: createHash('sha384').update(content).digest('base64'),
  };
}

/** What the build is, whatever its version is called: the registry computes it again from what it was given. */
function buildIdOf(files, definition) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file.name} ${file.sha384}\n`);
  if (definition !== null) hash.update(JSON.stringify(definition));
  return hash.digest('hex').slice(0, 10);
}

function contractVersion() {
  const source = readFileSync(
    new URL('../shared/src/contract/area/contract-version.ts', import.meta.url),
    'utf8',
  );
  return /CONTRACT_VERSION = '([^']+)'/.exec(source)[1];
}

/** Of each name of the module's source what it loads: `() => import('./list/offers.page')`. */
const requestsOf = (source) => new Map([...source.matchAll(PART)].map(([, , id, request]) => [id, request]));

/** Files of what the module loads by that request. */
function filesOf(compilation, request) {
  const groups = compilation.chunkGroups.filter((group) =>
    group.origins.some(
      (origin) => origin.request === request && origin.module?.resource?.endsWith('module.tsx'),
    ),
  );
  return [...new Set(groups.flatMap((group) => group.getFiles()))];
}

/** What a person waits for at the page that costs most: its bytes on the wire and its requests. */
function heaviestPage({ files, preload, routes }) {
  const bytesOf = new Map(files.map((file) => [file.name, file.gzip]));
  const pages = [[], ...Object.values(routes)].map((own) => [...new Set([...preload, ...own])]);
  return {
    bytes: Math.max(...pages.map((page) => page.reduce((sum, file) => sum + (bytesOf.get(file) ?? 0), 0))),
    requests: Math.max(...pages.map((page) => page.length)),
  };
}

/** Packages that the shell provides already, by a door or by themselves. */
function duplicatesOf(bundled) {
  const provided = new Set(Object.keys(providedVersions()));
  return Object.keys(bundled).filter((name) => provided.has(name) || BEHIND_DOORS.includes(name));
}

/** Writes what makes a build a release: `release.json`, `area.json` and the compressed variants beside each file. */
export class ReleasePlugin {
  constructor({ dir, kind }) {
    this.dir = dir;
    this.kind = kind;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    const isProduction = compiler.options.mode === 'production';
    compiler.hooks.thisCompilation.tap('ReleasePlugin', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          const emit = (name, content) => {
            compilation.emitAsset(name, new sources.RawSource(content));
          };
          const release = this.describe(compilation, assets);
          if (this.kind === 'area') emit('area.json', JSON.stringify(this.definition(compilation)));
          emit('release.json', JSON.stringify(release, null, 2));
          if (isProduction) await this.compress(compilation, sources);
        },
      );
    });
  }

  definition(compilation) {
    const file = join(this.dir, 'src/area.ts');
    compilation.fileDependencies.add(file);
    return readArea(file);
  }

  describe(compilation, assets) {
    const { version, name } = JSON.parse(readFileSync(join(this.dir, 'package.json'), 'utf8'));
    const isArea = this.kind === 'area';
    const definition = isArea ? this.definition(compilation) : null;
    const files = Object.keys(assets)
      .sort()
      .map((file) => describeFile(file, assets[file].buffer()));
    const entry = files.find((file) => /^(remoteEntry\.|assets\/main\.)[^/]*js$/.test(file.name))?.name ?? '';
    const preload = this.initialFiles(compilation, entry);
    const { routes, blocks } = isArea ? this.filesOfParts(compilation, definition) : { routes: {} };
    const bundled = bundledPackages(compilation);
    return {
      area: name,
      version,
      build_id: buildIdOf(files, definition),
      contract: isArea ? definition.contract : contractVersion(),
      entry,
      first: isArea ? undefined : firstScriptOf(Object.keys(assets)),
      preload,
      routes,
      blocks,
      shared: isArea ? takenRanges() : providedVersions(),
      bundled,
      figures: {
        ...heaviestPage({ files, preload, routes }),
        duplicates: isArea ? duplicatesOf(bundled) : [],
      },
      files,
    };
  }

  /** Files needed before any route: the entry's own, and of an area those of its exposed module. */
  initialFiles(compilation, entry) {
    if (this.kind === 'shell') return [...(compilation.entrypoints.get('main')?.getFiles() ?? [])];
    const exposed = compilation.chunkGroups.filter((group) =>
      group.origins.some(
        (origin) => typeof origin.request === 'string' && origin.request.endsWith('/src/module.tsx'),
      ),
    );
    return [...new Set([entry, ...exposed.flatMap((group) => group.getFiles())])].filter(Boolean);
  }

  /** Of each route and of each block its files; one that has no place in the module stops the build. */
  filesOfParts(compilation, definition) {
    const source = readFileSync(join(this.dir, 'src/module.tsx'), 'utf8');
    const pages = source.replace(BLOCKS, '');
    const [, spread] = SPREAD_PAGE.exec(pages) ?? [];
    const files = (parts, requests, { what, place, fallback = undefined }) =>
      Object.fromEntries(
        parts.map(({ id }) => {
          const request = requests.get(id) ?? fallback;
          if (request === undefined) {
            compilation.errors.push(
              new Error(`${definition.id}: ${what} "${id}" has no ${place} in src/module.tsx`),
            );
          }
          return [id, filesOf(compilation, request)];
        }),
      );
    const blocks = requestsOf(BLOCKS.exec(source)?.[1] ?? '');
    return {
      routes: files(definition.routes, requestsOf(pages), {
        what: 'route',
        place: 'page',
        fallback: spread,
      }),
      blocks: files(definition.blocks ?? [], blocks, { what: 'block', place: 'part' }),
    };
  }

  async compress(compilation, sources) {
    const folder = join(this.dir, '..', '.cache', 'compressed');
    const worth = compilation
      .getAssets()
      .map(({ name, source }) => ({ name, content: source.buffer() }))
      .filter(({ name, content }) => COMPRESSED.test(name) && content.length >= 512);
    await Promise.all(
      worth.map(async ({ name, content }) => {
        for (const [extension, compressed] of await compressedForms(content, folder)) {
          compilation.emitAsset(`${name}.${extension}`, new sources.RawSource(compressed));
        }
      }),
    );
    sweepForms(folder);
  }
}
