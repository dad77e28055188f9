import { createHash, randomBytes } from 'node:crypto';

/** By this beginning a scanner of sources knows a token that was committed by mistake. */
const PREFIX = 'crd_';

/** The digest under which a token is kept; a plain one is enough, since a token has 256 random bits. */
export function deployTokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** A new token that nobody can guess: given to its holder once, only the digest is kept. */
export function newDeployToken(): { token: string; hash: Buffer } {
  const token = PREFIX + randomBytes(32).toString('base64url');
  return { token, hash: deployTokenHash(token) };
}

/** True for a text that is meant as a deploy token, valid or not. */
export function looksLikeDeployToken(text: string): boolean {
  return text.startsWith(PREFIX);
}
