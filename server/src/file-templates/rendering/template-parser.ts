import type { TemplateValue, TemplateValues } from './template-value';

/** In place of a value that is not known, a line to be filled by hand. */
export const BLANK = '________';

/**
 * Marks the end of a value that ends with a dot: private use, no text holds it. The dot of the sentence the value stands
 * in would be the second one.
 */
const DOTTED_END = '\uE000';

function marked(value: TemplateValue | undefined): TemplateValue | undefined {
  return typeof value === 'string' && /[^.]\.$/.test(value) ? value + DOTTED_END : value;
}

/** The text of a part with one dot where a value ends its sentence: «16 770,00 руб.» and not «руб..». */
export function withoutDoubledDots(part: string): string {
  return part.replace(/\uE000((?:<(?!\/w:p>)[^>]*>)*)\.(?!\.)/g, '$1').replaceAll(DOTTED_END, '');
}

interface Place {
  scopeList: readonly TemplateValues[];
  /** The blocks it stands in, as the template names them; the engine's own note of them. */
  scopePath: readonly string[];
}

const normal = (given: string) => given.trim().replace(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');

function valueAt(scopes: readonly TemplateValues[], tag: string): TemplateValue | undefined {
  // The innermost first: a line of the specification may bear the name of a field of the document.
  const holder = scopes.findLast((scope) => Object.hasOwn(scope, tag));
  return holder?.[tag];
}

/**
 * Reads values by their names alone: a tag is never an expression, whatever stands in an uploaded file. Refuses a block
 * that stands in itself.
 */
export function templateParser(seen: (tag: string) => void) {
  return (given: string) => {
    const tag = normal(given);
    seen(tag);
    return {
      get: (_scope: unknown, { scopeList, scopePath }: Place): TemplateValue | undefined => {
        // Lines of lines of lines: a short template that would never come to its end.
        if (scopePath.some((block) => normal(block) === tag)) throw new RangeError('A block within itself');
        return marked(valueAt(scopeList, tag));
      },
    };
  };
}
