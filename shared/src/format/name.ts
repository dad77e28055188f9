import { noBreakSpace } from './space';
import { quoted } from '../contract/quotation';

interface PersonName {
  last_name: string;
  first_name?: string | null;
  middle_name?: string | null;
}

const given = (person: PersonName) =>
  [person.first_name, person.middle_name].filter((part): part is string => Boolean(part?.trim()));

/** «Соколова М. Д.» with no-break spaces, so that a name never parts from its initials. */
export function shortName(person: PersonName): string {
  const letters = given(person).map((part) => `${part.trim().charAt(0).toUpperCase()}.`);
  return [person.last_name.trim(), ...letters].join(noBreakSpace);
}

/** The two letters of an avatar: «СМ» from a person or from «Соколова М. Д.». */
export function initials(person: PersonName | string): string {
  const words =
    typeof person === 'string' ? person.trim().split(/\s+/) : [person.last_name.trim(), ...given(person)];
  return words
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}

/**
 * The name of a counterparty: «ООО «Лесная Плаза»» in a text, «Лесная Плаза, ООО» in a list, where the name
 * has to come first to be scanned and sorted. A form that the name already carries is not printed twice.
 */
export function counterpartyName(
  party: { legal_form: string | null; name_short: string },
  order: 'text' | 'list' = 'text',
): string {
  const form = party.legal_form?.trim() ?? '';
  const bare = stripForm(party.name_short.trim(), form);
  if (form === '') return bare;
  if (order === 'list') return `${bare}, ${form}`;
  const person = form === 'ИП' || form.toLowerCase() === 'самозанятый';
  return person ? `${form}${noBreakSpace}${bare}` : `${form}${noBreakSpace}${quoted(bare)}`;
}

function stripForm(name: string, form: string): string {
  const rest = form !== '' && name.startsWith(`${form} `) ? name.slice(form.length + 1).trim() : name;
  const quoted = /^[«"](.+)[»"]$/.exec(rest);
  return quoted?.[1] ?? rest;
}
