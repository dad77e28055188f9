import { type Piece, type Pieces, valueUnder } from './requisite-pieces';

/** Somebody to talk to; what the text does not say is absent. */
export interface FoundContact {
  name: string;
  job_title?: string;
  phone?: string;
  email?: string;
}

export interface FoundReach {
  phone?: string | undefined;
  email?: string | undefined;
  website?: string | undefined;
  contact?: FoundContact | undefined;
}

const PHONE = /(?:\+7|(?<!\d)8)[\s(-]*\d{3,4}[\s)-]*\d{2,3}[\s-]*\d{2}[\s-]*\d{2}(?!\d)/;
const MAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/;
const SITE = /(?<![@\w])(?:https?:\/\/|www\.)[^\s,;]+/iu;

const isReach = ({ key }: Piece) => key === 'phone' || key === 'email';

/** A phone without the address that stands behind it in the same cell. */
const phoneIn = (value: string) =>
  value
    .replace(/^\./, '')
    .replace(/\S+@.*$|(?:https?:\/\/|www\.).*$/iu, '')
    .replace(/[\s,;|/]+$/u, '')
    .trim();

const phoneUnder = (pieces: readonly Piece[]) => {
  const said = pieces.find(({ key, value }) => key === 'phone' && /\d{2}/.test(value));
  return said === undefined ? undefined : phoneIn(said.value);
};
const mailsIn = (text: string) => text.match(new RegExp(MAIL, 'g')) ?? [];

/** The person a label names, with the phone and the mail that stand right behind the name. */
function contactOf(pieces: readonly Piece[]): { contact: FoundContact; own: readonly Piece[] } | null {
  const at = pieces.findIndex(({ key, value }) => key === 'contact' && /\p{Lu}\p{Ll}/u.test(value));
  const said = pieces[at];
  if (said === undefined) return null;
  const behind = pieces.slice(at + 1);
  const end = behind.findIndex((piece) => !isReach(piece));
  const own = end === -1 ? behind : behind.slice(0, end);
  const texts = [said, ...own].map(({ value }) => value).join('\n');
  const [name = '', job = ''] = said.value
    .replace(PHONE, '')
    .replace(MAIL, '')
    .split(/[,;(—–]|\s-\s/u)
    .map((part) => part.replace(/[)\s]+$/u, '').trim());
  if (name === '') return null;
  const phone = phoneUnder(own) ?? PHONE.exec(said.value)?.[0];
  const email = MAIL.exec(texts)?.[0];
  const contact = {
    name,
    ...(/^\p{L}{3}/u.test(job) && { job_title: job }),
    ...(phone !== undefined && { phone }),
    ...(email !== undefined && { email }),
  };
  return { contact, own };
}

/** How the counterparty is reached: its own phone, mail and site, and the person one is told to talk to. */
export function reachOf({ pieces, free }: Pieces, text: string): FoundReach {
  const found = contactOf(pieces);
  const others = pieces.filter((piece) => found?.own.includes(piece) !== true);
  return {
    phone: phoneUnder(others) ?? free.map((line) => PHONE.exec(line)?.[0]).find(Boolean),
    email: mailsIn(text).find((mail) => mail !== found?.contact.email),
    website: SITE.exec(text)?.[0] ?? valueUnder(pieces, 'site'),
    contact: found?.contact,
  };
}
