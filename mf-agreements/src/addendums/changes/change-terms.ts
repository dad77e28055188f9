import type { Agreement } from 'shared/contract/agreement/agreement';
import {
  CHANGEABLE_ITEM_TERMS,
  CHANGEABLE_OBLIGATION_TERMS,
  CHANGEABLE_PARTY_TERMS,
  CHANGEABLE_TERMS,
} from 'shared/contract/agreement/agreement-changes.fields';
import type { EffectiveTerms } from 'shared/contract/addendum/effective-terms';
import type { Obligation } from 'shared/contract/obligation/obligation';
import { type Field, type FieldTable, wireName } from 'shared/contract/record/field-table';
import { fieldText } from 'shared/field-text';
import { counterpartyName, formatAmount, formatDate } from 'shared/format';
import type { SelectOption } from 'shared/form';

import { SECTION_TITLES } from '../../effective/effective-terms.labels';

/** The terms of the addendum's day, and the agreement; undefined while they are on their way. */
export interface Known {
  terms: EffectiveTerms | undefined;
  agreement: Agreement | undefined;
  /** What the agreement itself owes and has not been met. */
  owed?: readonly Obligation[] | undefined;
}

const optionsOf = (table: FieldTable) =>
  Object.entries(table).map(([name, field]) => ({ part: wireName(name, field), label: field.label }));

const TERMS: readonly SelectOption<string>[] = Object.entries(CHANGEABLE_TERMS).map(([name, field]) => ({
  value: wireName(name, field),
  label: field.label,
  note: SECTION_TITLES[field.section],
}));
const PARTS = {
  items: optionsOf(CHANGEABLE_ITEM_TERMS),
  parties: optionsOf(CHANGEABLE_PARTY_TERMS),
  obligations: optionsOf(CHANGEABLE_OBLIGATION_TERMS),
};

type Lines = keyof typeof PARTS;
interface Named {
  id: number;
  name: string;
}

/** Of an obligation its part comes first: with the day its name is long, and what is cut off is its end. */
const labelled = (lines: Lines, name: string, part: string) =>
  lines === 'obligations' ? `${part}: ${name}` : `${name}: ${part.toLowerCase()}`;

const partsOf =
  (lines: Lines) =>
  ({ id, name }: Named): SelectOption<string>[] => {
    const key = `${lines}.${String(id)}`;
    const note = SECTION_TITLES[lines];
    const parts = PARTS[lines].map(({ part, label }) => ({
      value: `${key}.${part}`,
      label: labelled(lines, name, label),
      note,
    }));
    return [...parts, { value: `${key}.removed`, label: labelled(lines, name, 'Исключить'), note }];
  };

/** What earlier addenda have added. */
function addedTo(lines: Lines, { terms }: Known): Named[] {
  return (terms?.terms ?? []).flatMap(({ key, label, text }) => {
    const [, of, id] = /^(items|parties)\.(\d+)\.added$/.exec(key) ?? [];
    return of !== lines || text === null ? [] : [{ id: Number(id), name: label }];
  });
}

/** The further sides that have not left by the day. */
function partiesOf(known: Known): Named[] {
  const signed = (known.agreement?.parties ?? []).map(({ id, counterparty, role_name }) => ({
    id,
    name: `${counterpartyName(counterparty)} (${role_name})`,
  }));
  const hasLeft = ({ id }: Named) =>
    known.terms?.terms.some((term) => term.key === `parties.${String(id)}.removed` && term.value === true);
  return [...signed, ...addedTo('parties', known)].filter((party) => hasLeft(party) !== true);
}

/** Instalments are often called alike: each with the day it is due. */
const owedBy = ({ owed = [] }: Known): Named[] =>
  owed.map(({ id, title, due_date: due }) => ({
    id,
    name: due === null ? title : `${title}, ${formatDate(due)}`,
  }));

/**
 * Terms an addendum to the agreement may change: its own, those of the lines and of the further sides it was signed with
 * or has got since, and of what it owes.
 */
export function termOptions(known: Known): SelectOption<string>[] {
  const items = [...(known.agreement?.items ?? []), ...addedTo('items', known)];
  return [
    ...TERMS,
    ...owedBy(known).flatMap(partsOf('obligations')),
    ...partiesOf(known).flatMap(partsOf('parties')),
    ...items.flatMap(partsOf('items')),
  ];
}

/** The side a term belongs to, as it is today; undefined of any other term. */
export function partyOfTerm(term: string | null, { agreement }: Known) {
  const id = /^parties\.(\d+)\./.exec(term ?? '')?.[1];
  const parties = [...(agreement?.effective?.parties ?? []), ...(agreement?.parties ?? [])];
  return parties.find((party) => String(party.id) === id);
}

function partyValue(term: string, part: string, known: Known): string | null {
  const party = partyOfTerm(term, known);
  if (part === 'signatory_id') return party?.signatory?.full_name ?? null;
  if (part === 'side') return party?.side ?? null;
  return party?.role_name ?? null;
}

function owedValue(id: string | undefined, part: string, { owed = [] }: Known): string | null {
  const found = owed.find((one) => String(one.id) === id);
  if (found === undefined || part === 'removed') return null;
  if (part === 'amount')
    return found.sum === null ? 'не указано' : formatAmount(found.sum, found.currency_code);
  return found.due_date === null ? 'не указано' : formatDate(found.due_date);
}

/** What holds of the term before the change, in words; null while it is not known. */
export function presentText(term: string, known: Known): string | null {
  const found = known.terms?.terms.find(({ key }) => key === term);
  if (found !== undefined) return found.text ?? 'не указано';
  const [, lines, id, part = ''] = /^(items|parties|obligations)\.(\d+)\.(\w+)$/.exec(term) ?? [];
  if (lines === 'obligations') return owedValue(id, part, known);
  if (lines === 'parties' && partyOfTerm(term, known) !== undefined) {
    const value = partyValue(term, part, known);
    return (part === 'side' ? fieldText(CHANGEABLE_PARTY_TERMS.side, value) : value) ?? 'не указано';
  }
  const item = known.agreement?.items.find((one) => lines === 'items' && String(one.id) === id);
  const field: Field | undefined = (CHANGEABLE_ITEM_TERMS as Readonly<Record<string, Field>>)[part];
  if (item === undefined || field === undefined) return null;
  const value = (item as unknown as Readonly<Record<string, string | null>>)[part] ?? null;
  return fieldText(field, value) ?? 'не указано';
}
