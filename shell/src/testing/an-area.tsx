import { screen } from '@testing-library/react';
import type { AreaModule, AreaPage } from 'shared/area';
import type { AreaDefinition, AreaRoute } from 'shared/contract/area/area';
import type { AreaSource, Registry, RegistryArea } from 'shared/contract/release/registry';

import { deliver } from './federation-runtime';

type AreaChange = Partial<AreaDefinition> &
  Pick<Partial<RegistryArea>, 'integrity' | 'is_watched' | 'previous' | 'version'>;

/** An area as the registry names it; without a change that of the agreements with their register. */
export function anArea({
  previous = null,
  version = '1.0.0',
  integrity = {},
  is_watched = false,
  ...definition
}: AreaChange = {}): RegistryArea {
  const id = definition.id ?? 'mf-agreements';
  return {
    definition: {
      id,
      title: 'Договоры',
      contract: '^2.0.0',
      routes: [{ id: 'agreements', path: '/agreements', title: 'Договоры' }],
      menu: [],
      ...definition,
    },
    version,
    base: `/areas/${id}/${version}/`,
    entry: 'remoteEntry.js',
    integrity,
    is_watched,
    previous,
  };
}

/** An earlier version of an area, to fall back to. */
export function anEarlier(area: string, version: string): AreaSource {
  return { version, base: `/areas/${area}/${version}/`, entry: 'remoteEntry.js', integrity: {} };
}

/** The registry of a page with these areas. */
export function aRegistry(...areas: RegistryArea[]): Registry {
  return {
    // Newer than whatever a test announces, unless it says otherwise.
    revision: 100,
    contract: '1.0.0',
    shell: { version: '1.0.0', integrity: {} },
    is_split: false,
    areas,
    preview: null,
  };
}

/** A route with a page that shows its own title. */
export function aRoute(route: Partial<AreaRoute> & Pick<AreaRoute, 'path'>): AreaRoute {
  return { id: route.path, title: `Страница ${route.path}`, ...route };
}

const opened = (title: string) => `Страница «${title}» открыта`;

/** What the page of an area shows in these tests. */
export const pageOf = (title: string) => (
  <>
    <h1>{title}</h1>
    <p>{opened(title)}</p>
  </>
);

/** A module with a page for every route of the area; `pages` replaces some of them. */
export function moduleOf(area: RegistryArea, pages: Partial<Record<string, AreaPage>> = {}): AreaModule {
  return {
    pages: Object.fromEntries(
      area.definition.routes.map((route) => [
        route.id,
        async () => ({ default: pages[route.id] ?? (() => pageOf(route.title)) }),
      ]),
    ),
  };
}

/** Puts the area's module behind its address. */
export function deliverArea(area: RegistryArea, module: AreaModule = moduleOf(area)): void {
  deliver(area.base + area.entry, () => module);
}

/** Puts the area's earlier version behind its address. */
export function deliverEarlier(area: RegistryArea, pages: Partial<Record<string, AreaPage>> = {}): void {
  if (area.previous === null) throw new Error(`${area.definition.id} has no earlier version`);
  deliver(area.previous.base + area.previous.entry, () => moduleOf(area, pages));
}

/** The heading of an area's own page once that page stands: while its code is on the way its title stands alone. */
export async function pageHeading(title: string): Promise<HTMLElement> {
  await screen.findByText(opened(title));
  return screen.getByRole('heading', { name: title });
}
