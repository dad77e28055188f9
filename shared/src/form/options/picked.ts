import type { CounterpartyReference, SignatoryReference } from '../../contract/list/reference';
import { counterpartyName, formatDate, requisitesOf } from '../../format/format';

/** A chosen record of a handbook with its label, so that the form can show it before anything is loaded. */
export interface Picked {
  value: number;
  label: string;
  note?: string;
}

/** The chosen rate carries what the tax is computed from. */
export interface PickedRate extends Picked {
  /** Null is «Без НДС». */
  percent: string | null;
}

/** A reference of the wire as a choice; null stays null. */
export function picked(reference: { id: number; name: string } | null): Picked | null {
  return reference === null ? null : { value: reference.id, label: reference.name };
}

/** An employee as a choice. */
export function pickedPerson(person: { id: number; full_name: string } | null): Picked | null {
  return person === null ? null : { value: person.id, label: person.full_name };
}

/** A counterparty as a choice, its requisites under the name. */
export function pickedParty(party: CounterpartyReference): Picked {
  return { value: party.id, label: counterpartyName(party), note: requisitesOf(party) };
}

/** A rate of tax as a choice. */
export function pickedRate(
  rate: { id: number; name: string; percent: string | null } | null,
): PickedRate | null {
  return rate === null ? null : { value: rate.id, label: rate.name, percent: rate.percent };
}

/** A person who signs as a choice: the ground of the power and its end under the name. */
export function pickedSignatory(person: SignatoryReference | null): Picked | null {
  if (person === null) return null;
  const until = person.basis_valid_until === null ? '' : ` до\u00A0${formatDate(person.basis_valid_until)}`;
  return {
    value: person.id,
    label: `${person.full_name}, ${person.job_title.toLowerCase()}`,
    note: `${person.basis}${until}`,
  };
}
