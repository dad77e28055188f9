import type { OidcSetting } from '../../platform/config/oidc-setting';
import type { Trx } from '../../platform/database/database';
import type { RequestOrigin } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { underRoles } from '../../roles/role-turns.service';
import { giveDirectoryRoles } from './directory-roles.service';
import { type Credentials, findByEmail, findForChange } from '../accounts.repository';
import { revokeTokens } from '../tokens.repository';
import type { OidcPerson } from './oidc-person';
import {
  createArrived,
  findHeldRoles,
  findIdentity,
  findRolesNamed,
  type Identity,
  isIdentityTaken,
  linkAccount,
} from './oidc.repository';

/** Why somebody whom the provider knows does not come in. */
export type OidcRefusal = 'unverified' | 'blocked' | 'dismissed' | 'mismatch';

export type Admission = { userId: number } | { refusal: OidcRefusal };

interface Arrival {
  setting: OidcSetting;
  person: OidcPerson;
  origin: RequestOrigin;
}

type Known = OidcPerson & { email: string };

async function record(
  deps: Deps,
  trx: Trx,
  entry: { action: string; account: { id: number; full_name: string }; origin: RequestOrigin },
): Promise<void> {
  const { action, account, origin } = entry;
  await deps.activity.record(trx, {
    actor: null,
    action,
    entityType: 'user',
    entityId: account.id,
    entityLabel: account.full_name,
    changes: [],
    origin,
  });
}

/** The roles that groups give are given and taken by them at each login; all others are left to administrators. */
async function mapRoles(
  deps: Deps,
  trx: Trx,
  { setting, person, origin, account }: Arrival & { account: { id: number; full_name: string } },
): Promise<void> {
  if (setting.roleMap.size === 0) return;
  const mapped = await findRolesNamed(trx, [...setting.roleMap.values()]);
  const wanted = new Set(person.groups.flatMap((group) => setting.roleMap.get(group)?.toLowerCase() ?? []));
  const held = await findHeldRoles(trx, account.id);
  const mappedIds = new Set(mapped.map(({ id }) => id));
  const next = [
    ...held.filter(({ id }) => !mappedIds.has(id)),
    ...mapped.filter(({ name }) => wanted.has(name.toLowerCase())),
  ];
  const idsOf = (roles: readonly { id: number }[]) =>
    roles.map(({ id }) => id).sort((one, other) => one - other);
  if (idsOf(next).join() === idsOf(held).join()) return;
  await giveDirectoryRoles(deps, { trx, origin, id: account.id, roleIds: idsOf(next) });
}

function refusalOf({ status }: Credentials): OidcRefusal | null {
  return status === 'blocked' || status === 'dismissed' ? status : null;
}

/** Makes the account of the address the provider's person; a stranger's unconfirmed registration gives way. */
async function link(
  deps: Deps,
  trx: Trx,
  {
    account,
    person,
    identity,
    origin,
  }: { account: Credentials; person: Known; identity: Identity; origin: RequestOrigin },
): Promise<void> {
  const isFirst = (await findIdentity(trx, account.id)) === null;
  if (!isFirst && account.status === 'active') return;
  const now = deps.now();
  await linkAccount(trx, account.id, { identity, name: account.self_registered ? person : null, now });
  for (const kind of ['confirm', 'reset'] as const)
    await revokeTokens(trx, { userId: account.id, now, kind });
  await record(deps, trx, { action: 'user.linked', account, origin });
}

/**
 * The account of whoever came from the provider: found by the address the provider vouches for, linked at the first time,
 * or made. Refuses an address nobody vouches for, an account that is closed, and an address that was given to another
 * person of the same provider since.
 */
export function admit(deps: Deps, arrival: Arrival): Promise<Admission> {
  const { setting, person, origin } = arrival;
  const { email } = person;
  if (email === null) return Promise.resolve({ refusal: 'unverified' });
  const known: Known = { ...person, email };
  const identity = { issuer: setting.issuer.href, subject: person.subject };
  return underRoles(deps, async (inner) =>
    inner.transact(async (trx): Promise<Admission> => {
      const found = await findByEmail(trx, email);
      const account = found === null ? null : await findForChange(trx, found.id);
      if (await isIdentityTaken(trx, identity, account?.id ?? null)) return { refusal: 'mismatch' };
      if (account === null) {
        const made = await createArrived(trx, { person: known, identity, now: deps.now() });
        await record(inner, trx, { action: 'user.created', account: made, origin });
        await mapRoles(inner, trx, { ...arrival, account: made });
        return { userId: made.id };
      }
      const refusal = refusalOf(account);
      if (refusal !== null) return { refusal };
      const before = await findIdentity(trx, account.id);
      if (before?.issuer === identity.issuer && before.subject !== identity.subject)
        return { refusal: 'mismatch' };
      await link(inner, trx, { account, person: known, identity, origin });
      await mapRoles(inner, trx, { ...arrival, account });
      return { userId: account.id };
    }),
  );
}
