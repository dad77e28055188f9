import { isPersonName } from 'shared/contract/session/session';
import { z } from 'zod';

/** A person as the identity provider describes them. */
export interface OidcPerson {
  subject: string;
  /** Lower case; null when the provider gives none or does not vouch for it. */
  email: string | null;
  last_name: string;
  first_name: string;
  middle_name: string | null;
  groups: readonly string[];
}

const LONGEST = 100;
const emailAddress = z.email().max(254);

type Claims = Readonly<Record<string, unknown>>;

const textOf = (claims: Claims, name: string): string => {
  const value = claims[name];
  return typeof value === 'string' ? value.trim().replace(/\s+/g, ' ') : '';
};

/** A name of the provider as ours: letters and little else, of bounded length; empty when it is none. */
const nameOf = (text: string) => (text.length <= LONGEST && isPersonName(text) ? text : '');

/** Only what the provider itself has checked: whoever may write any address down would come in as its owner. */
function verifiedEmail(claims: Claims): string | null {
  if (claims.email_verified !== true) return null;
  const email = textOf(claims, 'email').toLowerCase();
  return emailAddress.safeParse(email).success ? email : null;
}

function groupsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((group): group is string => typeof group === 'string') : [];
}

/** «Соколова Мария Дмитриевна» or «Maria Sokolova»: Russian directories write the last name first. */
function partsOfName(full: string): [string, string, string] {
  const [first = '', second = '', third = ''] = full.split(' ');
  return /^\p{Script=Cyrillic}/u.test(full) ? [first, second, third] : [second, first, ''];
}

/** The person of the claims; what the provider does not say is taken from the full name, and at last from the address. */
export function personOf(claims: Claims & { sub: string }, groupsClaim: string): OidcPerson {
  const email = verifiedEmail(claims);
  const [last, first, middle] = partsOfName(textOf(claims, 'name'));
  const local = (email ?? '').split('@')[0] ?? '';
  return {
    subject: claims.sub,
    email,
    last_name: nameOf(textOf(claims, 'family_name')) || nameOf(last) || nameOf(local) || 'Сотрудник',
    first_name: nameOf(textOf(claims, 'given_name')) || nameOf(first) || 'Без имени',
    middle_name: nameOf(textOf(claims, 'middle_name')) || nameOf(middle) || null,
    groups: groupsOf(claims[groupsClaim]),
  };
}
