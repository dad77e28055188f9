import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';
import type { AreaDefinition } from 'shared/contract/area/area';
import type { AreaRelease } from 'shared/contract/release/release';
import { aDefinition, aReport } from '../gate/a-candidate';
import { buildIdOf, sha384Of } from '../store/release-digest';

interface ArchiveParts {
  area: string;
  version: string;
  /** Of the shell there is none. */
  definition: AreaDefinition;
  contract: string;
  shared: Record<string, string>;
  /** What the entry holds: two archives with different texts are two builds. */
  text: string;
  /** The shell in which the conformance suite has passed. */
  testedIn: { version: string; contract: string };
  /** Last changes before the archive is packed. */
  change: (files: Record<string, Buffer>) => void;
}

const json = (value: unknown) => Buffer.from(JSON.stringify(value));

function describe(contents: Record<string, Buffer>): AreaRelease['files'] {
  return Object.entries(contents)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, content]) => ({
      name,
      size: content.length,
      gzip: Math.min(content.length, gzipSync(content, { level: 9 }).length),
      sha384: sha384Of(content),
    }));
}

/** The zip of a build that passes the gate of a suite whose shell is 1.0.0, except for what is said otherwise. */
export function anArchive(given: Partial<ArchiveParts> = {}): Buffer {
  const { area = 'mf-offers', version = '1.4.0', text = version, contract = '^2.0.0' } = given;
  const isShell = area === 'shell';
  const definition = given.definition ?? aDefinition({ id: area, contract });
  const entry = isShell ? 'assets/main.1234567890.js' : 'remoteEntry.1234567890.js';
  const contents = { [entry]: Buffer.from(`entry(${JSON.stringify(text)})`.repeat(20)) };
  const files = describe(contents);
  const build_id = buildIdOf(files, isShell ? null : definition);
  const release: AreaRelease = {
    area,
    version,
    build_id,
    contract: isShell ? contract.replace('^', '') : contract,
    entry,
    preload: [entry],
    routes: isShell ? {} : Object.fromEntries(definition.routes.map(({ id }) => [id, []])),
    shared: given.shared ?? { react: isShell ? '19.3.1' : '^19.3.1' },
    bundled: {},
    figures: { bytes: files[0]?.gzip ?? 0, requests: 1, duplicates: [] },
    files,
  };
  const packed: Record<string, Buffer> = {
    ...contents,
    [`${entry}.gz`]: gzipSync(contents[entry] ?? Buffer.alloc(0)),
    'release.json': json(release),
  };
  if (!isShell) {
    const shell = given.testedIn ?? { version: '1.0.0', contract: '2.0.0' };
    packed['area.json'] = json(definition);
    packed['conformance.json'] = json(aReport(definition, { area, build_id, shell }));
  }
  given.change?.(packed);
  return Buffer.from(zipSync(packed));
}
