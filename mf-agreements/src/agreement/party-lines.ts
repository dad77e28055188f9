import type { Agreement, AgreementParty } from 'shared/contract/agreement/agreement';
import { PARTY_SIDE_LABELS } from 'shared/contract/agreement/agreement-terms.labels';
import { PARTY_FIELDS } from 'shared/contract/agreement/agreement-parties.fields';
import type { PartySide } from 'shared/contract/agreement/agreement-status';
import { newId } from 'shared/contract/new-id';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import { pickedParty, pickedSignatory, type FieldErrors, type Picked } from 'shared/form';

/** A side beyond the two as it is typed. */
export interface PartyLine {
  key: string;
  /** Of a saved side. */
  id?: number;
  counterparty: Picked | null;
  role_name: string;
  side: PartySide;
  signatory: Picked | null;
  comment: string;
}

/** A side of which nothing is known: most stand on nobody's side. */
export const emptyParty = (): PartyLine => ({
  key: newId(),
  counterparty: null,
  role_name: '',
  side: 'third',
  signatory: null,
  comment: '',
});

const blankless = (text: string) => (text.trim() === '' ? null : text.trim());

/** The side as the wire takes it. */
export const sentParty = ({ id, counterparty, role_name, side, signatory, comment }: PartyLine) => ({
  ...(id !== undefined && { id }),
  counterparty_id: counterparty?.value ?? null,
  role_name: blankless(role_name),
  side,
  signatory_id: signatory?.value ?? null,
  comment: blankless(comment),
});

/** The side a saved record names. */
export const readParty = (
  party: Omit<AgreementParty, 'id' | 'signed_at'>,
): Omit<PartyLine, 'key' | 'id'> => ({
  counterparty: pickedParty(party.counterparty),
  role_name: party.role_name,
  side: party.side,
  signatory: pickedSignatory(party.signatory),
  comment: party.comment ?? '',
});

/** «АО «Опора» (Поручитель, третье лицо)». */
export const partyText = ({ counterparty, role_name: role, side, signatory }: PartyLine) => {
  const told = [role || 'роль не указана', PARTY_SIDE_LABELS[side].toLowerCase(), signatory?.label];
  return `${counterparty?.label ?? 'сторона не выбрана'} (${told.filter(Boolean).join(', ')})`;
};

/** How the further sides of an agreement stand in its form, are sent, and are told of. */
export const partiesInForm = {
  read: (record: object): PartyLine[] =>
    (record as Pick<Agreement, 'parties'>).parties.map((party) => ({
      key: `party-${String(party.id)}`,
      id: party.id,
      ...readParty(party),
    })),
  send: (values: object) => (values as { parties: readonly PartyLine[] }).parties.map(sentParty),
  fieldOf: (wireName: string) => wireName.replace(/_id$/, ''),
  labelOf: (part: string) =>
    Object.hasOwn(PARTY_FIELDS, part) ? PARTY_FIELDS[part as keyof typeof PARTY_FIELDS].label : null,
  describe: (values: object) =>
    (values as { parties: readonly PartyLine[] }).parties.map(partyText).join('; ') || 'не заполнено',
} as const;

interface Sides {
  organization: Picked | null;
  counterparty: Picked | null;
  parties: readonly PartyLine[];
}

/** What stands in the way of saving the further sides: path → sentence. Nobody is a side of an agreement twice. */
export function partyFaults({ organization, counterparty: theirs, parties }: Sides): FieldErrors {
  const known = new Set([organization?.value, theirs?.value]);
  const faults: Record<string, string> = {};
  for (const [at, { counterparty, role_name: role }] of parties.entries()) {
    const path = `parties.${String(at)}`;
    if (counterparty === null) faults[`${path}.counterparty`] = REQUIRED_FIELD;
    else if (known.has(counterparty.value))
      faults[`${path}.counterparty`] = 'Эта сторона в договоре уже есть';
    if (role.trim() === '') faults[`${path}.role_name`] = REQUIRED_FIELD;
    known.add(counterparty?.value);
  }
  return faults;
}
