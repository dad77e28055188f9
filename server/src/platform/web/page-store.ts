import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Config } from '../config/config';
import { indexHtml } from './index-page';
import { type Builds, buildsStamp, readBuilds } from './release-folder';
import { matchRoute } from './route-match';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

export interface Page {
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/** Between two looks at the disk; a build takes longer than that anyway. */
const LOOK_EVERY_MS = 500;

async function pageOf(html: string): Promise<Page> {
  const plain = Buffer.from(html);
  const [br, zipped] = await Promise.all([
    brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
    gzipped(plain, { level: 9 }),
  ]);
  const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
  return { etag, plain, br, gzip: zipped };
}

/** The pages of what is built now: one per route, made once per build. */
export class PageStore {
  private builds: Builds | null = null;
  private pages = new Map<string, Promise<Page>>();
  private lookedAt = 0;

  constructor(
    private readonly config: Pick<Config, 'areasDir' | 'company' | 'liveReload'>,
    private readonly complain: (name: string, error: unknown) => void,
  ) {}

  /** What is built, read again when a build has changed. */
  async current(): Promise<Builds> {
    const now = Date.now();
    if (this.builds !== null && now - this.lookedAt < LOOK_EVERY_MS) return this.builds;
    this.lookedAt = now;
    if (this.builds !== null && (await buildsStamp(this.config.areasDir)) === this.builds.stamp)
      return this.builds;
    this.builds = await readBuilds(this.config.areasDir, this.complain);
    this.pages = new Map();
    return this.builds;
  }

  /** The page for an address; null while the shell is not built. */
  async page(path: string): Promise<Page | null> {
    const builds = await this.current();
    const { shell } = builds;
    if (shell === null) return null;
    const matched = matchRoute(builds.areas, path);
    const key = matched === null ? '' : `${matched.area.name} ${matched.route.id}`;
    const known = this.pages.get(key);
    if (known !== undefined) return known;
    const made = pageOf(
      indexHtml(
        { ...builds, shell },
        { company: this.config.company, matched, liveReload: this.config.liveReload },
      ),
    );
    this.pages.set(key, made);
    return made;
  }
}
