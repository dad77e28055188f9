import type PizZip from 'pizzip';
import { eachElement, type Element, xmlText } from '../../platform/xml-elements';

/** What a reader may be led to by a press. */
const HARMLESS = /^(?:https?:\/\/|mailto:|tel:|#)/i;
/** A program that opens the document fetches or runs what these fields name, unasked. */
const FETCHING_FIELD =
  /^\s*(DDEAUTO|DDE|INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DATABASE|RD)(?![^\s"\\{])/i;
const LINK_FIELD = /^\s*HYPERLINK(?![^\s"“”\\])(.*)$/is;
/** Pieces of an instruction: what stands between quotation marks, and words; a switch that takes a word takes the next one. */
const PIECES = /["“”]([^"“”]*)["“”]?|([^\s"“”]+)/g;
const TAKES_NEXT = /^\\[lot*@#]$/i;
const SWITCH = /^\\[a-z*@#]/i;
/** Parts that may hold relations or fields; what they are called decides nothing, as programs go by what they hold. */
const TOLD_BY = /Relationship\b|instrText\b|fldSimple\b/;
const IS_XML = /^\s*</;
/** Parts that Word has to read: with one of them broken it refuses the whole document, when the other side opens it. */
const IS_PART = /\.(?:xml|rels)$/i;
/** Relations to a part that a program reads in as another document, with whatever that one fetches. */
const READ_IN = /\/(?:aFChunk|subDocument)$/i;
/** Signs of an address that are enough to find it by. */
const SHOWN = 80;

const shown = (address: string) => (address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address);

const linkFault = (address: string): string | null =>
  address === '' || HARMLESS.test(address)
    ? null
    : `Ссылка ведёт не на сайт и не на почту: «${shown(address)}». Уберите её или укажите адрес, который начинается с https://`;

/** What is wrong with one way out of the document; null of a harmless one. */
function relationFault({ attributes }: Element): string | null {
  const of = (name: string) => attributes.get(name) ?? [];
  if (of('Type').some((type) => READ_IN.test(type)))
    return 'В шаблон вставлен целиком другой документ. Замените его самим текстом';
  if (!of('TargetMode').some((mode) => /^\s*External\s*$/i.test(mode))) return null;
  const kinds = of('Type').map((type) => type.split('/').at(-1));
  const addresses = of('Target');
  if (kinds.every((kind) => kind === 'hyperlink'))
    return addresses.map(linkFault).find((fault) => fault !== null) ?? null;
  const isImage = kinds.includes('image');
  return `${isImage ? 'Рисунок' : 'Часть текста'} хранится вне файла: «${shown(addresses.join(' '))}». Вставьте ${
    isImage ? 'его' : 'её'
  } в сам документ или уберите`;
}

/** Where a link written as a field leads; empty of one that stays in the document. */
function linkOf(rest: string): string {
  const pieces = [...rest.matchAll(PIECES)].map(([, quoted, word]) => ({ quoted, word }));
  for (let at = 0; at < pieces.length; at += 1) {
    const { quoted, word = '' } = pieces[at] ?? {};
    if (quoted !== undefined) return quoted;
    if (TAKES_NEXT.test(word)) at += 1;
    else if (!SWITCH.test(word)) return word;
  }
  return '';
}

function fieldFault(instruction: string): string | null {
  const fetching = FETCHING_FIELD.exec(instruction)?.[1];
  return fetching === undefined
    ? linkFault(linkOf(LINK_FIELD.exec(instruction)?.[1] ?? ''))
    : `Поле Word ${fetching.toUpperCase()} берёт содержимое извне. Замените его самим содержимым`;
}

/** The faults of a part: its relations, and the instructions of its fields, which Word writes in several pieces. */
function faultsOf(xml: string): (string | null)[] {
  const faults: (string | null)[] = [];
  let open = '';
  const close = () => {
    faults.push(fieldFault(open));
    open = '';
  };
  eachElement(xml, (element) => {
    if (element.name === 'Relationship') faults.push(relationFault(element));
    else if (element.name === 'fldSimple')
      faults.push(...(element.attributes.get('instr') ?? []).map(fieldFault));
    else if (element.name === 'instrText') open += element.text;
    else if (element.name === 'fldChar') close();
  });
  close();
  return faults;
}

/**
 * Sentences about what a document fetches from outside or runs when it is opened or pressed; empty of one that leads
 * nowhere but to pages and letters. What a template holds is sent to partners under the name of the company. Throws what
 * the reader of XML says of a part that is none.
 */
export function outsideFaults(template: PizZip): string[] {
  const parts = template.file(/[^/]$/).map((part) => ({ ...part, xml: xmlText(part.asUint8Array()) }));
  const read = parts.filter(({ name, xml }) => IS_PART.test(name) || (IS_XML.test(xml) && TOLD_BY.test(xml)));
  const faults = read.flatMap(({ xml }) => faultsOf(xml));
  return [...new Set(faults)].filter((fault) => fault !== null).slice(0, 20);
}
