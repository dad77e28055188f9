/** A clause: its text, or a text with points beneath it. */
export type Clause = string;

/** A part of a document as a lawyer lays it out; the text holds the tags of templates. */
export type Block =
  | { kind: 'title'; lines: readonly string[] }
  | { kind: 'place-and-day'; place: string; day: string }
  | { kind: 'text'; text: string }
  | { kind: 'section'; heading: string; clauses: readonly Clause[] }
  | { kind: 'annex'; heading: string; text: string }
  | { kind: 'table'; head: readonly string[]; row: readonly string[]; widths: readonly number[] }
  | { kind: 'sides'; ours: string; theirs: string }
  | { kind: 'only'; section: string; blocks: readonly Block[] };

/** A template of the starter set. */
export interface StarterTemplate {
  name: string;
  code: string;
  documentKind: 'agreement' | 'addendum' | 'commercial_offer';
  /** Letter of the type of agreements it is meant for; null of all. */
  type: string | null;
  /** The beginning of the names of files made of it. */
  prefix: string;
  blocks: readonly Block[];
}

/** «ООО …, именуемое в дальнейшем …, в лице …»: one side of a preamble. */
export function side(prefix: 'мы' | 'контрагент', role: string): string {
  const tag = (name: string) => `{${prefix}.${name}}`;
  return (
    `${tag('полное наименование')}, ${tag('именуемое')} в дальнейшем «${role}», в лице ` +
    `${tag('должность в родительном')} ${tag('подписант в родительном')}, ${tag('действующего')} ` +
    `на основании ${tag('основание')}`
  );
}

/** Both sides of a preamble. */
export function preamble(ours: string, theirs: string, rest: string): Block {
  return {
    kind: 'text',
    text:
      `${side('мы', ours)}, с одной стороны, и ${side('контрагент', theirs)}, с другой стороны, ` +
      `совместно именуемые «Стороны», ${rest}`,
  };
}

/** The table of a specification. */
export const SPECIFICATION: Block = {
  kind: 'table',
  head: ['№', 'Наименование', 'Ед.', 'Кол-во', 'Цена, с НДС', 'НДС', 'Стоимость'],
  row: [
    '{#спецификация}{№}',
    '{позиция}',
    '{ед.}',
    '{количество}',
    '{цена}',
    '{ставка}',
    '{стоимость}{/спецификация}',
  ],
  widths: [6, 36, 8, 10, 14, 10, 16],
};
