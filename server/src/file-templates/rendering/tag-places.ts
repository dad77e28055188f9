import { excerpt, type TemplatePart } from './template-paragraphs';
import { normalTag } from './template-parser';

const TAG = /\{([#^/]?)([^{}]*)\}/g;

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
export function tagPlaces(parts: readonly TemplatePart[]): TagPlaces {
  const places = new Map<string, string>();
  const standing = new Map<string, StandingTag>();
  let depth = 0;
  for (const { place: part, paragraphs } of parts) {
    const blocks: string[] = [];
    for (const text of paragraphs) {
      for (const { 0: whole, 1: sign = '', 2: name = '', index } of text.matchAll(TAG)) {
        const tag = normalTag(name);
        const place = part + excerpt(text, index, index + whole.length);
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
