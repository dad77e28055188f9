export interface FilterOption {
  value: string;
  label: string;
}

interface Named {
  /** Field of the server's filter: `filter[name]`. */
  name: string;
  label: string;
}

/** One of a closed list, or several of it. */
export interface ChoiceField extends Named {
  kind: 'choice';
  options: readonly FilterOption[];
}

/** Records of another resource, found by the server. */
export interface ReferenceField extends Named {
  kind: 'reference';
  resource: string;
  /** Further conditions on the records offered. */
  params?: Readonly<Record<string, string>>;
  /** What a record is called; its `name` by default. */
  optionLabel?: (item: Readonly<Record<string, unknown>>) => string;
  /** Tells two of one name apart: «ИНН 7707083893». */
  optionHint?: (item: Readonly<Record<string, unknown>>) => string | null;
}

export interface DateField extends Named {
  kind: 'date';
  /** The ready periods look ahead («истекают») and not back. */
  looksAhead?: boolean;
}

export interface AmountField extends Named {
  kind: 'amount';
}

export interface FlagField extends Named {
  kind: 'flag';
  yes: string;
  no: string;
}

export interface TextField extends Named {
  kind: 'text';
}

/** A field a register can be narrowed by. */
export type FilterField = ChoiceField | ReferenceField | DateField | AmountField | FlagField | TextField;
