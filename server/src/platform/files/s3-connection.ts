import type { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../config/config';

// Thirty megabytes of code that a node with a folder never needs.
const load = () => import('@aws-sdk/client-s3');

/** The client's library, loaded with the first use. */
export type S3Library = Awaited<ReturnType<typeof load>>;

/** An S3-compatible store, connected to at the first use. */
export interface S3Connection {
  open(): Promise<[S3Library, S3Client]>;
}

/** The connection to the store of the settings. */
export function s3Connection(config: S3Config): S3Connection {
  let client: Promise<S3Client> | undefined;
  const connect = async () => {
    const { S3Client: Client } = await load();
    return new Client({
      endpoint: config.endpoint,
      region: config.region,
      forcePathStyle: true,
      credentials: { accessKeyId: config.accessKey, secretAccessKey: config.secretKey },
      // Stores other than Amazon's refuse the trailing checksums that the client adds by default.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    });
  };
  return { open: () => Promise.all([load(), (client ??= connect())]) };
}

/** True when the store answered that it does not hold the object. */
export function isMissingObject(error: unknown): boolean {
  const name = error instanceof Error ? error.name : '';
  return name === 'NoSuchKey' || name === 'NotFound';
}
