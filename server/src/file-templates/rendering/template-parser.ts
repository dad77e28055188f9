import { typeset } from '../../grammar/typeset';
import { wordText } from '../../grammar/word-text';
import type { TemplateValue, TemplateValues } from './template-value';

/** In place of a value that is not known, a line to be filled by hand. */
export const BLANK = '________';

/**
 * Marks the end of a value that ends with a dot: private use, no text holds it. The dot of the sentence the value stands
 * in would be the second one.
 */
const DOTTED_END = '\uE000';

/** A text as it is printed: what belongs together stays on one line. */
function printed(value: TemplateValue | undefined): TemplateValue | undefined {
  if (typeof value !== 'string') return value;
  const text = typeset(wordText(value));
  return /[^.]\.$/.test(text) ? text + DOTTED_END : text;
}

/** The text of a part with one dot where a value ends its sentence: «16 770,00 руб.» and not «руб..». */
export function withoutDoubledDots(part: string): string {
  return part.replace(/\uE000((?:<(?!\/w:p>)[^<>]*>)*)\.(?!\.)/g, '$1').replaceAll(DOTTED_END, '');
}

/** A tag that does not stand where it can: a sentence for the person who has written it. */
export class MisplacedTag extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'MisplacedTag';
  }
}

const isSection = (tag: string) =>
  `«${tag}» — раздел, а не поле: напишите {#${tag}} … {/${tag}} вокруг того, что он повторяет или убирает`;

interface Place {
  scopeList: readonly TemplateValues[];
  /** The blocks it stands in, as the template names them; the engine's own note of them. */
  scopePath: readonly string[];
}

/** The name of a tag however it is written: in small letters, with «е» for «ё» and one space between words. */
export const normalTag = (given: string): string =>
  given.trim().replace(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');

function valueAt(scopes: readonly TemplateValues[], tag: string): TemplateValue | undefined {
  // The innermost first: a line of the specification may bear the name of a field of the document.
  const holder = scopes.findLast((scope) => Object.hasOwn(scope, tag));
  if (holder !== undefined) return holder[tag];
  // A field that is itself named with «ё» is found by a tag that has lost it.
  const named = scopes.flatMap((scope) => Object.keys(scope)).find((key) => normalTag(key) === tag);
  return named === undefined ? undefined : scopes.findLast((scope) => Object.hasOwn(scope, named))?.[named];
}

/** `{#есть срок} … {/есть срок}` stands while the field after «есть» is filled. */
export const GIVEN = 'есть ';

/** The field whose being filled the tag asks about; null of any other tag. */
export function askedField(tag: string): string | null {
  return tag.startsWith(GIVEN) ? tag.slice(GIVEN.length).trim() : null;
}

function isGiven(scopes: readonly TemplateValues[], tag: string): boolean | undefined {
  const field = askedField(tag);
  if (field === null) return undefined;
  const value = valueAt(scopes, field);
  return Array.isArray(value) ? value.length > 0 : Boolean(value);
}

/** How the engine knows a tag: of a block by the module that walks it. */
interface Written {
  tag?: { module?: string };
}

/** What the parser tells of a template while it is read and filled. */
export interface Notes {
  /** A tag of the template, wherever it stands. */
  seen: (tag: string) => void;
  /** A tag that nothing comes in the place of, where it is printed: not in a block that is left out. */
  blank: (tag: string) => void;
}

/**
 * Reads values by their names alone: a tag is never an expression, whatever stands in an uploaded file. Refuses a block
 * that stands in itself, and a section that is written as a text.
 */
export function templateParser({ seen, blank }: Notes) {
  const known = new Map<string, string>();
  // Asked of the same few blocks for every tag of every line.
  const blockName = (given: string): string => {
    const name = known.get(given) ?? normalTag(given);
    known.set(given, name);
    return name;
  };
  return (given: string, { tag: part }: Written = {}) => {
    const tag = normalTag(given);
    const isText = part !== undefined && part.module === undefined;
    seen(tag);
    return {
      get: (_scope: unknown, { scopeList, scopePath }: Place): TemplateValue | undefined => {
        // Lines of lines of lines: a short template that would never come to its end.
        if (scopePath.some((block) => blockName(block) === tag))
          throw new MisplacedTag(`Блок «${given.trim()}» стоит внутри самого себя`);
        const value = valueAt(scopeList, tag) ?? isGiven(scopeList, tag);
        if (isText && value !== undefined && typeof value !== 'string')
          throw new MisplacedTag(isSection(given.trim()));
        if (isText && (value ?? '') === '') blank(tag);
        return printed(value);
      },
    };
  };
}
