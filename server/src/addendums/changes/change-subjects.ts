import type { Addendum } from 'shared/contract/addendum/addendum';
import type { TemplateTag } from 'shared/contract/file-template/file-template';
import { sectionTag } from '../../file-templates/template-tags.service';

type Change = Pick<Addendum['changes'][number], 'target' | 'field' | 'operation'>;

interface Subject {
  /** Ends «Соглашение не меняет». */
  what: string;
  /** Terms of the agreement that are this subject. */
  terms: readonly string[];
  /** Terms of a line of the specification; a line that comes or goes is a change of the sum, and of what is delivered. */
  lines?: readonly string[];
  /** Tags of the agreement that print such a term as it was signed. */
  printed?: readonly string[];
}

const TERM_OF_FORCE = ['end_date', 'is_indefinite', 'validity_rule'];

/** What an addendum may be about, by the tag of its section. */
const SUBJECTS: Readonly<Record<string, Subject>> = {
  'меняет цену': {
    what: 'цену',
    terms: ['amount', 'amount_type', 'currency_code'],
    lines: ['price', 'discount_percent', 'add', 'remove'],
  },
  'меняет ндс': { what: 'НДС', terms: ['vat_mode', 'vat_rate_id', 'vat_note'] },
  'меняет срок': {
    what: 'срок действия договора',
    terms: [...TERM_OF_FORCE, 'renewal_type', 'renewal_months', 'renewal_limit'],
    printed: ['договор.окончание', 'договор.срок действия'],
  },
  'меняет объём': {
    what: 'объём и состав поставки',
    terms: ['subject'],
    lines: ['name', 'quantity', 'delivery_date', 'add', 'remove'],
  },
  'меняет порядок оплаты': {
    what: 'порядок оплаты',
    terms: ['payment_terms', 'payment_days', 'payment_days_type', 'prepayment_percent'],
    printed: ['договор.порядок оплаты', 'договор.предоплата', 'договор.срок оплаты'],
  },
};

function isAbout({ terms, lines = [] }: Subject, { target, field, operation }: Change): boolean {
  if (target === 'agreement') return terms.includes(field ?? '');
  return target === 'item' && lines.includes(operation === 'set' ? (field ?? '') : operation);
}

/** Sections of a template for addenda that are about one thing: left out of the text of an addendum that changes another. */
export const SUBJECT_TAGS: readonly TemplateTag[] = Object.entries(SUBJECTS).map(([tag, { what }]) =>
  sectionTag(tag, `Раздел, если соглашение меняет ${what}`),
);

/** Of each of these sections whether it stands in the text. */
export function subjectValues(changes: readonly Change[]): Record<string, boolean> {
  const entries = Object.entries(SUBJECTS).map(([tag, subject]) => [
    tag,
    changes.some((change) => isAbout(subject, change)),
  ]);
  return Object.fromEntries(entries) as Record<string, boolean>;
}

/** Of each tag that speaks of a term the addendum leaves as it is, what to say of a template that uses it. */
export function subjectDoubts(changes: readonly Change[]): ReadonlyMap<string, string> {
  const left = Object.entries(SUBJECTS).filter(
    ([, subject]) => !changes.some((change) => isAbout(subject, change)),
  );
  return new Map(
    left.flatMap(([tag, { what, printed = [] }]) =>
      [tag, ...printed].map((used): [string, string] => [
        used,
        `Соглашение не меняет ${what}, а шаблон говорит об этом. Проверьте, тот ли шаблон выбран и все ли изменения указаны`,
      ]),
    ),
  );
}
