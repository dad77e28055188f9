/** A column of a register, told once for the browser, its spreadsheet and the server's sorting. */
export interface ColumnWord {
  /** The field's own word. */
  title: string;
  /** A shorter one for the head of the table. */
  head?: string;
  /** What the server sorts by; true is the column's own name. Without it the list is not put in its order. */
  sort?: true | string;
}

export type FilterKind = 'date' | 'choice' | 'reference' | 'amount' | 'flag' | 'text';

/** A condition a register can be narrowed by; one that is called as a column is its kind alone. */
export type FilterWord = FilterKind | { kind: FilterKind; label: string };

/**
 * What the screen of a register offers, by the names of the wire. It is no part of the field table, which is too heavy
 * for a list that opens first; that both say the same words is a test.
 */
export interface RegisterWords {
  columns: Readonly<Record<string, ColumnWord>>;
  filters: Readonly<Record<string, FilterWord>>;
}

/** Kind and word of a condition of a register. */
export function filterWord({ columns }: RegisterWords, name: string, word: FilterWord) {
  return typeof word === 'string'
    ? { kind: word, label: columns[name.replace(/_id$/, '')]?.title ?? name }
    : word;
}
