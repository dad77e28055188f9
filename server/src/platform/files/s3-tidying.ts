import type { KeptContent } from './file-store';
import { DIGEST } from './folder-store';
import type { S3Connection } from './s3-connection';

async function* objectsUnder(store: S3Connection, Bucket: string, Prefix: string) {
  const [{ ListObjectsV2Command }, s3] = await store.open();
  for (let next: string | undefined; ;) {
    const page = await s3.send(
      new ListObjectsV2Command({ Bucket, Prefix, ...(next !== undefined && { ContinuationToken: next }) }),
    );
    for (const { Key, LastModified } of page.Contents ?? []) {
      if (Key !== undefined && LastModified !== undefined) yield { Key, LastModified };
    }
    next = page.NextContinuationToken;
    if (next === undefined) return;
  }
}

/** Every content of the store, with the moment it was last put. */
export async function* contentsIn(store: S3Connection, bucket: string): AsyncGenerator<KeptContent> {
  for await (const { Key, LastModified } of objectsUnder(store, bucket, 'files/')) {
    const sha256 = Key.split('/').at(-1) ?? '';
    if (DIGEST.test(sha256)) yield { sha256, keptSince: LastModified };
  }
}

/** Drafts and uploads in parts that were begun before the moment are gone: their server was killed. */
export async function dropDrafts(store: S3Connection, Bucket: string, before: Date): Promise<void> {
  const [{ AbortMultipartUploadCommand, DeleteObjectCommand, ListMultipartUploadsCommand }, s3] =
    await store.open();
  for await (const { Key, LastModified } of objectsUnder(store, Bucket, 'drafts/')) {
    if (LastModified < before) await s3.send(new DeleteObjectCommand({ Bucket, Key }));
  }
  // A thousand at a time; what is left is met in an hour.
  const { Uploads } = await s3.send(new ListMultipartUploadsCommand({ Bucket, Prefix: 'drafts/' }));
  for (const { Key, UploadId, Initiated } of Uploads ?? []) {
    if (Key === undefined || UploadId === undefined || Initiated === undefined || Initiated >= before)
      continue;
    await s3.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId }));
  }
}
