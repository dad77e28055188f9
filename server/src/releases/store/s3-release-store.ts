import { Readable } from 'node:stream';
import type { S3Config } from '../../platform/config/config';
import { isMissingObject, s3Connection } from '../../platform/files/s3-connection';
import { inTurns } from './in-turns';
import { isReleaseFile, placeOfNew, RELEASE_FILE, releaseFolder, ReleaseKept } from './release-store';
import type { ReleaseStore } from './release-store';

const OBJECTS_AT_ONCE = 8;

/** Releases in an S3-compatible store: a release is there once its document is, which is written last. */
export function s3ReleaseStore(config: S3Config): ReleaseStore {
  const { bucket: Bucket } = config;
  const store = s3Connection(config);

  const has = async (area: string, version: string) => {
    const folder = releaseFolder(area, version);
    if (folder === null) return false;
    const [{ HeadObjectCommand }, s3] = await store.open();
    try {
      await s3.send(new HeadObjectCommand({ Bucket, Key: `releases/${folder}/${RELEASE_FILE}` }));
      return true;
    } catch (error) {
      if (isMissingObject(error)) return false;
      throw error;
    }
  };

  /** Every object below a prefix, however many pages of names there are. */
  const keysBelow = async (prefix: string) => {
    const [{ ListObjectsV2Command }, s3] = await store.open();
    const keys: string[] = [];
    let from: string | undefined;
    do {
      const page = await s3.send(
        new ListObjectsV2Command({ Bucket, Prefix: prefix, ContinuationToken: from }),
      );
      keys.push(...(page.Contents ?? []).flatMap(({ Key }) => (Key === undefined ? [] : [Key])));
      from = page.NextContinuationToken;
    } while (from !== undefined);
    return keys;
  };

  return {
    has,
    async put(area, version, files) {
      const folder = placeOfNew(area, version, files);
      if (await has(area, version)) throw new ReleaseKept(`${area} ${version}`);
      const [{ PutObjectCommand }, s3] = await store.open();
      const send = async ([name, Body]: readonly [string, Buffer]) => {
        await s3.send(new PutObjectCommand({ Bucket, Key: `releases/${folder}/${name}`, Body }));
      };
      const [last, rest] = [
        [...files].filter(([name]) => name === RELEASE_FILE),
        [...files].filter(([name]) => name !== RELEASE_FILE),
      ];
      await inTurns(rest, OBJECTS_AT_ONCE, send);
      for (const entry of last) await send(entry);
    },
    async read(area, version, file) {
      const folder = releaseFolder(area, version);
      if (folder === null || !isReleaseFile(file)) return null;
      const [{ GetObjectCommand }, s3] = await store.open();
      try {
        const { Body, ContentLength } = await s3.send(
          new GetObjectCommand({ Bucket, Key: `releases/${folder}/${file}` }),
        );
        return Body instanceof Readable ? { stream: Body, size: ContentLength ?? null } : null;
      } catch (error) {
        if (isMissingObject(error)) return null;
        throw error;
      }
    },
    async remove(area, version) {
      const folder = releaseFolder(area, version);
      if (folder === null) return;
      const [{ DeleteObjectCommand }, s3] = await store.open();
      const drop = async (Key: string) => void (await s3.send(new DeleteObjectCommand({ Bucket, Key })));
      // Its document first: a release that is half gone is no release.
      await drop(`releases/${folder}/${RELEASE_FILE}`);
      await inTurns(await keysBelow(`releases/${folder}/`), OBJECTS_AT_ONCE, drop);
    },
  };
}
