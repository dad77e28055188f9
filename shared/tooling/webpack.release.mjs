import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

import { readArea } from './read-area.mjs';

const COMPRESSED = /\.(js|css|json|svg)$/;
const PAGE = /(['"]?)([\w-]+)\1:\s*\(\)\s*=>\s*import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

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
      compilation.hooks.processAssets.tap(
        { name: 'ReleasePlugin', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        (assets) => {
          const emit = (name, content) => {
            compilation.emitAsset(name, new sources.RawSource(content));
          };
          const release = this.describe(compilation, assets);
          if (this.kind === 'area') {
            const file = join(this.dir, 'src/area.ts');
            compilation.fileDependencies.add(file);
            const definition = readArea(file);
            release.area = definition.id;
            release.contract = definition.contract;
            release.routes = this.filesOfRoutes(compilation, definition);
            emit('area.json', JSON.stringify(definition));
          }
          emit('release.json', JSON.stringify(release, null, 2));
          if (isProduction) this.compress(compilation, sources);
        },
      );
    });
  }

  describe(compilation, assets) {
    const { version, name } = JSON.parse(readFileSync(join(this.dir, 'package.json'), 'utf8'));
    const files = Object.keys(assets)
      .sort()
      .map((file) => {
        const content = assets[file].buffer();
        return {
          name: file,
          size: content.length,
          sha384: createHash('sha384').update(content).digest('base64'),
        };
      });
    const hash = createHash('sha256');
    for (const file of files) hash.update(`${file.name} ${file.sha384}\n`);
    const buildId = hash.digest('hex').slice(0, 10);
    const entry = files.find((file) => /^(remoteEntry\.|assets\/main\.)[^/]*js$/.test(file.name));
    return {
      area: name,
      version: `${version}-${buildId}`,
      build_id: buildId,
      contract: '',
      entry: entry?.name ?? '',
      preload: this.initialFiles(compilation, entry?.name),
      routes: {},
      shared: {},
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
    return [entry, ...exposed.flatMap((group) => group.getFiles())].filter(Boolean);
  }

  /** Of each route the files of its page; a route without a page stops the build. */
  filesOfRoutes(compilation, definition) {
    const source = readFileSync(join(this.dir, 'src/module.tsx'), 'utf8');
    const requests = new Map([...source.matchAll(PAGE)].map(([, , id, request]) => [id, request]));
    return Object.fromEntries(
      definition.routes.map((route) => {
        const request = requests.get(route.id);
        if (request === undefined) {
          compilation.errors.push(
            new Error(`${definition.id}: route "${route.id}" has no page in src/module.tsx`),
          );
        }
        const groups = compilation.chunkGroups.filter((group) =>
          group.origins.some(
            (origin) => origin.request === request && origin.module?.resource?.endsWith('module.tsx'),
          ),
        );
        return [route.id, [...new Set(groups.flatMap((group) => group.getFiles()))]];
      }),
    );
  }

  compress(compilation, sources) {
    for (const asset of compilation.getAssets()) {
      if (!COMPRESSED.test(asset.name)) continue;
      const content = asset.source.buffer();
      if (content.length < 512) continue;
      const brotli = brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
      compilation.emitAsset(`${asset.name}.br`, new sources.RawSource(brotli));
      compilation.emitAsset(`${asset.name}.gz`, new sources.RawSource(gzipSync(content, { level: 9 })));
    }
  }
}
