import type { AreaBlock, AreaKind, AreaRoute } from 'shared/contract/area/area';
import { aCandidate, aDefinition, aRelease, aReport, aServingShell, factsOfFiles } from './a-candidate';
import type { Candidate } from './release-candidate';

export const page = (path: string, id = 'own'): AreaRoute => ({ id, path, title: 'Страница' });
/** The offers with one page more, which was tested like the others. */
export function withPage(...paths: string[]): Candidate {
  const own = aDefinition();
  const definition = aDefinition({
    routes: [...own.routes, ...paths.map((path, at) => page(path, `own-${String(at)}`))],
  });
  const routes = Object.fromEntries(definition.routes.map(({ id }) => [id, []]));
  return aCandidate({ release: { routes }, definition, conformance: aReport(definition) });
}
export const withMenu = (path: string) =>
  aCandidate({
    definition: { menu: [{ title: 'Сводка', path, group: 'documents', order: 1, icon: 'tag' }] },
  });
export const aShell = (given: Parameters<typeof aServingShell>[0] = {}): Candidate => {
  const { release } = aServingShell({ version: '2.1.0', routes: {}, ...given });
  return {
    ...aCandidate({ area: 'shell', version: '2.1.0', conformance: null }),
    release,
    definition: null,
    files: factsOfFiles(release),
  };
};
export const report = (given: Parameters<typeof aReport>[1]) =>
  aCandidate({ conformance: aReport(aDefinition(), given) });
export const without = (name: string): Candidate => {
  const files = factsOfFiles(aRelease());
  files.delete(name);
  return aCandidate({ files });
};
export const changed = (change: { size?: number; sha384?: string }): Candidate => {
  const files = factsOfFiles(aRelease());
  files.set('remoteEntry.1234567890.js', { size: 4000, sha384: 'A'.repeat(64), wire: 1000, ...change });
  return aCandidate({ files });
};
/** A tab of approval in the card of an agreement. */
export const aBlock = (given: Partial<AreaBlock> = {}): AreaBlock => ({
  id: 'approval',
  place: 'document-tab',
  kinds: ['agreement'],
  title: 'Согласование',
  order: 10,
  ...given,
});
export const aKind = (name: string): AreaKind => ({
  name,
  resource: `${name}s`,
  path: null,
  title: 'Записки',
  noun: {
    forms: ['записка', 'записки', 'записок'],
    accusative: 'записку',
    subject: 'Записка',
    gender: 'feminine',
  },
  icon: 'tag',
  order: 60,
});
