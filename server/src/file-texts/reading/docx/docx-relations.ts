import { walkXml } from '../xml-walk';

/** Parts of the document by the names of the relations that lead to them; addresses outside of it are left out. */
export function docxRelations(xml: string | null): ReadonlyMap<string, string> {
  const targets = new Map<string, string>();
  if (xml === null) return targets;
  walkXml(xml, {
    open: (name, attributes) => {
      const { Id: id, Target: target, TargetMode: mode } = attributes;
      if (name !== 'Relationship' || id === undefined || target === undefined || mode === 'External') return;
      targets.set(id, target.startsWith('/') ? target.slice(1) : `word/${target}`);
    },
    close: () => undefined,
  });
  return targets;
}
