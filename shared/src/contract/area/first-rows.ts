import type { ColumnWord } from '../record/register-words';

/** How a value is written: as it is, by the calendar, as a sum, as the name of a company, by the word of its code. */
export const FIRST_VALUES = ['text', 'day', 'money', 'party', 'status'] as const;
export type FirstValue = (typeof FIRST_VALUES)[number];

/** How a column looks; the one without a width takes what is left. Widths are pixels. */
export interface ColumnLook {
  width?: number;
  minWidth?: number;
  align?: 'left' | 'right';
  tone?: 'muted' | 'strong';
  /** Digits of one width, never cut. */
  isNumeric?: boolean;
}

/** A column of a list as it can be written before the code of its area has come. */
export interface FirstColumn extends ColumnLook {
  /** Name on the wire: the reader's arrangement knows the column by it. */
  key: string;
  /** Word in the head of the table. */
  title: string;
  /** Left out where only the page itself can draw the value: its place stays empty. */
  as?: FirstValue;
  /** Where the row holds the value; under the key when it is left out. */
  from?: string;
  /** Of a value that is a code: what stands for it. */
  words?: Readonly<Record<string, string>>;
}

/** The rows of a list before the code of its area has come. */
export interface FirstRows {
  /** Under which the reader's arrangement of the table is kept; the resource itself when it is left out. */
  name?: string;
  columns: FirstColumn[];
  /** A row of tabs stands above the list. */
  hasTabs?: boolean;
  /** The rows can be chosen. */
  isSelectable?: boolean;
}

/** What the columns of one kind have in common, in the register and in its first rows. */
export const COLUMN_LOOKS = {
  name: { tone: 'strong' },
  day: { width: 92, isNumeric: true },
  money: { width: 152, align: 'right', isNumeric: true },
  party: { tone: 'muted' },
  status: { width: 146 },
} as const satisfies Record<string, ColumnLook>;

type Written = FirstValue | Pick<FirstColumn, 'as' | 'from' | 'words'>;

/** The columns that are written first, in the order of their looks and called by the register's own words. */
export function firstColumns<Key extends string>(
  words: Readonly<Record<Key, ColumnWord>>,
  looks: Readonly<Partial<Record<Key, ColumnLook>>>,
  values: Readonly<Partial<Record<Key, Written>>>,
): FirstColumn[] {
  const keys = Object.keys(looks) as Key[];
  return keys.map((key) => {
    const { title, head } = words[key];
    const look: ColumnLook | undefined = looks[key];
    const value: Written | undefined = values[key];
    return { key, title: head ?? title, ...look, ...(typeof value === 'string' ? { as: value } : value) };
  });
}
