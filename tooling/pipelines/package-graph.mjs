import { join } from 'node:path';
import { manifestOf, packagesOf, SHARED_OF_SERVER } from '../checkout/workspace.mjs';

/** What kind of pipeline a package gets. */
const kindOf = (name) => (name.startsWith('mf-') ? 'area' : name);

/** What of the workspace everybody stands on: who is installed with what. */
const GROUND = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const PRESETS = ['tooling/*'];

/**
 * What of a package its dependants take: of `shared` the browser takes every door and the server contract and formats;
 * the launcher, the rules and the release tool change no build, so they start no area's pipeline.
 */
const TAKEN_OF = {
  shared: {
    area: ['shared/src/**/*', 'shared/package.json'],
    shell: ['shared/src/**/*', 'shared/package.json'],
    server: [...SHARED_OF_SERVER.map((folder) => `${folder}/**/*`), 'shared/package.json'],
  },
  tooling: { area: PRESETS, shell: PRESETS, server: PRESETS, shared: PRESETS },
};

/**
 * Arrows that no package.json says: the journeys run through the built shell and server, and through the shipped proxy;
 * measurements start what they measure by the launcher; the tooling reads the contract and keeps the names of the doors.
 */
const ALSO_STANDS_ON = {
  e2e: ['shell/**/*', 'server/**/*', 'deploy/**/*'],
  bench: ['tooling/**/*'],
  tooling: ['shared/**/*'],
};

/** Files outside of the packages that one package answers for: the tests of the tooling read them. */
const ALSO_OWNS = {
  tooling: [
    '.dependency-cruiser.cjs',
    '.gitlab-ci.yml',
    '.oxfmtrc.json',
    '.oxlintrc.json',
    'README.md',
    'deploy/**/*',
    'docs/*.md',
    'knip.json',
  ],
};

function takenOf(root, name) {
  const { dependencies = {}, devDependencies = {} } = manifestOf(join(root, name));
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([, range]) => range.startsWith('workspace:'))
    .flatMap(([dependency]) => {
      return TAKEN_OF[dependency]?.[kindOf(name)] ?? [`${dependency}/**/*`];
    });
}

/** Every package of the workspace: its kind, its version and, as globs, the files whose change concerns it. */
export function packageGraph(root) {
  return packagesOf(root).map((name) => ({
    name,
    kind: kindOf(name),
    version: manifestOf(join(root, name)).version,
    paths: [
      ...new Set([
        `${name}/**/*`,
        ...takenOf(root, name),
        ...(ALSO_STANDS_ON[name] ?? []),
        ...(ALSO_OWNS[name] ?? []),
        ...GROUND,
        `.github/workflows/${name}.yml`,
        `.gitlab/${name}.yml`,
      ]),
    ].sort(),
  }));
}

/** Whether a file is meant by a glob, in the part of the language that both services read alike: `*`, and `**` as a folder. */
export function isMeant(glob, file) {
  const pattern = glob
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replace(/\*\*\/|\*/g, (sign) => (sign === '*' ? '[^/]*' : '(?:.*/)?'));
  return new RegExp(`^${pattern}$`).test(file);
}

/** Names of the packages whose pipelines a change of these files starts. */
export function affectedPipelines({ root, files }) {
  return packageGraph(root)
    .filter(({ paths }) => files.some((file) => paths.some((glob) => isMeant(glob, file))))
    .map(({ name }) => name);
}
