import type { AreaDefinition } from 'shared/contract/area/area';
import type { AreaRelease, ConformanceReport } from 'shared/contract/release/release';
import type { Candidate, FileFacts, RegistryFacts, ServingRelease } from './release-candidate';

const ENTRY = 'remoteEntry.1234567890.js';
const MODULE = 'assets/module.1234567890.js';
const LIST = 'assets/list.1234567890.js';
const SHARED_RANGES = { react: '^19.3.1', 'react/': '^19.3.1', 'shared/ui': '^1.0.0' };
const SHARED_VERSIONS = { react: '19.3.1', 'react/': '19.3.1', 'shared/ui': '1.0.0' };

/** A definition of the offers: a list, a form and a card. */
export function aDefinition(given: Partial<AreaDefinition> = {}): AreaDefinition {
  return {
    id: 'mf-offers',
    title: 'Предложения',
    contract: '^2.0.0',
    routes: [
      { id: 'offers', path: '/commercial-offers', title: 'Предложения' },
      { id: 'offer', path: '/commercial-offers/:id', title: 'Предложение' },
    ],
    menu: [{ title: 'Предложения', path: '/commercial-offers', group: 'documents', order: 30, icon: 'tag' }],
    ...given,
  };
}

/** A release.json of three files that all are of the page of the list. */
export function aRelease(given: Partial<AreaRelease> = {}): AreaRelease {
  return {
    area: 'mf-offers',
    version: '1.4.0',
    build_id: '0123456789',
    contract: '^2.0.0',
    entry: ENTRY,
    preload: [ENTRY, MODULE],
    routes: { offers: [LIST], offer: [] },
    shared: SHARED_RANGES,
    bundled: { '@module-federation/sdk': '2.9.2' },
    figures: { bytes: 3000, requests: 3, duplicates: [] },
    files: [ENTRY, MODULE, LIST].map((name) => ({ name, size: 4000, gzip: 1000, sha384: digestOf(name) })),
    ...given,
  };
}

/** 64 signs that are no digest of anything, but one of their own for each name. */
function digestOf(name: string): string {
  return Buffer.from(name.padEnd(48, '.')).toString('base64').slice(0, 64);
}

/** What the bytes of the files say: the same as release.json. */
export function factsOfFiles({ files }: AreaRelease): Map<string, FileFacts> {
  return new Map(files.map(({ name, size, sha384, gzip }) => [name, { size, sha384, wire: gzip }]));
}

/** A report in which every page stood. */
export function aReport(
  definition: AreaDefinition,
  given: Partial<ConformanceReport> = {},
): ConformanceReport {
  return {
    area: 'mf-offers',
    build_id: '0123456789',
    shell: { version: '2.0.0', contract: '2.2.0' },
    tested_at: '2026-11-20T08:00:00Z',
    routes: definition.routes.map(({ id, path }) => ({ id, path, is_rendered: true, errors: [] })),
    ...given,
  };
}

/** An upload of the offers that passes the gate, except for what is said otherwise. */
export function aCandidate(
  given: { release?: Partial<AreaRelease>; definition?: Partial<AreaDefinition> } & Partial<
    Omit<Candidate, 'release' | 'definition'>
  > = {},
): Candidate {
  const { release: ofRelease, definition: ofDefinition, ...rest } = given;
  const release = aRelease(ofRelease);
  const definition = aDefinition(ofDefinition);
  return {
    area: 'mf-offers',
    version: '1.4.0',
    release,
    definition,
    buildId: release.build_id,
    conformance: aReport(definition),
    files: factsOfFiles(release),
    spoiled: [],
    ...rest,
  };
}

/** A shell that serves people. */
export function aServingShell(given: Partial<AreaRelease> = {}, isRollout = false): ServingRelease {
  const version = given.version ?? '2.0.0';
  const release = aRelease({ area: 'shell', version, contract: '2.2.0', shared: SHARED_VERSIONS, ...given });
  return { version, release, definition: null, isRollout };
}

/** The agreements, which serve people. */
export function aServingArea(
  given: { release?: Partial<AreaRelease>; definition?: Partial<AreaDefinition>; isRollout?: boolean } = {},
): ServingRelease {
  const version = given.release?.version ?? '3.1.0';
  return {
    version,
    isRollout: given.isRollout ?? false,
    release: aRelease({ area: 'mf-agreements', version, ...given.release }),
    definition: aDefinition({
      id: 'mf-agreements',
      title: 'Договоры',
      routes: [
        { id: 'agreements', path: '/agreements', title: 'Договоры' },
        { id: 'agreement', path: '/agreements/:id', title: 'Договор' },
      ],
      menu: [],
      ...given.definition,
    }),
  };
}

/** A registry with a shell and the agreements, in which the offers have one older version. */
export function aRegistry(given: Partial<RegistryFacts> = {}): RegistryFacts {
  return {
    versions: new Set(['1.3.0']),
    shells: [aServingShell()],
    areas: [aServingArea()],
    budget: { bytes: 3000, requests: 3 },
    ...given,
  };
}
