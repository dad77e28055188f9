import type { Config } from '../../platform/config/config';
import { type Page, pageOf } from '../../platform/http/page';
import { BoundedMap } from '../bounded-map';
import { type Choice, registryOf } from '../registry/registry-resolve';
import { indexHtml } from './index-page';
import { matchRoute } from './route-match';

/** Every route of the suite under a few combinations of versions: some ten megabytes. */
const PAGES_KEPT = 200;

/** The pages of every combination of versions that somebody has asked for: each made once. */
export class PageStore {
  private readonly pages = new BoundedMap<Promise<Page>>(PAGES_KEPT);

  constructor(private readonly config: Pick<Config, 'company' | 'liveReload' | 'areasOrigin'>) {}

  private kept(key: string, make: () => Promise<Page>): Promise<Page> {
    const known = this.pages.get(key);
    if (known !== undefined) return known;
    const made = make();
    this.pages.set(key, made);
    return made;
  }

  /** The page for an address, as the person's versions make it. */
  page(choice: Choice, path: string): Promise<Page> {
    const { company, liveReload, areasOrigin } = this.config;
    const areas = choice.areas.map(({ current }) => current);
    const matched = matchRoute(areas, path);
    const route = matched === null ? '' : `${matched.area.area} ${matched.route.id}`;
    return this.kept(`${route} ${choice.key}`, () =>
      pageOf(indexHtml(choice, { company, matched, liveReload, areasOrigin }), 'text/html; charset=utf-8'),
    );
  }

  /** The registry alone. */
  registry(choice: Choice): Promise<Page> {
    return this.kept(`registry ${choice.key}`, () =>
      pageOf(JSON.stringify(registryOf(choice, this.config.areasOrigin)), 'application/json; charset=utf-8'),
    );
  }
}
