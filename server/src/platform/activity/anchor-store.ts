import { mkdir, open, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config, S3Config } from '../config/config';
import { faultCode } from '../fault-code';
import { s3Connection } from '../files/s3-connection';
import { syncFolder } from '../files/sync-folder';

/** Keeps anchors outside the database, as words. */
export interface AnchorStore {
  /** The anchor is durable when the promise resolves. */
  add(anchor: string): Promise<void>;
  /** Every anchor that was ever added, in no order. */
  all(): Promise<string[]>;
}

/** Anchors as lines of a file for each month. */
export function folderAnchors(folder: string): AnchorStore {
  return {
    async add(anchor) {
      await mkdir(folder, { recursive: true });
      const file = await open(path.join(folder, `${anchor.slice(0, 7)}.txt`), 'a', 0o600);
      try {
        // On a line of its own, whatever a full disk or a power cut left of the one before.
        await file.appendFile(`\n${anchor}\n`);
        await file.sync();
      } finally {
        await file.close();
      }
      await syncFolder(folder);
    },
    async all() {
      try {
        const names = await readdir(folder);
        const texts = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
        return texts.flatMap((text) => text.split('\n'));
      } catch (error) {
        if (faultCode(error) === 'ENOENT') return [];
        throw error;
      }
    },
  };
}

const PREFIX = 'anchors/';

/** Anchors as names of objects: a bucket with object lock never loses one, and a list of names reads them all. */
export function s3Anchors(config: S3Config): AnchorStore {
  const { bucket: Bucket } = config;
  const store = s3Connection(config);
  return {
    async add(anchor) {
      const [{ PutObjectCommand }, s3] = await store.open();
      await s3.send(new PutObjectCommand({ Bucket, Key: PREFIX + anchor, Body: anchor }));
    },
    async all() {
      const [{ ListObjectsV2Command }, s3] = await store.open();
      const found: string[] = [];
      for (let next: string | undefined; ;) {
        const page = await s3.send(
          new ListObjectsV2Command({
            Bucket,
            Prefix: PREFIX,
            ...(next !== undefined && { ContinuationToken: next }),
          }),
        );
        found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key?.slice(PREFIX.length) ?? []));
        next = page.NextContinuationToken;
        if (next === undefined) return found;
      }
    },
  };
}

/** The stores of the installation: its data folder, and S3 beside it when it has that. */
export function openAnchorStores({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): AnchorStore[] {
  const folder = folderAnchors(path.join(dataDir, 'anchors'));
  return s3 === null ? [folder] : [folder, s3Anchors(s3)];
}
