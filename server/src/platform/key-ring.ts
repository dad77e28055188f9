import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { z } from 'zod';
import type { Secrets } from './config/secrets';
import type { Db, Trx } from './database/database';
import { addSealed, findSealed } from './sealed-keys.repository';

/** Purposes whose old signatures are verified for ever; everything else ends with the root it was signed under. */
const KEPT = ['activity-log', 'activity-anchor'] as const;
type Purpose = (typeof KEPT)[number];

const kept = z.object({ fingerprint: z.string(), keys: z.record(z.enum(KEPT), z.string()) });
type Kept = z.output<typeof kept>;

const ALGORITHM = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

function ownOf(secrets: Secrets): Kept {
  const keys = Object.fromEntries(
    KEPT.map((purpose) => [purpose, secrets.derive(purpose).toString('base64')]),
  ) as Kept['keys'];
  return { fingerprint: secrets.fingerprint, keys };
}

function seal(secrets: Secrets, held: Kept): Buffer {
  const nonce = randomBytes(NONCE);
  const cipher = createCipheriv(ALGORITHM, secrets.derive('key-ring'), nonce);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(held)), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

function unseal(secrets: Secrets, sealed: Buffer): Kept {
  const cipher = createDecipheriv(ALGORITHM, secrets.derive('key-ring'), sealed.subarray(0, NONCE));
  cipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
  const text = Buffer.concat([cipher.update(sealed.subarray(NONCE + TAG)), cipher.final()]);
  return kept.parse(JSON.parse(text.toString('utf8')));
}

async function formerOf(db: Db, secrets: Secrets): Promise<Kept[]> {
  const sealed = await findSealed(db, secrets.fingerprint);
  return sealed.map((bytes) => unseal(secrets, bytes));
}

/** The keys of one purpose in the order they were used, those of the present root last. */
export async function keysOver(db: Db, secrets: Secrets, purpose: Purpose): Promise<Buffer[]> {
  const former = await formerOf(db, secrets);
  return [...former.map(({ keys }) => Buffer.from(keys[purpose], 'base64')), secrets.derive(purpose)];
}

/** What was signed under the former root, and under those before it, can be verified with the present one alone. */
export async function takeOverKeys(trx: Trx, secrets: Secrets, former: Secrets): Promise<void> {
  for (const held of [...(await formerOf(trx, former)), ownOf(former)]) {
    const sealed = seal(secrets, held);
    await addSealed(trx, { fingerprint: held.fingerprint, sealed_for: secrets.fingerprint, sealed });
  }
}
