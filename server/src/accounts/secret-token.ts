import { createHash, randomBytes } from 'node:crypto';

export interface SecretToken {
  /** Given to its holder once and kept nowhere: 32 random bytes, base64url. */
  token: string;
  /** What the database keeps. */
  hash: Buffer;
}

/** The digest under which a token is kept; a plain one is enough, since a token has 256 random bits. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new token that nobody can guess. */
export function newToken(): SecretToken {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: tokenHash(token) };
}
