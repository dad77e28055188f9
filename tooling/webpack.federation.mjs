import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALWAYS_LOADED, LOADED_ON_USE } from './webpack.doors.mjs';

const require = createRequire(import.meta.url);
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');

const versionOf = (name) => JSON.parse(readFileSync(require.resolve(`${name}/package.json`), 'utf8')).version;
const own = JSON.parse(readFileSync(new URL('../shared/package.json', import.meta.url), 'utf8'));

function library(name, request = name) {
  const version = versionOf(name);
  return [request, { singleton: true, version, requiredVersion: `^${version}` }];
}

const door = (request) => [
  request,
  { singleton: true, version: own.version, requiredVersion: `^${own.version}` },
];

/**
 * A door as the shell gives it: by its file, because a door named by its request is provided only where the shell's own
 * code imports it, and the areas use doors that the shell has no use for.
 */
function providedDoor(name) {
  const file = own.exports[name.replace('shared/', './')];
  const [request, entry] = door(name);
  return [request, { ...entry, import: fileURLToPath(new URL(`../shared/${file}`, import.meta.url)) }];
}

const libraries = () => [
  library('react'),
  library('react', 'react/'),
  library('react-dom'),
  library('react-dom', 'react-dom/'),
];

const withOption = (entries, option) => entries.map(([request, entry]) => [request, { ...entry, ...option }]);

const common = { shareStrategy: /** @type {const} */ ('loaded-first'), dts: false, dev: false };

/**
 * The shell opens the containers of areas by itself and areas open none: of the runtime only what shares is left, without
 * what reads manifests, loads remotes or runs in Node.
 */
const optimization = { disableSnapshot: true, disableRemote: true, target: /** @type {const} */ ('web') };

const taken = () => [...libraries(), ...[...ALWAYS_LOADED, ...LOADED_ON_USE].map(door)];

/** The versions the shell provides, by the request under which areas take them. */
export const providedVersions = () =>
  Object.fromEntries(taken().map(([request, { version }]) => [request, version]));

/** The ranges of the singletons that an area takes from the shell. */
export const takenRanges = () =>
  Object.fromEntries(taken().map(([request, { requiredVersion }]) => [request, requiredVersion]));

/** Federation of the shell: provides the singletons, names no remote. */
export function shellFederation() {
  return new ModuleFederationPlugin({
    ...common,
    name: 'shell',
    shared: Object.fromEntries([
      ...withOption([...libraries(), ...ALWAYS_LOADED.map(providedDoor)], { eager: true }),
      ...LOADED_ON_USE.map(providedDoor),
    ]),
    experiments: { provideExternalRuntime: true, optimization },
  });
}

/** Global name of an area's remote entry. */
export const globalNameOf = (area) => area.replace(/-/g, '_');

/** Federation of an area: `./module` is its one expose, and nothing shared has a fallback. */
export function areaFederation(name) {
  return new ModuleFederationPlugin({
    ...common,
    name: globalNameOf(name),
    filename: 'remoteEntry.[contenthash:8].js',
    manifest: true,
    exposes: { './module': './src/module.tsx' },
    shared: Object.fromEntries(withOption(taken(), { import: false })),
    experiments: { externalRuntime: true, optimization },
  });
}
