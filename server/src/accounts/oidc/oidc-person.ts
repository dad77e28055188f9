import { capitalised } from 'shared/contract/first-letter';
import { isPersonName } from 'shared/contract/session/person';
import { z } from 'zod';

/** A person as the identity provider describes them. */
export interface OidcPerson {
  subject: string;
  /** Lower case; null when the provider gives none or does not vouch for it. */
  email: string | null;
  last_name: string;
  first_name: string;
  middle_name: string | null;
  /** The provider names no person: the name was made of the one they log in with, or of the address. */
  name_is_guess: boolean;
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

/**
 * «Соколова Мария Дмитриевна» or «Maria Sokolova»: Russian directories write the last name first. One word alone is what
 * the person is called by.
 */
function partsOfName(full: string): [string, string, string] {
  const [first = '', second = '', third = ''] = full.split(' ');
  if (second === '') return ['', first, ''];
  return /^\p{Script=Cyrillic}/u.test(full) ? [first, second, third] : [second, first, ''];
}

const asName = (word: string) => {
  const name = capitalised(word.toLowerCase());
  return word.length === 1 ? `${name}.` : name;
};

/** What stands in both names when nothing better is known: a person of the account is asked to say their own. */
const UNKNOWN = { last_name: 'Сотрудник', first_name: 'Без имени' };

/**
 * A name out of what a person logs in with: «maria.sokolova», «m.sokolova», «sokolova.m» or «COMPANY\sokolova». The last
 * name stands second, unless a letter alone does.
 */
function guessedName(login: string): { last_name: string; first_name: string } {
  const local = (login.split('\\').at(-1) ?? '').split('@')[0] ?? '';
  const words = local.split(/[^\p{L}\p{M}'’ʼ-]+/u).filter((word) => nameOf(word) !== '');
  const [first, second] = words.map(asName);
  if (first === undefined) return UNKNOWN;
  if (second === undefined) return { ...UNKNOWN, last_name: first };
  return second.length === 2 && second.endsWith('.') && !first.endsWith('.')
    ? { last_name: first, first_name: second }
    : { last_name: second, first_name: first };
}

/** What the person logs in with; empty where the provider gives something that is no login, such as an address of the web. */
function loginOf(claims: Claims): string {
  const login = textOf(claims, 'preferred_username');
  return /^[\p{L}\p{M}\p{N}._@'’+\\ -]+$/u.test(login) ? login : '';
}

/** What the provider calls the person; empty where it does not. */
function saidName(claims: Claims): { last_name: string; first_name: string; middle_name: string | null } {
  const [last, first, middle] = partsOfName(textOf(claims, 'name'));
  const family = nameOf(textOf(claims, 'family_name'));
  return {
    last_name: family || nameOf(last),
    // A directory that knows the last name alone gives it as the whole name too.
    first_name: nameOf(textOf(claims, 'given_name')) || (first === family ? '' : nameOf(first)),
    middle_name: nameOf(textOf(claims, 'middle_name')) || nameOf(middle) || null,
  };
}

/** The person of the claims; where the provider does not name them, they are called by what they log in with. */
export function personOf(claims: Claims & { sub: string }, groupsClaim: string): OidcPerson {
  const email = verifiedEmail(claims);
  const { middle_name, ...said } = saidName(claims);
  const isSaid = said.last_name !== '' && said.first_name !== '';
  const guess = isSaid ? UNKNOWN : guessedName(loginOf(claims) || (email ?? ''));
  return {
    subject: claims.sub,
    email,
    last_name: said.last_name || guess.last_name,
    first_name: said.first_name || guess.first_name,
    middle_name,
    name_is_guess: !isSaid,
    groups: groupsOf(claims[groupsClaim]),
  };
}
