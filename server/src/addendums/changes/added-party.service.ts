import { ADDED_PARTY_FIELDS } from 'shared/contract/agreement/agreement-changes.fields';
import { PARTY_FIELDS } from 'shared/contract/agreement/agreement-parties.fields';
import { lineSchema } from 'shared/contract/record/field-schema';
import { wireFields } from 'shared/contract/record/field-table';
import { REQUIRED_FIELD } from 'shared/contract/record/required-field';
import type { AddedParty } from '../../lists/columns/term-changes-json';
import type { Trx } from '../../platform/database/database';
import type { AddendumRecord } from '../addendums.repository';
import type { NewChange } from './addendum-changes.repository';
import { findSide, nextPartyId } from './added-party.repository';
import type { ChangeLine, Fault } from './change-line';

const PARTY = lineSchema(PARTY_FIELDS);

/** Names on the wire of what a side that comes in is made of. */
export const PARTY_PARTS = Object.keys(wireFields(ADDED_PARTY_FIELDS)) as (keyof ReturnType<
  typeof PARTY.parse
> &
  keyof ChangeLine)[];

/** The side as it is to be kept, or what is wrong with it. */
async function readParty(trx: Trx, line: ChangeLine): Promise<{ party: AddedParty } | { fault: Fault }> {
  const given = Object.fromEntries(PARTY_PARTS.map((part) => [part, line[part]]));
  const read = PARTY.safeParse(given);
  if (!read.success) {
    const [issue] = read.error.issues;
    const part = String(issue?.path[0] ?? 'role_name');
    const isEmpty = given[part] === null;
    return { fault: [part, isEmpty ? REQUIRED_FIELD : (issue?.message ?? REQUIRED_FIELD)] };
  }
  const { counterparty_id, signatory_id, role_name, side, comment } = read.data;
  const who = await findSide(trx, { counterpartyId: counterparty_id, signatoryId: signatory_id });
  if (who === null) return { fault: ['counterparty_id', 'Выберите значение из списка'] };
  if (signatory_id !== null && who.signatory === null)
    return { fault: ['signatory_id', 'Выберите подписанта этой стороны'] };
  return { party: { ...who, role_name, side, comment } };
}

/** A side that comes in keeps the number it was given when it was first prepared. */
export async function prepareParty(
  trx: Trx,
  line: ChangeLine,
  before: readonly NewChange[],
): Promise<{ change: NewChange } | { fault: Fault }> {
  const read = await readParty(trx, line);
  if ('fault' in read) return read;
  const known = before.find(
    ({ id, operation, target }) =>
      id !== undefined && id === line.id && operation === 'add' && target === 'party',
  );
  const place = { target: 'party', operation: 'add', field: null, old_value: null, new_value: null } as const;
  const target_id = known?.target_id ?? (await nextPartyId(trx));
  return {
    change: {
      id: line.id,
      ...place,
      target_id,
      added: null,
      added_party: read.party,
      clause_ref: line.clause_ref,
    },
  };
}

/** The side a change of a card brings in; null of any other change. */
export function addedPartyOf(change: AddendumRecord['changes'][number]): AddedParty | null {
  const { operation, counterparty, role_name, side, signatory = null, comment = null } = change;
  const isParty = operation === 'add' && change.target === 'party';
  if (!isParty || counterparty === undefined || role_name === undefined || side === undefined) return null;
  return { counterparty, role_name, side, signatory, comment };
}
