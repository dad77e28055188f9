import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Head } from './activity-log.repository';

/** The newest link of the journal at a moment, signed: kept outside the database, it shows what was cut off since. */
export interface Anchor extends Head {
  /** ISO 8601, UTC. */
  at: string;
  /** Hex. */
  signature: string;
}

const TEXT = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_(\d+)_([0-9a-f]{64})_([0-9a-f]{64})$/;

function signatureOf(key: Buffer, { at, seq, hash }: Omit<Anchor, 'signature'>): string {
  return createHmac('sha256', key)
    .update(`${at}_${String(seq)}_${hash}`)
    .digest('hex');
}

/** The anchor of the link, as one word that is a file's name too. */
export function anchorText(key: Buffer, head: Head, now: Date): string {
  const anchor = { ...head, at: now.toISOString() };
  return `${anchor.at}_${String(anchor.seq)}_${anchor.hash}_${signatureOf(key, anchor)}`;
}

/** The anchor a word stands for; null when it is none or was signed with none of the installation's keys. */
export function readAnchor(keys: readonly Buffer[], text: string): Anchor | null {
  const [, at, seq, hash, signature] = TEXT.exec(text) ?? [];
  if (at === undefined || seq === undefined || hash === undefined || signature === undefined) return null;
  const anchor = { at, seq: Number(seq), hash };
  const given = Buffer.from(signature, 'hex');
  const isOurs = keys.some((key) => timingSafeEqual(Buffer.from(signatureOf(key, anchor), 'hex'), given));
  return isOurs ? { ...anchor, signature } : null;
}
