import type { EntityKind } from '../../contract/realtime/user-channel';
import type { DraftMigrations } from '../../form/form';
import type { DocumentRegister } from '../page/document-definition';
import type { DocumentNoun } from '../page/noun.labels';
import type { DocumentRecord } from '../record';
import type { FormDraftContent } from './use-form-draft';

/** A draft may be incomplete; what is sent further may not. */
export type Goal = 'save' | 'send';

export type FieldOf<Values> = keyof Values & string;

/** What sends the saved record on: the second button of the form. */
export interface Sending {
  action: string;
  label: string;
  /** For the bar of a phone. */
  phoneLabel: string;
  /** «отправить на согласование» of «Чтобы отправить на согласование, исправьте 2 поля». */
  deed: string;
}

/** A field whose value is lines, told apart by what they are and not by where they stand. */
export interface LinesField<Values, Line> {
  field: FieldOf<Values>;
  linesOf(values: Values): readonly Line[];
  withLines(values: Values, lines: readonly Line[]): Values;
  /** The number of a saved line; undefined of a new one. */
  idOf(line: Line): number | undefined;
  /** What two versions of a line are compared by: all that is typed of it. */
  contentOf(line: Line): unknown;
  /** A new line as the saved one it has become. */
  adopt(line: Line, saved: Line): Line;
  /** The line in a sentence: «Сервер 2U — 8 шт × 1 284 000,00 ₽». */
  describe(line: Line, values: Values): string;
}

/** All that an area says of the form of a kind of documents; the frame saves, compares, guards and keeps drafts. */
export interface FormDefinition<Rec extends DocumentRecord, Values extends object> {
  kind: EntityKind;
  resource: string;
  noun: DocumentNoun;
  register: DocumentRegister;
  paths: { card: (id: number, list?: string) => string };
  /** Short, in breadcrumbs: «№ 112/2026-П». */
  name: (record: Rec) => string;
  /** Under which the drafts of the kind are kept, the version of their content, and how older ones are read. */
  draft: {
    name: string;
    version: number;
    migrations?: DraftMigrations<FormDraftContent<Values>>;
  };
  /** Parts of the form → their titles, in the order of the contents. */
  sections: Readonly<Record<string, string>>;
  /** Field → its label and the part it stands in, in the order of the form. */
  fields: Readonly<Record<FieldOf<Values>, { label: string; section: string | null }>>;
  valuesOf: (record: Rec) => Values;
  /** Every field as the wire takes it. */
  wireOf: (values: Values) => Record<string, unknown>;
  /** The form's name of a field of the wire: `organization_id` → `organization`. */
  fieldOf: (wireName: string) => string;
  /** How a sentence names the path: «Спецификация, строка 6: единица измерения»; null when the form has no such field. */
  titleOf: (path: string) => string | null;
  /** The value of a field as a sentence can hold it: dates, sums and choices as people read them. */
  describe: (field: FieldOf<Values>, values: Values) => string;
  /** What a reader sees as the same; by content unless said otherwise. Undefined leaves it to the content. */
  same?: (field: FieldOf<Values>, left: Values, right: Values) => boolean | undefined;
  lines?: LinesField<Values, { key: string }>;
  /** What is left out before the form is checked and sent: blank lines; null when nothing is. */
  tidy?: (values: Values) => Partial<Values> | null;
  /** How the record can be sent further right from the form; null when it cannot. */
  sending?: (record: Rec) => Sending | null;
}
