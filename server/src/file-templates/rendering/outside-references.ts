import type PizZip from 'pizzip';
import { eachElement, type Element, xmlText } from '../../platform/xml-elements';

/** What a reader may be led to by a press. */
const HARMLESS = /^(?:https?:\/\/|mailto:|tel:|#)/i;
/** A program that opens the document fetches or runs what these fields name, unasked. */
const FETCHING_FIELD =
  /^\s*(DDEAUTO|DDE|INCLUDEPICTURE|INCLUDETEXT|INCLUDE|IMPORT|LINK|DATABASE|RD)(?![^\s"\\{])/i;
const LINK_FIELD = /^\s*HYPERLINK\s*"([^"]*)"/i;
/** Parts that may hold relations or fields; what they are called decides nothing, as programs go by what they hold. */
const TOLD_BY = /Relationship\b|instrText\b|fldSimple\b/;
/** Signs of an address that are enough to find it by. */
const SHOWN = 80;

const shown = (address: string) => (address.length > SHOWN ? `${address.slice(0, SHOWN)}…` : address);

const linkFault = (address: string): string | null =>
  address === '' || HARMLESS.test(address)
    ? null
    : `Ссылка ведёт не на сайт и не на почту: «${shown(address)}». Уберите её или укажите адрес, который начинается с https://`;

/** What is wrong with one way out of the document; null of a harmless one. */
function relationFault({ attributes }: Element): string | null {
  if (attributes.get('TargetMode') !== 'External') return null;
  const kind = attributes.get('Type')?.split('/').at(-1);
  const address = attributes.get('Target') ?? '';
  if (kind === 'hyperlink') return linkFault(address);
  return `${kind === 'image' ? 'Рисунок' : 'Часть текста'} хранится вне файла: «${shown(address)}». Вставьте ${
    kind === 'image' ? 'его' : 'её'
  } в сам документ или уберите`;
}

function fieldFault(instruction: string): string | null {
  const fetching = FETCHING_FIELD.exec(instruction)?.[1];
  return fetching === undefined
    ? linkFault(LINK_FIELD.exec(instruction)?.[1] ?? '')
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
    else if (element.name === 'fldSimple') faults.push(fieldFault(element.attributes.get('instr') ?? ''));
    else if (element.name === 'instrText') open += element.text;
    else if (element.name === 'fldChar') close();
  });
  close();
  return faults;
}

/**
 * Sentences about what a document fetches from outside or runs when it is opened or pressed; empty of one that leads
 * nowhere but to pages and letters. What a template holds is sent to partners under the name of the company.
 */
export function outsideFaults(template: PizZip): string[] {
  const parts = template.file(/\.(?:rels|xml)$/i).map((part) => xmlText(part.asUint8Array()));
  const faults = parts.filter((xml) => TOLD_BY.test(xml)).flatMap(faultsOf);
  return [...new Set(faults)].filter((fault) => fault !== null).slice(0, 20);
}
