/** A column of a table: its head, what stands in a line of it, and its share of the width, per cent. */
export interface Column {
  head: string;
  cell: string;
  width: number;
  /** Figures stand at the right, units and numbers in the middle; names at the left. */
  align?: 'left' | 'center' | 'right';
}

/** What our side and the other are called in a text. */
export interface Roles {
  ours: string;
  theirs: string;
}

/**
 * A part of a document as a lawyer lays it out; the text holds the tags of templates, and what stands between two pairs
 * of stars is printed bold.
 */
export type Block =
  | { kind: 'title'; lines: readonly string[] }
  | { kind: 'place-and-day'; place: string; day: string }
  | { kind: 'text'; text: string; align?: 'left' | 'right' | 'small' | 'letterhead' }
  /** Clauses that begin with a tag of a section and end with its end are left out with their number. */
  | { kind: 'section'; heading: string; clauses: readonly string[] }
  /** Numbered points of a letter: 1., 2. and so on. */
  | { kind: 'points'; heading: string; clauses: readonly string[] }
  | { kind: 'annex'; heading: string; lines: readonly string[] }
  | {
      kind: 'table';
      /** The section its lines are repeated for. */
      lines: string;
      columns: readonly Column[];
      totals: readonly { label: string; value: string }[];
    }
  | ({ kind: 'sides' } & Roles)
  /** The signatures alone: under an annex. */
  | ({ kind: 'signatures' } & Roles)
  | { kind: 'signature'; prefix: 'мы' }
  | { kind: 'only'; section: string; blocks: readonly Block[] }
  | { kind: 'unless'; section: string; blocks: readonly Block[] };

/** A template of the starter set. */
export interface StarterTemplate {
  name: string;
  code: string;
  documentKind: 'agreement' | 'addendum' | 'commercial_offer';
  /** Letter of the type of agreements it is meant for; null of all. */
  type: string | null;
  /** The beginning of the names of files made of it. */
  prefix: string;
  /** Who initials every page at its foot; absent of letters. */
  initials?: Roles;
  blocks: readonly Block[];
}

/** A part of a sentence that stands only when the section does. */
export function when(section: string, text: string): string {
  return `{#${section}}${text}{/${section}}`;
}

/** A part of a sentence that stands only when the section does not. */
export function unless(section: string, text: string): string {
  return `{^${section}}${text}{/${section}}`;
}

/**
 * What the sides are called where the clauses speak of who pays and who is paid: an agreement of income turns them round,
 * whatever the name of its type tells.
 */
export function rolesByDirection({ payer, payee }: { payer: string; payee: string }): Roles {
  const turned = (income: string, otherwise: string) =>
    `${when('доходный', income)}${unless('доходный', otherwise)}`;
  return { ours: turned(payee, payer), theirs: turned(payer, payee) };
}

/** The day of a document, or a line for it to be filled by hand. */
export const DAY = `{#есть дата}{дата прописью}{/есть дата}{^есть дата}«___»\u00a0____________\u00a020__\u00a0г.{/есть дата}`;

/** The section that repeats for every side beyond the two. */
export const FURTHER = 'другие стороны';

/**
 * «ООО …, именуемое в дальнейшем …, в лице …»: one side of a preamble; a person who acts in person has no «в лице», and
 * no basis where none is known.
 */
export function side(prefix: 'мы' | 'контрагент' | 'сторона', role: string): string {
  const tag = (name: string) => `{${prefix}.${name}}`;
  const acting = `, ${tag('действующего')} на основании ${tag('основание')}`;
  const agent = `, в лице ${tag('должность в родительном')} ${tag('подписант в родительном')}`;
  const byAgent = `${prefix}.через представителя`;
  return (
    `**${tag('полное наименование')}**, ${tag('именуемое')} в дальнейшем **«${role}»**` +
    when(byAgent, agent + acting) +
    unless(byAgent, when(`есть ${prefix}.основание`, acting))
  );
}

/** Every side of a preamble: the two, and behind them as many as there are. */
export function preamble({ ours, theirs }: Roles, rest: string): Block {
  return {
    kind: 'text',
    text:
      `${side('мы', ours)}, с одной стороны, ${unless(FURTHER, 'и ')}${side('контрагент', theirs)}, с другой стороны, ` +
      when(FURTHER, `и ${side('сторона', '{сторона.роль}')}, `) +
      `совместно именуемые «Стороны», ${rest}`,
  };
}

const NUMBER: Column = { head: '№', cell: '{№}', width: 5, align: 'center' };
const UNIT: Column = { head: 'Ед. изм.', cell: '{ед.}', width: 8, align: 'center' };
const QUANTITY: Column = { head: 'Кол-во', cell: '{количество}', width: 10, align: 'right' };
const PRICE: Column = { head: 'Цена {вид цены}', cell: '{цена}', width: 15, align: 'right' };
const DISCOUNT: Column = { head: 'Скидка', cell: '{скидка}\u00a0%', width: 9, align: 'right' };
const RATE: Column = { head: 'НДС', cell: '{ставка}', width: 9, align: 'center' };
const COST: Column = { head: 'Сумма', cell: '{стоимость}', width: 17, align: 'right' };
const TOTALS = [
  { label: 'Итого', value: '{сумма}' },
  {
    label: `${when('с ндс', 'в том числе НДС')}${unless('с ндс', 'НДС')}`,
    value: `${when('с ндс', '{сумма ндс}')}${unless('с ндс', 'не облагается')}`,
  },
];

const items = (columns: readonly Column[]): Block => ({
  kind: 'table',
  lines: 'спецификация',
  columns,
  totals: TOTALS,
});

/** The table of a specification; discounts have a column of their own where there are any. */
export const SPECIFICATION: readonly Block[] = [
  {
    kind: 'only',
    section: 'со скидкой',
    blocks: [
      items([
        NUMBER,
        { head: 'Наименование', cell: '{позиция}', width: 27 },
        UNIT,
        QUANTITY,
        PRICE,
        DISCOUNT,
        RATE,
        COST,
      ]),
    ],
  },
  {
    kind: 'unless',
    section: 'со скидкой',
    blocks: [
      items([
        NUMBER,
        { head: 'Наименование', cell: '{позиция}', width: 36 },
        UNIT,
        QUANTITY,
        PRICE,
        RATE,
        COST,
      ]),
    ],
  },
];
