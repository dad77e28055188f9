import type { TemplateValue, TemplateValues } from './template-value';

/** In place of a value that is not known, a line to be filled by hand. */
export const BLANK = '________';

interface Place {
  scopeList: readonly TemplateValues[];
}

function valueAt(scopes: readonly TemplateValues[], tag: string): TemplateValue | undefined {
  // The innermost first: a line of the specification may bear the name of a field of the document.
  const holder = scopes.findLast((scope) => Object.hasOwn(scope, tag));
  return holder?.[tag];
}

/** Reads values by their names alone: a tag is never an expression, whatever stands in an uploaded file. */
export function templateParser(seen: (tag: string) => void) {
  return (given: string) => {
    const tag = given.trim().replace(/\s+/g, ' ').toLowerCase().replaceAll('ё', 'е');
    seen(tag);
    return {
      get: (_scope: unknown, { scopeList }: Place): TemplateValue | undefined => valueAt(scopeList, tag),
    };
  };
}
