import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildFingerprint } from '../../tooling/build/build-inputs.mjs';
import { readStamp, writeStamp } from '../../tooling/checkout/stamp.mjs';
import webpack from 'webpack';
import { writeBundledAreas } from './bundled-areas.mjs';

/**
 * Builds the same sources as one bundle with a chunk per page, by the same preset without federation, into a folder
 * that the same server serves; the chunks of the measured page are preloaded there as for the suite.
 */
export async function buildMonolith({ root, areas }) {
  process.env.NODE_ENV = 'production';
  const folder = join(root, '.cache', 'bench', 'monolith');
  const stamp = join(folder, 'stamp.json');
  const digest = ['shell', ...areas].map((name) => buildFingerprint(root, name)).join(' ');
  if (readStamp(stamp)?.digest === digest) return folder;
  rmSync(folder, { recursive: true, force: true });
  const runtime = writeBundledAreas({ root, folder, areas });
  const config = await monolithConfig({ root, folder, runtime });
  const routeFiles = await compile(config);
  for (const area of areas) writeArea({ root, folder, area });
  preloadPage({ root, folder, routeFiles, ...MEASURED });
  writeStamp(stamp, { digest });
  return folder;
}

async function monolithConfig({ root, folder, runtime }) {
  const { shell } = await import('../../tooling/webpack.mjs');
  const config = shell(join(root, 'shell'));
  return {
    ...config,
    name: 'monolith',
    output: { ...config.output, path: join(folder, 'shell', 'dist'), uniqueName: 'monolith' },
    plugins: [
      ...config.plugins.filter(({ constructor: { name } }) => name !== 'ModuleFederationPlugin'),
      new webpack.NormalModuleReplacementPlugin(/\/area-container$/, runtime),
    ],
    cache: { ...config.cache, name: 'monolith' },
  };
}

/** Of each page module the chunks it needs, by the page's request as the areas write it. */
async function compile(config) {
  const compiler = webpack(config);
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => (error ? reject(error) : resolve(result)));
  });
  if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only' }));
  const files = new Map();
  for (const group of stats.compilation.chunkGroups) {
    for (const { module, request } of group.origins) {
      const [, area] = /[\\/](mf-[a-z]+)[\\/]src[\\/]module\.tsx$/.exec(module?.resource ?? '') ?? [];
      if (area) files.set(`${area} ${request}`, group.getFiles());
    }
  }
  await new Promise((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  return files;
}

/** The page that is measured. */
const MEASURED = { area: 'mf-agreements', path: '/agreements' };
const PAGE = /(['"]?)([\w-]+)\1:\s*\(\)\s*=>\s*import\(\s*['"](\.[^'"]+)['"]\s*\)/g;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The area is a name with routes: its code lies in the one bundle, so its release holds no file. */
function writeArea({ root, folder, area }) {
  const dist = join(folder, area, 'dist');
  mkdirSync(dist, { recursive: true });
  cpSync(join(root, area, 'dist', 'area.json'), join(dist, 'area.json'));
  const definition = JSON.stringify(readJson(join(dist, 'area.json')));
  const release = {
    ...readJson(join(root, area, 'dist', 'release.json')),
    build_id: createHash('sha256').update(definition).digest('hex').slice(0, 10),
    preload: [],
    routes: {},
    files: [],
  };
  writeFileSync(join(dist, 'release.json'), JSON.stringify(release));
}

/** The page's chunks come with the page, as those of the suite do; before the main script, which then finds them there. */
function preloadPage({ root, folder, routeFiles, area, path }) {
  const { routes } = readJson(join(root, area, 'dist', 'area.json'));
  const { id } = routes.find((route) => route.path === path);
  const source = readFileSync(join(root, area, 'src', 'module.tsx'), 'utf8');
  const [, , , request] = [...source.matchAll(PAGE)].find(([, , page]) => page === id);
  const file = join(folder, 'shell', 'dist', 'release.json');
  const release = readJson(file);
  const preload = [...new Set([...(routeFiles.get(`${area} ${request}`) ?? []), ...release.preload])];
  writeFileSync(file, JSON.stringify({ ...release, preload }));
}
