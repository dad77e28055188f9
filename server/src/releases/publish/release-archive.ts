import { SHELL } from 'shared/contract/release/release';
import type { FieldErrors } from '../../platform/http/errors';
import type { Candidate, FileFacts } from '../gate/release-candidate';
import { buildIdOf, sha384Of } from '../store/release-digest';
import { readConformance, readDefinition, type ReadDefinition, readRelease } from './release-documents';
import { isVariantOf, originalOf, wireSizeOf } from './release-variants';
import { readZip } from './zip-entries';

const DOCUMENTS = ['release.json', 'area.json', 'conformance.json'];

export interface ReleaseArchive {
  candidate: Candidate;
  /** What the documents themselves are refused for, by check. */
  refusals: FieldErrors;
  /** Everything that is to be kept, by name. */
  files: ReadonlyMap<string, Buffer>;
}

function split(entries: ReadonlyMap<string, Buffer>, listed: ReadonlySet<string>) {
  const plain: [string, Buffer][] = [];
  const variants: [string, Buffer][] = [];
  for (const entry of entries) {
    const [name] = entry;
    if (DOCUMENTS.includes(name)) continue;
    if (!listed.has(name) && originalOf(name) !== null) variants.push(entry);
    else plain.push(entry);
  }
  return { plain, variants };
}

async function spoiledVariants(
  variants: readonly (readonly [string, Buffer])[],
  entries: ReadonlyMap<string, Buffer>,
): Promise<string[]> {
  const spoiled: string[] = [];
  for (const [name, content] of variants) {
    const original = entries.get(originalOf(name) ?? '');
    if (original === undefined) {
      spoiled.push(`Для сжатого файла ${name} нет самого файла. Соберите пакет заново.`);
    } else if (!(await isVariantOf(name, content, original))) {
      spoiled.push(
        `Сжатый файл ${name} распаковывается не в ${originalOf(name) ?? ''}. Соберите пакет заново.`,
      );
    }
  }
  return spoiled;
}

async function factsOf(
  plain: readonly (readonly [string, Buffer])[],
  entries: ReadonlyMap<string, Buffer>,
): Promise<Map<string, FileFacts>> {
  const facts = new Map<string, FileFacts>();
  for (const [name, content] of plain) {
    const wire = await wireSizeOf(name, content, entries.get(`${name}.gz`));
    facts.set(name, { size: content.length, sha384: sha384Of(content), wire });
  }
  return facts;
}

/** The build's own order: the names as JavaScript sorts texts. */
function buildIdOfFacts(facts: ReadonlyMap<string, FileFacts>, raw: unknown): string {
  const names = [...facts.keys()].sort();
  return buildIdOf(
    names.map((name) => ({ name, sha384: facts.get(name)?.sha384 ?? '' })),
    raw,
  );
}

/** An upload as the gate looks at it; refuses at once, with 422, only what cannot be read as a release at all. */
export async function readReleaseArchive(
  address: { area: string; version: string },
  archive: Buffer,
): Promise<ReleaseArchive> {
  const files = await readZip(archive);
  const release = readRelease(files);
  const isShell = address.area === SHELL;
  const none: ReadDefinition = { definition: null, raw: null, refusals: {} };
  const { definition, raw, refusals } = isShell ? none : readDefinition(files);
  const { plain, variants } = split(files, new Set(release.files.map(({ name }) => name)));
  const facts = await factsOf(plain, files);
  return {
    candidate: {
      ...address,
      release,
      definition,
      buildId: buildIdOfFacts(facts, raw),
      conformance: isShell ? null : readConformance(files),
      files: facts,
      spoiled: await spoiledVariants(variants, files),
    },
    refusals,
    files,
  };
}
