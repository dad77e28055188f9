import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '../../platform/config/config';
import { BoundedMap } from '../bounded-map';
import { type Choice, registryOf } from '../registry/registry-resolve';
import { indexHtml } from './index-page';
import { matchRoute } from './route-match';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface Page {
  type: string;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Every route of the suite under a few combinations of versions: some ten megabytes. */
const PAGES_KEPT = 200;

async function pageOf(text: string, type: string): Promise<Page> {
  const plain = Buffer.from(text);
  const [br, zipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzipped(plain, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { type, etag, plain, br, gzip: zipped };
}

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
