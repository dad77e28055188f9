import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyReply } from 'fastify';
import { SHELL } from 'shared/contract/release/release';
import { faultCode } from '../../platform/fault-code';
import { buildsStamp, type DiskBuild, type DiskBuilds, readBuilds } from '../bundled/disk-builds';
import type { ReleaseRegistry } from '../registry/registry.service';
import { type KnownChannel, knownRelease } from '../registry/registry-snapshot';
import { isReleaseFile } from '../store/release-store';
import { typeOf } from './send-file';

/** Between two looks at the disk; a build takes longer than that anyway. */
const LOOK_EVERY_MS = 500;
const hashed = /[.-][0-9a-z_-]{8,}\.(?:js|css|woff2|svg|png|map)$/i;

/** A build that is being worked on: nothing to fall back to, and no integrity, since the next one may stand there. */
function channelOf(build: DiskBuild): KnownChannel {
  return {
    active: { ...knownRelease(build), integrity: {} },
    previous: null,
    rollout: null,
    activatedAt: 0,
  };
}

/** For work on the suite: what is built on the disk, over whatever the registry says. */
export class LiveBuilds {
  private builds: DiskBuilds | null = null;
  private lookedAt = -Infinity;

  constructor(
    private readonly root: string,
    private readonly complain: (name: string, error: unknown) => void,
  ) {}

  /** What is built, read again when a build has changed. */
  async current(): Promise<DiskBuilds> {
    const now = performance.now();
    if (this.builds !== null && now - this.lookedAt < LOOK_EVERY_MS) return this.builds;
    this.lookedAt = now;
    if (this.builds !== null && (await buildsStamp(this.root)) === this.builds.stamp) return this.builds;
    this.builds = await readBuilds(this.root, this.complain);
    return this.builds;
  }

  /** The registry with the builds in the place of its own versions. */
  over(registry: ReleaseRegistry): ReleaseRegistry {
    return {
      current: async () => {
        const [snapshot, { all }] = await Promise.all([registry.current(), this.current()]);
        const shell = all.find(({ area }) => area === SHELL);
        const built = all.filter(({ area }) => area !== SHELL).map(channelOf);
        const names = new Set(built.map(({ active }) => active.area));
        const rest = snapshot.areas.filter(({ active }) => !names.has(active.area));
        return {
          ...snapshot,
          shell: shell === undefined ? snapshot.shell : channelOf(shell),
          areas: [...built, ...rest].sort((a, b) => (a.active.area < b.active.area ? -1 : 1)),
        };
      },
    };
  }

  /**
   * Sends a file of a build, false when there is none. A hashed one is sent under whatever version it is asked for: an
   * open tab must never meet a missing chunk after a new build.
   */
  async send(
    reply: FastifyReply,
    { area, version, name }: { area: string; version: string | null; name: string },
  ): Promise<boolean> {
    const build = (await this.current()).all.find((candidate) => candidate.area === area);
    const isAsked = version === null || version === build?.version || hashed.test(name);
    if (build === undefined || !isAsked || !isReleaseFile(name)) return false;
    const file = path.join(build.folder, name);
    try {
      const { size } = await stat(file);
      const caching = hashed.test(name) ? 'public, max-age=31536000, immutable' : 'no-cache';
      await reply
        .type(typeOf(name))
        .headers({ 'cache-control': caching, 'content-length': size })
        .send(createReadStream(file));
      return true;
    } catch (error) {
      if (faultCode(error) === 'ENOENT') return false;
      throw error;
    }
  }
}
