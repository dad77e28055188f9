import type PizZip from 'pizzip';

const PARTS = /^word\/(?:document|header\d*|footer\d*|footnotes|endnotes)\.xml$/;
const PARAGRAPH = /<w:p[ >](?:(?!<w:p[ >])[\s\S])*?<\/w:p>/g;
const WORDS = /<w:t(?: [^<>]*)?>([^<]*)<\/w:t>|<w:(?:tab|br)\b/g;
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

/** The words a piece of a text stands among. */
export function excerpt(text: string, from: number, to: number): string {
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

/** A part of a template: how its places begin, empty of the text itself, and its paragraphs that hold a brace. */
export interface TemplatePart {
  place: string;
  paragraphs: string[];
}

/** The parts of a template that hold its text. */
export const templateParts = (template: PizZip): TemplatePart[] =>
  template.file(PARTS).map((part) => ({
    place: placeName(part.name),
    paragraphs: [...part.asText().matchAll(PARAGRAPH)]
      .map(([paragraph]) => paragraph)
      .filter((paragraph) => paragraph.includes('{') || paragraph.includes('}'))
      .map(textOf),
  }));
