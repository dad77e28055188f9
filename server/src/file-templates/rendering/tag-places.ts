import type PizZip from 'pizzip';
import { normalTag } from './template-parser';

const PARTS = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const PARAGRAPH = /<w:p[ >](?:(?!<w:p[ >])[\s\S])*?<\/w:p>/g;
const WORDS = /<w:t(?: [^<>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br)\b/g;
const TAG = /\{([#^/]?)([^{}]*)\}/g;
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
/** Signs on each side of a tag that show where it stands. */
const AROUND = 40;

const textOf = (paragraph: string) =>
  [...paragraph.matchAll(WORDS)]
    .map(([, words]) => words ?? ' ')
    .join('')
    .replace(/&(\w+);/g, (entity, name: string) => ENTITIES.get(name) ?? entity);

function excerpt(text: string, from: number, to: number): string {
  const start = Math.max(0, from - AROUND);
  const end = Math.min(text.length, to + AROUND);
  const words = text.slice(start, end).replace(/\s+/g, ' ').trim();
  return `${start > 0 ? '…' : ''}${words}${end < text.length ? '…' : ''}`;
}

function placeName(part: string): string {
  if (part.includes('header')) return 'верхний колонтитул: ';
  if (part.includes('footer')) return 'нижний колонтитул: ';
  return part.includes('notes') ? 'сноска: ' : '';
}

/** A text tag where it stands: the blocks around it, from without, and the words it stands among. */
export interface StandingTag {
  tag: string;
  blocks: readonly string[];
  place: string;
}

/** What a look at the text of a template tells before it is rendered. */
export interface TagPlaces {
  /** Of each tag the words it stands among where it stands first, and the part of the document when it is not its text. */
  places: Record<string, string>;
  /** Tags that are no blocks, once for each set of blocks they stand in. */
  standing: StandingTag[];
  /** How many blocks stand in each other at most. */
  depth: number;
}

/** Where the tags of a template stand, and how deep its blocks. */
export function tagPlaces(template: PizZip): TagPlaces {
  const places = new Map<string, string>();
  const standing = new Map<string, StandingTag>();
  let depth = 0;
  for (const part of template.file(PARTS)) {
    const blocks: string[] = [];
    for (const [paragraph] of part.asText().matchAll(PARAGRAPH)) {
      if (!paragraph.includes('{') && !paragraph.includes('}')) continue;
      const text = textOf(paragraph);
      for (const { 0: whole, 1: sign = '', 2: name = '', index } of text.matchAll(TAG)) {
        const tag = normalTag(name);
        const place = placeName(part.name) + excerpt(text, index, index + whole.length);
        if (sign === '/') blocks.pop();
        else if (sign !== '') blocks.push(tag);
        depth = Math.max(depth, blocks.length);
        if (!places.has(tag)) places.set(tag, place);
        const key = [tag, ...blocks].join('}');
        if (sign === '' && !standing.has(key)) standing.set(key, { tag, blocks: [...blocks], place });
      }
    }
  }
  return { places: Object.fromEntries(places), standing: [...standing.values()], depth };
}
