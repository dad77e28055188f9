import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const globalNameOf = (area) => area.replace(/-/g, '_');

/**
 * Writes the module that stands in for the containers of areas in the one-bundle build: every area's module is
 * imported, its pages stay chunks of their own, and what the shell asks to load is already there.
 */
export function writeBundledAreas({ root, folder, areas }) {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'bundled-areas.js');
  const imports = areas.map(
    (area, at) => `import area${at} from '${join(root, area, 'src', 'module.tsx')}';`,
  );
  const entries = areas.map((area, at) => `  ${globalNameOf(area)}: area${at},`);
  writeFileSync(
    file,
    [
      ...imports,
      'const modules = {',
      ...entries,
      '};',
      'export const openContainer = async (name) => ({ get: async () => () => ({ default: modules[name] }) });',
      '',
    ].join('\n'),
  );
  return file;
}
