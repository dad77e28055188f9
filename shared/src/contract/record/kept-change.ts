/** A record that was referred to, and what it was called then. */
export interface KeptReference {
  id: number;
  label: string;
}

/** A line as it stood, by the names of its fields. */
export interface KeptLine {
  readonly id?: number | undefined;
  readonly [field: string]: KeptValue | undefined;
}

/** A value as the journal keeps it: what was stored, and for a reference also what it was called. */
export type KeptValue = string | number | boolean | null | readonly string[] | KeptReference | KeptLine;

/** One change of a record, raw: its words are the field table's and are found when it is read. */
export interface KeptChange {
  /** Name of the field in its table. */
  field: string;
  old: KeptValue;
  new: KeptValue;
  /** Of a field of lines: the place of the line, from 1. */
  line?: number;
}

/** The state of a record by the names of its fields: references with their labels, lines whole. */
export type KeptState = Readonly<Record<string, KeptValue | readonly KeptLine[]>>;
