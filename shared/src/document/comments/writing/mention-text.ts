import { MENTION, mentionToken } from '../../../contract/comment/comment-limits';
import { shortFullName } from '../../short-full-name';

/** A person in a text that is being written: how the text calls them. */
export interface Called {
  id: number;
  /** «Соколова М. Д.», after the sign @. */
  label: string;
}

interface Person {
  id: number;
  name: string;
}

const isTaken = (label: string, id: number, called: readonly Called[]) =>
  called.some((one) => one.label === label && one.id !== id);

/** How a text calls the person: short, in full beside a namesake, with their number beside one of the same full name. */
export function labelOf({ id, name }: Person, called: readonly Called[]): string {
  const labels = [shortFullName(name), name, `${name} (${String(id)})`];
  return labels.find((label) => !isTaken(label, id, called)) ?? name;
}

/** The people with one more among them, called by a label that is nobody else's. */
export function withCalled(called: readonly Called[], person: Person): { called: Called[]; label: string } {
  const label = labelOf(person, called);
  const rest = called.filter((one) => one.label !== label);
  return { called: [...rest, { id: person.id, label }], label };
}

/** A saved text as it is edited: mentions by names. */
export function shownText(body: string, mentions: readonly Person[]): { text: string; called: Called[] } {
  let called: Called[] = [];
  for (const person of mentions) called = withCalled(called, person).called;
  const text = body.replace(MENTION, (token, id: string) => {
    const label = called.find((one) => one.id === Number(id))?.label;
    return label === undefined ? token : `@${label}`;
  });
  return { text, called };
}

// A text that has been through a clipboard comes back with common spaces.
const escaped = (text: string) =>
  text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('\u00a0', '[ \u00a0]');

/** The text as the wire has it: every name that still stands as it was put in becomes a mention. */
export function wireText(text: string, called: readonly Called[]): string {
  // The longest first: «Соколова М. Д.» begins «Соколова М. Д. (17)» as well.
  const inOrder = [...called].sort((left, right) => right.label.length - left.label.length);
  return inOrder.reduce(
    (sent, { id, label }) =>
      sent.replace(new RegExp(`@${escaped(label)}(?![\\p{L}\\p{N}])`, 'gu'), mentionToken(id)),
    text.trim(),
  );
}

// The sign opens a word, so that an address of mail is none.
const LOOKS_CALLED = /(?<=^|[\s(«"])@(\p{Lu}[\p{L}-]+)/gu;

/** Names that were typed after the sign @ and are nobody's mention, each once: whoever bears them will not be told. */
export function uncalledIn(text: string, called: readonly Called[]): string[] {
  const names = [...wireText(text, called).matchAll(LOOKS_CALLED)].map(([, name]) => name ?? '');
  return [...new Set(names)];
}

/** A piece of a saved text: plain, or somebody's name. */
export type TextPiece = { text: string; person?: undefined } | { text: string; person: Person };

/** A saved text in pieces, in order. */
export function textPieces(body: string, mentions: readonly Person[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let from = 0;
  for (const match of body.matchAll(MENTION)) {
    const person = mentions.find(({ id }) => id === Number(match[1]));
    if (person === undefined) continue;
    if (match.index > from) pieces.push({ text: body.slice(from, match.index) });
    pieces.push({ text: `@${shortFullName(person.name)}`, person });
    from = match.index + match[0].length;
  }
  if (from < body.length) pieces.push({ text: body.slice(from) });
  return pieces;
}
