import { quoted } from 'shared/contract/quotation';
import type { RowValues } from '../../imports/importable.service';
import { namedRecordsOf } from '../../imports/importable.service';
import type { Actor } from '../../platform/http/actor';
import { type FieldErrors, ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import type { PartyValues } from '../lines/agreement-fields';
import { findAccountsOf, findSigners } from './agreement-intake.repository';
import { partiesIn, type SaidParty, signersCalled } from './agreement-parts.policy';

/** Of the agreement as it stands, what the parts of a row are told by. */
interface Sides {
  organization_id: unknown;
  counterparty_id: unknown;
  parties: readonly PartyValues[];
}

interface Context {
  deps: Deps;
  actor: Actor;
}

const ROLE = 'Третья сторона';

async function signatory(
  { deps }: Context,
  { company, text }: { company: unknown; text: string },
): Promise<{ id: number } | { fault: string }> {
  const people = typeof company === 'number' ? await findSigners(deps.db, company) : [];
  const [found, other] = signersCalled(people, text);
  if (found === undefined) {
    return { fault: `${quoted(text)} нет среди подписантов организации: добавьте его в её карточке` };
  }
  return other === undefined
    ? { id: found.id }
    : { fault: `${quoted(text)} подходит не один подписант, уточните` };
}

async function account(
  { deps }: Context,
  { sides, text }: { sides: Sides; text: string },
): Promise<{ id: number } | { fault: string }> {
  const companies = [sides.organization_id, sides.counterparty_id].filter((id) => typeof id === 'number');
  const [id, other] = await findAccountsOf(deps.db, { companies, number: text });
  if (id === undefined) return { fault: `Счёта «${text}» нет у сторон договора: добавьте его в карточку` };
  return other === undefined ? { id } : { fault: `Счёт «${text}» у сторон не один, выберите его в карточке` };
}

async function party(
  context: Context,
  said: SaidParty,
  role: string | null,
): Promise<{ values: PartyValues } | { fault: string }> {
  const { deps, actor } = context;
  const find = namedRecordsOf(deps.app, 'counterparties');
  const [id, other] = (await find?.(deps.db, said.name, { actor })) ?? [];
  if (id === undefined) return { fault: `${quoted(said.name)} нет в справочнике` };
  if (other !== undefined) return { fault: `${quoted(said.name)} в справочнике не одна запись, уточните` };
  const values = { counterparty_id: id, role_name: said.role ?? role ?? ROLE, side: 'third' as const };
  const plain = { ...values, signatory_id: null, comment: null };
  if (said.signatory === null) return { values: plain };
  const signs = await signatory(context, { company: id, text: said.signatory });
  return 'fault' in signs ? signs : { values: { ...plain, signatory_id: signs.id } };
}

/** Those there are with what was said of them, and those who were not there yet. */
function joined(present: readonly PartyValues[], said: readonly PartyValues[]): PartyValues[] {
  const before = new Set(present.map((one) => one.counterparty_id));
  const changed = present.map((one) => {
    const now = said.find((each) => each.counterparty_id === one.counterparty_id);
    if (now === undefined) return one;
    return { ...one, role_name: now.role_name, signatory_id: now.signatory_id ?? one.signatory_id };
  });
  return [...changed, ...said.filter((one) => !before.has(one.counterparty_id))];
}

/**
 * What the names of people and of further parties and the account in a row stand for, as fields of the agreement; the
 * parties it has already stay. Refuses with 422 under the column of a name that tells nobody, or more than one.
 */
export async function partsOf(context: Context, values: RowValues, sides: Sides): Promise<RowValues> {
  const {
    our_signatory_name,
    their_signatory_name,
    bank_account_number,
    third_parties,
    third_role,
    ...rest
  } = values;
  const parts: RowValues = {};
  const errors: FieldErrors = {};
  const signers = [
    ['our_signatory', our_signatory_name, sides.organization_id],
    ['their_signatory', their_signatory_name, sides.counterparty_id],
  ] as const;
  for (const [name, text, company] of signers) {
    if (typeof text !== 'string') continue;
    const found = await signatory(context, { company, text });
    if ('fault' in found) errors[`${name}_name`] = [found.fault];
    else parts[`${name}_id`] = found.id;
  }
  if (typeof bank_account_number === 'string') {
    const found = await account(context, { sides, text: bank_account_number });
    if ('fault' in found) errors.bank_account_number = [found.fault];
    else parts.bank_account_id = found.id;
  }
  if (typeof third_parties === 'string') {
    const role = typeof third_role === 'string' ? third_role : null;
    const said: PartyValues[] = [];
    for (const one of partiesIn(third_parties)) {
      const answer = await party(context, one, role);
      if ('fault' in answer) errors.third_parties = [...(errors.third_parties ?? []), answer.fault];
      else said.push(answer.values);
    }
    parts.parties = joined(sides.parties, said);
  }
  if (Object.keys(errors).length > 0) throw new ValidationFailed(errors);
  return { ...rest, ...parts };
}
