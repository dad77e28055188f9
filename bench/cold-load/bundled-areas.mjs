import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const globalNameOf = (area) => area.replace(/-/g, '_');

/**
 * Writes the module that stands in for the federation's runtime in the one-bundle build: every area's module is
 * imported, its pages stay chunks of their own, and what the shell asks to load is already there.
 */
export function writeBundledAreas({ root, folder, areas }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'bundled-areas.js');
  const imports = areas.map(
    (area, at) => `import area${at} from '${join(root, area, 'src', 'module.tsx')}';`,
  );
  const entries = areas.map((area, at) => `  '${globalNameOf(area)}/module': { default: area${at} },`);
  writeFileSync(
    file,
    [
      ...imports,
      'const modules = {',
      ...entries,
      '};',
      'export const registerRemotes = () => undefined;',
      'export const registerPlugins = () => undefined;',
      'export const loadRemote = async (name) => modules[name] ?? null;',
      '',
    ].join('\n'),
  );
  return file;
}
