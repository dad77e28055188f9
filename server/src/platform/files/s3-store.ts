import { createHash, randomBytes } from 'node:crypto';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Config } from '../config/config';
import { NotFound } from '../http/errors';
import type { FileStore } from './file-store';
import { DIGEST } from './folder-store';
import { contentsIn, dropDrafts } from './s3-tidying';
import { isMissingObject, s3Connection } from './s3-connection';

function keyOf(sha256: string): string {
  if (!DIGEST.test(sha256)) throw new NotFound('Файл не найден');
  return `files/${sha256.slice(0, 2)}/${sha256}`;
}

/** Counts and digests what passes. */
function meter() {
  const hash = createHash('sha256');
  let size = 0;
  const stream = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part);
      size += part.length;
      done(null, part);
    },
  });
  return { stream, result: () => ({ sha256: hash.digest('hex'), size }) };
}

/**
 * Files in an S3-compatible store. The digest, which is the name, is known only at the end of the stream: the content
 * goes under a passing name first and is copied inside the store.
 */
export function s3Store(config: S3Config): FileStore {
  const { bucket: Bucket } = config;
  const store = s3Connection(config);

  return {
    async put(content) {
      const [[{ CopyObjectCommand, DeleteObjectCommand }, s3], { Upload }] = await Promise.all([
        store.open(),
        import('@aws-sdk/lib-storage'),
      ]);
      const draft = `drafts/${randomBytes(16).toString('hex')}`;
      const { stream, result } = meter();
      const upload = new Upload({ client: s3, params: { Bucket, Key: draft, Body: stream } });
      // A broken source fails the stream, and with it the upload, which then removes its parts by itself.
      await Promise.all([pipeline(content, stream), upload.done()]);
      const stored = result();
      await s3.send(
        new CopyObjectCommand({ Bucket, Key: keyOf(stored.sha256), CopySource: `${Bucket}/${draft}` }),
      );
      await s3.send(new DeleteObjectCommand({ Bucket, Key: draft }));
      return stored;
    },
    async get(sha256, range) {
      const [{ GetObjectCommand }, s3] = await store.open();
      try {
        const Range = range && `bytes=${String(range.start)}-${String(range.end)}`;
        const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: keyOf(sha256), Range }));
        if (Body instanceof Readable) return Body;
        throw new NotFound('Файл не найден');
      } catch (error) {
        throw isMissingObject(error) ? new NotFound('Файл не найден') : error;
      }
    },
    contents: () => contentsIn(store, Bucket),
    dropDrafts: (before) => dropDrafts(store, Bucket, before),
    async delete(sha256) {
      const [{ DeleteObjectCommand }, s3] = await store.open();
      await s3.send(new DeleteObjectCommand({ Bucket, Key: keyOf(sha256) }));
    },
  };
}
