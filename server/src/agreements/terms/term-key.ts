/** Lines whose parts are terms of an agreement: of its specification, its further sides, what is owed by it. */
export type LinesOfTerms = 'items' | 'parties' | 'obligations';

/** A term that is a part of a line; `added` and `removed` are the line itself. */
export interface LineTerm {
  of: LinesOfTerms;
  id: number;
  part: string;
}

const KEY = /^(items|parties|obligations)\.(\d+)\.(\w+)$/;

/** The key of a term of a line: `items.12.price`, `parties.7.removed`. */
export const lineKey = (of: LinesOfTerms, id: number, part: string) => `${of}.${String(id)}.${part}`;

/** The line a term stands in; null of a term of the agreement itself. */
export function lineTerm(key: string): LineTerm | null {
  const [, of, id, part] = KEY.exec(key) ?? [];
  return of === undefined || part === undefined ? null : { of: of as LinesOfTerms, id: Number(id), part };
}
