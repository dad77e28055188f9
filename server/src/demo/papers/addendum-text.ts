import { daysText } from '../../calendar/days-text';
import { dayInWords } from '../../file-templates/words/day-in-words.service';
import { shown } from '../addendums/addendum-topics';
import { type ContractText, moneyText, rolesOf } from '../texts/contract-text';

/** A term an addendum changes, with what a line of the specification is called. */
export interface ChangedTerm {
  field: string;
  old_value: string | number | null;
  new_value: string | number | null;
  clause_ref: string | null;
  item_name: string | null;
}

/** An addendum as far as its text is about it. */
export interface WrittenAddendum {
  number: string;
  dated: string;
  effective_from: string | null;
  is_retroactive: boolean;
  summary: string | null;
  is_termination: boolean;
  agreement_name: string;
  agreement_date: string | null;
  type_code: string;
  city: string;
  ours: string;
  theirs: string;
  changes: readonly ChangedTerm[];
}

const money = (value: ChangedTerm['old_value']) => moneyText(String(value));

/** What a term becomes, with what it was; the summary alone says what has no sides of its own. */
function becomes({ field, old_value: old, new_value: now, item_name: item }: ChangedTerm): string | null {
  switch (field) {
    case 'end_date':
      return `слова «по ${shown(String(old))}» заменить словами «по ${shown(String(now))}»`;
    case 'payment_days':
      return `срок оплаты «${daysText(Number(old))}» заменить сроком «${daysText(Number(now))}»`;
    case 'prepayment_percent':
      return `установить аванс в размере ${String(Number(now))}\u00a0% цены договора`;
    case 'amount':
      return `цену договора «${money(old)}» заменить ценой «${money(now)}»`;
    case 'price':
      return `цену позиции «${item ?? ''}» «${money(old)}» заменить ценой «${money(now)}»`;
    case 'subject':
      return `предмет договора изложить в редакции: «${String(now)}»`;
    default:
      return null;
  }
}

function changesOf({ summary, changes }: WrittenAddendum): string[] {
  const told = changes.flatMap((change) => {
    const text = becomes(change);
    return text === null ? [] : [`В договоре (${change.clause_ref ?? 'условия'}) ${text}.`];
  });
  return [...(summary === null ? [] : [summary]), ...told];
}

function validity({ effective_from: from, is_retroactive: isBack }: WrittenAddendum): string {
  if (from === null) return 'Соглашение вступает в силу со дня его подписания обеими сторонами.';
  return isBack
    ? `Соглашение вступает в силу со дня подписания и распространяется на отношения сторон с ${dayInWords(from)}.`
    : `Соглашение вступает в силу с ${dayInWords(from)}.`;
}

/** The text of an additional agreement as its file holds it. */
export function addendumText(addendum: WrittenAddendum): ContractText {
  const [we, they] = rolesOf(addendum.type_code);
  const { ours, theirs, agreement_name: name, agreement_date: signed } = addendum;
  const agreement = `${name}${signed === null ? '' : ` от ${dayInWords(signed)}`}`;
  return {
    title: `Дополнительное соглашение №\u00a0${addendum.number} к договору ${agreement}`,
    place: `г.\u00a0${addendum.city}`,
    day: dayInWords(addendum.dated),
    preamble: `${ours} («${we}») и ${theirs} («${they}») заключили настоящее дополнительное соглашение о нижеследующем.`,
    sections: [
      { heading: 'Предмет соглашения', clauses: changesOf(addendum) },
      {
        heading: 'Заключительные положения',
        clauses: [
          ...(addendum.is_termination ? [] : ['Остальные условия договора не изменяются.']),
          validity(addendum),
          'Соглашение составлено в двух экземплярах равной силы, по одному для каждой из сторон.',
        ],
      },
    ],
    table: [],
    total: null,
    sides: [`${we}: ${ours}`, `${they}: ${theirs}`],
  };
}
