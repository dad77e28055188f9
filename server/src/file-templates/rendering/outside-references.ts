import type PizZip from 'pizzip';

const RELATION = /<(?:\w+:)?Relationship\b[^>]*>/g;
/** What a reader may be led to by a press. */
const HARMLESS = /^(?:https?:\/\/|mailto:|tel:|#)/i;
/** A program that opens the document fetches or runs what these fields name, unasked. */
const FETCHING_FIELD = /^\s*(DDEAUTO|DDE|INCLUDEPICTURE|INCLUDETEXT|LINK)\s/i;
const LINK_FIELD = /^\s*HYPERLINK\s+"([^"]*)"/i;
const INSTRUCTION =
  /<w:instrText(?: [^>]*)?>([^<]*)<\/w:instrText>|w:instr="([^"]*)"|w:fldCharType="(begin|separate|end)"/g;
/** Signs of an address that are enough to find it by. */
const SHOWN = 80;

/** The value of an attribute, in quotes of either kind; empty of one that is not there. */
function attribute(element: string, name: string): string {
  const [, quoted, apostrophed] =
    new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(element) ?? [];
  return quoted ?? apostrophed ?? '';
}

const decoded = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replace(/&#(x?)([\da-f]+);/gi, (whole, hex: string, digits: string) => {
      const sign = Number.parseInt(digits, hex === '' ? 10 : 16);
      return sign <= 0x10ffff ? String.fromCodePoint(sign) : whole;
    })
    .replaceAll('&amp;', '&');

const shown = (address: string) => (address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address);

const linkFault = (address: string): string | null =>
  address === '' || HARMLESS.test(address.trim())
    ? null
    : `Ссылка ведёт не на сайт и не на почту: «${shown(address)}». Уберите её или укажите адрес, который начинается с https://`;

/** What is wrong with one way out of the document; null of a harmless one. */
function relationFault(element: string): string | null {
  if (attribute(element, 'TargetMode') !== 'External') return null;
  const kind = attribute(element, 'Type').split('/').at(-1);
  const address = decoded(attribute(element, 'Target'));
  if (kind === 'hyperlink') return linkFault(address);
  // Leads nowhere in what is composed: it is taken out.
  if (kind === 'attachedTemplate') return null;
  return `${kind === 'image' ? 'Рисунок' : 'Часть текста'} хранится вне файла: «${shown(address)}». Вставьте ${
    kind === 'image' ? 'его' : 'её'
  } в сам документ или уберите`;
}

/** Instructions of the fields of a part: Word writes one in several pieces. */
function instructionsOf(xml: string): string[] {
  const found: string[] = [];
  let open = '';
  for (const [, piece, simple, mark] of xml.matchAll(INSTRUCTION)) {
    if (simple !== undefined) found.push(decoded(simple));
    if (piece !== undefined) open += decoded(piece);
    if (mark === undefined) continue;
    found.push(open);
    open = '';
  }
  return [...found, open];
}

function fieldFault(instruction: string): string | null {
  const fetching = FETCHING_FIELD.exec(instruction)?.[1];
  return fetching === undefined
    ? linkFault(LINK_FIELD.exec(instruction)?.[1] ?? '')
    : `Поле Word ${fetching.toUpperCase()} берёт содержимое извне. Замените его самим содержимым`;
}

/**
 * Sentences about what a document fetches from outside or runs when it is opened or pressed; empty of one that leads
 * nowhere but to pages and letters. What a template holds is sent to partners under the name of the company.
 */
export function outsideFaults(template: PizZip): string[] {
  const relations = template
    .file(/\.rels$/)
    .flatMap((part) => [...part.asText().matchAll(RELATION)].map(([element]) => relationFault(element)));
  const fields = template
    .file(/^word\/[^/]+\.xml$/)
    .flatMap((part) => instructionsOf(part.asText()).map(fieldFault));
  return [...new Set([...relations, ...fields])].filter((fault) => fault !== null).slice(0, 20);
}
