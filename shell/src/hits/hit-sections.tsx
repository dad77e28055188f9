import type { AreaIcon } from 'shared/contract/area/area';
import type { RegistryArea } from 'shared/contract/release/registry';
import type { SearchHit } from 'shared/contract/list/search';

import { MenuIcon } from '../navigation/menu-icon';
import type { PaletteSection } from './palette-line';

interface Heading {
  title: string;
  icon: AreaIcon;
  order: number;
}

/** Of kinds that no area describes; they follow those that one does. */
const OTHERS: Heading = { title: 'Другое', icon: 'book', order: Infinity };

/** What was found under the headings of its kinds, as their areas describe them; else under the server's own. */
export function hitSections(hits: readonly SearchHit[], areas: readonly RegistryArea[]): PaletteSection[] {
  const kinds = new Map(
    areas.flatMap((area) => area.definition.kinds ?? []).map((kind): [string, Heading] => [kind.name, kind]),
  );
  const sections = new Map<string, PaletteSection & { order: number }>();
  for (const hit of hits) {
    const { title, icon, order } = kinds.get(hit.kind) ?? { ...OTHERS, title: hit.section ?? OTHERS.title };
    const section = sections.get(title) ?? { title, order, lines: [] };
    section.lines.push({
      id: `${hit.kind} ${String(hit.id)}`,
      title: hit.title,
      hint: hit.hint,
      inFile: hit.in_file,
      icon: <MenuIcon icon={icon} />,
      to: hit.url,
    });
    sections.set(title, section);
  }
  // Two without a place are left in the order of the server.
  return [...sections.values()].sort((one, other) =>
    one.order === other.order ? 0 : one.order - other.order,
  );
}
