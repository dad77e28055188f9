import type { Addendum } from 'shared/contract/addendum/addendum';
import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { plainTag, sectionTag } from '../../file-templates/template-tags.service';

export type Change = Pick<Addendum['changes'][number], 'target' | 'field' | 'operation'>;

/** What the subjects of an addendum follow from. */
interface Said {
  kinds: readonly string[];
  changes: readonly Change[];
}

interface Subject {
  /** Ends «Соглашение не» of a doubt, and «если соглашение» of a section. */
  what: string;
  /** The kind of addenda that are about it whatever they change. */
  kind?: string;
  /** Terms of the agreement that are this subject. */
  terms?: readonly string[];
  /** Terms of a line of the specification; a line that comes or goes is a change of the sum, and of what is delivered. */
  lines?: readonly string[];
  /** Tags that print such a term: of the agreement as it was signed, or of the addendum itself. */
  printed?: readonly string[];
}

const TERM_OF_FORCE = ['end_date', 'is_indefinite', 'validity_rule'];

/** What an addendum may be about, by the tag of its section. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  'меняет цену': {
    what: 'меняет цену',
    terms: ['amount', 'amount_type', 'currency_code'],
    lines: ['price', 'discount_percent', 'add', 'remove'],
  },
  'меняет ндс': { what: 'меняет НДС', terms: ['vat_mode', 'vat_rate_id', 'vat_note'] },
  'меняет срок': {
    what: 'меняет срок действия договора',
    terms: [...TERM_OF_FORCE, 'renewal_type', 'renewal_months', 'renewal_limit'],
    printed: ['договор.окончание', 'договор.срок действия'],
  },
  'меняет объём': {
    what: 'меняет объём и состав поставки',
    terms: ['subject'],
    lines: ['name', 'quantity', 'delivery_date', 'add', 'remove'],
  },
  'меняет порядок оплаты': {
    what: 'меняет порядок оплаты',
    terms: ['payment_terms', 'payment_days', 'payment_days_type', 'prepayment_percent'],
    printed: ['договор.порядок оплаты', 'договор.предоплата', 'договор.срок оплаты'],
  },
  'расторгает договор': {
    what: 'расторгает договор',
    kind: 'termination',
    printed: ['дата расторжения'],
  },
};

function isChanged({ terms = [], lines = [] }: Subject, { target, field, operation }: Change): boolean {
  if (target === 'agreement') return terms.includes(field ?? '');
  return target === 'item' && lines.includes(operation === 'set' ? (field ?? '') : operation);
}

const isAbout = (subject: Subject, { kinds, changes }: Said) =>
  kinds.some((kind) => kind === subject.kind) || changes.some((change) => isChanged(subject, change));

/** What the addendum does not do by its changes: «меняет цену»; null of the subject of that tag it is about. */
export function missedSubject(tag: string, said: Said): string | null {
  const subject = SUBJECTS[tag];
  return subject === undefined || isAbout(subject, said) ? null : subject.what;
}

/** What to look at where a template speaks of a subject the addendum is not about. */
const doubtOf = ({ what, kind }: Subject) =>
  `Соглашение не ${what}, а шаблон говорит об этом. Проверьте, тот ли шаблон выбран и ` +
  (kind === undefined ? 'все ли изменения указаны' : 'отмечен ли вид «Расторжение»');

/** Sections of a template for addenda that are about one thing: left out of the text of an addendum that changes another. */
export const SUBJECT_TAGS: readonly TemplateTag[] = [
  plainTag('дата расторжения', 'Дата, с которой расторгается договор', '01.12.2026'),
  ...Object.entries(SUBJECTS).map(([tag, { what }]) => sectionTag(tag, `Раздел, если соглашение ${what}`)),
];

/** Of each of these sections whether it stands in the text. */
export function subjectValues(said: Said): Record<string, boolean> {
  return Object.fromEntries(Object.entries(SUBJECTS).map(([tag, subject]) => [tag, isAbout(subject, said)]));
}

/** Of each tag that speaks of what the addendum is not about, what to say of a template that uses it. */
export function subjectDoubts(said: Said): ReadonlyMap<string, string> {
  const left = Object.entries(SUBJECTS).filter(([, subject]) => !isAbout(subject, said));
  return new Map(
    left.flatMap(([tag, subject]) =>
      [tag, ...(subject.printed ?? [])].map((used): [string, string] => [used, doubtOf(subject)]),
    ),
  );
}

/**
 * The tags a template written for an addendum about this uses. One whose kind says what it is about is about that alone,
 * whatever else it changes by the way.
 */
export function subjectMarks(said: Said): ReadonlySet<string> {
  const about = Object.entries(SUBJECTS).filter(([, subject]) => isAbout(subject, said));
  const byKind = about.filter(([, { kind }]) => kind !== undefined);
  const marks = byKind.map(([tag, { printed = [] }]) => [tag, ...printed]);
  return new Set(byKind.length > 0 ? marks.flat() : about.map(([tag]) => tag));
}
