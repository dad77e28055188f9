import { Readable } from 'node:stream';
import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../platform/config/config';
import { inTurns } from './in-turns';
import { isReleaseFile, placeOfNew, RELEASE_FILE, releaseFolder, ReleaseKept } from './release-store';
import type { ReleaseStore } from './release-store';

const OBJECTS_AT_ONCE = 8;

function isMissing(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  return name === 'NoSuchKey' || name === 'NotFound';
}

/** Releases in an S3-compatible store: a release is there once its document is, which is written last. */
export function s3ReleaseStore(config: S3Config): ReleaseStore {
  const { bucket: Bucket } = config;
  // Thirty megabytes of code that a node with a folder never needs.
  const load = () => import('@aws-sdk/client-s3');
  let client: Promise<S3Client> | undefined;
  const connect = async () => {
    const { S3Client } = await load();
    return new S3Client({
      endpoint: config.endpoint,
      region: config.region,
      forcePathStyle: true,
      credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
      // Stores other than Amazon's refuse the trailing checksums that the client adds by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  };
  const connected = () => (client ??= connect());

  const has = async (area: string, version: string) => {
    const folder = releaseFolder(area, version);
    if (folder === null) return false;
    const [{ HeadObjectCommand }, s3] = await Promise.all([load(), connected()]);
    try {
      await s3.send(new HeadObjectCommand({ Bucket, Key: `releases/${folder}/${RELEASE_FILE}` }));
      return true;
    } catch (error) {
      if (isMissing(error)) return false;
      throw error;
    }
  };

  /** Every object below a prefix, however many pages of names there are. */
  const keysBelow = async (prefix: string) => {
    const [{ ListObjectsV2Command }, s3] = await Promise.all([load(), connected()]);
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
      const [{ PutObjectCommand }, s3] = await Promise.all([load(), connected()]);
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
      const [{ GetObjectCommand }, s3] = await Promise.all([load(), connected()]);
      try {
        const { Body, ContentLength } = await s3.send(
          new GetObjectCommand({ Bucket, Key: `releases/${folder}/${file}` }),
        );
        return Body instanceof Readable ? { stream: Body, size: ContentLength ?? null } : null;
      } catch (error) {
        if (isMissing(error)) return null;
        throw error;
      }
    },
    async remove(area, version) {
      const folder = releaseFolder(area, version);
      if (folder === null) return;
      const [{ DeleteObjectCommand }, s3] = await Promise.all([load(), connected()]);
      const drop = async (Key: string) => void (await s3.send(new DeleteObjectCommand({ Bucket, Key })));
      // Its document first: a release that is half gone is no release.
      await drop(`releases/${folder}/${RELEASE_FILE}`);
      await inTurns(await keysBelow(`releases/${folder}/`), OBJECTS_AT_ONCE, drop);
    },
  };
}
