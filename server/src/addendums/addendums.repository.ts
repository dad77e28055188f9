import { type Insertable, type Selectable, sql } from 'kysely';
import type { UserStatus } from 'shared/contract/user/user.labels';
import type { Addendum } from 'shared/contract/addendum/addendum';
import { PARENT_STATES } from 'shared/contract/addendum/addendum-parent';
import type { AddendumStatus } from 'shared/contract/addendum/addendum.labels';
import { agreementNameText } from '../lists/columns/agreement-name';
import { currentVersionId } from '../lists/current-version';
import { type KeptTermChange, termChangesJson } from '../lists/columns/term-changes-json';
import { seesAgreement } from '../visibility/agreement-visibility';
import { partiesOfAddendum } from '../lists/columns/parties-json';
import { counterpartyJson, employeeJson, signatoryJson } from '../lists/columns/reference-json';
import { versionJson } from '../lists/columns/version-json';
import { withoutOriginal } from '../lists/columns/without-original';
import { fixed } from '../platform/database/fixed';
import { prepared } from '../platform/database/prepared';
import type { Db, Trx } from '../platform/database/database';
import type { SeenRow } from '../records/versioned-row';
import type { Viewer } from '../records/viewer';
import type { AddendumsTables } from './schema';
import { ATTACHED, type AttachedFiles, attachedFiles } from '../lists/columns/attached-files';
import { missingDocuments } from '../lists/columns/missing-documents';
import { sidesOfAddendum, type SideState } from '../lists/columns/sides-json';

type AddendumsTable = AddendumsTables['addendums'];

/** The card as it is stored, before what depends on the reader and on the terms of its agreement. */
export type StoredAddendum = Omit<
  Addendum,
  'can' | 'open_groups' | 'available_actions' | 'readiness' | 'changes'
> &
  Pick<Selectable<AddendumsTable>, 'created_by_id' | 'responsible_id' | 'signature_marked_by_id'> &
  AttachedFiles & {
    approval_required: boolean;
    /** The second side of the agreement and the further ones, with what security says of them. */
    sides: SideState[];
    responsible_status: UserStatus;
    /** Names of the documents that every addendum needs and this one lacks. */
    missing_documents: string[];
    changes: (KeptTermChange & { id: number })[];
  };

/** The whole card before what depends on the reader. */
export type AddendumRecord = Omit<StoredAddendum, 'changes'> &
  Pick<Addendum, 'changes'> & {
    /** What the agreement will be worth with the changes, of one that is to be signed; null when it stays what it was. */
    sum_after: { amount: string | null; currency_code: string } | null;
    /** The last day of the agreement, of an addendum on its way that begins after it; null of any other. */
    ended_before: string | null;
  };

/** How an addendum is found under a viewer's eyes. */
export const seenAddendum: SeenRow = {
  from: sql`addendums d join agreements a on a.id = d.agreement_id`,
  id: sql<number>`d.id`,
  // The agreement first: an addendum that takes effect changes it, and the addenda beside it.
  alias: ['a', 'd'],
  seen: (viewer) => sql`d.deleted_at is null and a.deleted_at is null and ${seesAgreement(viewer)}`,
};

const currentVersion = currentVersionId({
  type: 'addendum',
  row: 'd',
  id: sql<number>`d.id`,
  isSigned: sql<boolean>`d.status in ('signed', 'effective', 'superseded')`,
});

/** All that the card tells, of every addendum there is. */
const CARDS = fixed(sql`
    select d.*, a.destroyed_at, os_by.full_name as originals_sent_by_name,
      a.effective_counterparty_id as counterparty_id, a.counterparty_name, r.full_name as responsible_name, t.approval_required,
      json_build_object('id', a.id, 'name', ${agreementNameText('a')}, 'title', a.title,
        'status', a.status) as agreement,
      ${counterpartyJson('o')} as organization, ${counterpartyJson('c')} as counterparty,
      ${employeeJson('r', 'rd')} as responsible,
      ${employeeJson('au', 'aud')} as author,
      ${signatoryJson('os')} as our_signatory, ${signatoryJson('ts')} as their_signatory,
      ${sidesOfAddendum('c')} as sides, r.status as responsible_status,
      ${ATTACHED},
      ${missingDocuments({ kind: 'addendum', id: sql`d.id` })} as missing_documents,
      ${versionJson(sql<number | null>`d.signed_by_us_version_id`)} as signed_by_us_file,
      ${versionJson(sql<number | null>`d.signed_by_them_version_id`)} as signed_by_them_file,
      ${currentVersion} as current_version_id,
      ${partiesOfAddendum()} as parties, ${termChangesJson} as changes
    from addendums d
    join agreements a on a.id = d.agreement_id
    join agreement_types t on t.id = a.agreement_type_id
    join counterparties o on o.id = a.organization_id
    join counterparties c on c.id = a.effective_counterparty_id
    join users r on r.id = d.responsible_id left join departments rd on rd.id = r.department_id
    left join users au on au.id = d.created_by_id left join departments aud on aud.id = au.department_id
    left join users os_by on os_by.id = d.originals_sent_by_id
    left join signatories os on os.id = d.our_signatory_id
    left join signatories ts on ts.id = d.their_signatory_id
    ${attachedFiles({ kind: 'addendum', id: sql`d.id` })}`);

/** The card; null when there is none or the viewer does not see its agreement. */
export async function findAddendum(db: Db, viewer: Viewer, id: number): Promise<StoredAddendum | null> {
  const { rows } = await sql<StoredAddendum>`${prepared()} ${CARDS}
    where d.id = ${id} and ${seenAddendum.seen(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/** Of the agreement an addendum is made to, what its rules look at; null when the viewer does not see it. */
export async function findParent(db: Db, viewer: Viewer, id: number) {
  const { rows } = await sql<{
    id: number;
    status: string;
    begins_on: string | null;
    agreement_date: string | null;
    organization_id: number;
    counterparty_id: number;
    archived_at: string | null;
  }>`
    select a.id, a.status, least(a.agreement_date, a.start_date) as begins_on, a.agreement_date, a.organization_id, a.effective_counterparty_id as counterparty_id,
      a.archived_at
    from agreements a
    where a.id = ${id} and a.deleted_at is null and ${seesAgreement(viewer)}`.execute(db);
  return rows[0] ?? null;
}

/** What the number of the next addendum of an agreement follows from, whose row is held until the transaction ends. */
export async function holdNumbering(trx: Trx, agreementId: number) {
  const { rows } = await sql<{ organizationId: number; agreementTypeId: number; typeCode: string }>`
    select a.organization_id as "organizationId", a.agreement_type_id as "agreementTypeId",
      (select code from agreement_types t where t.id = a.agreement_type_id) as "typeCode"
    from agreements a where a.id = ${agreementId} for no key update`.execute(trx);
  const given = await sql<{ number: string }>`
    select number from addendums where agreement_id = ${agreementId} and deleted_at is null`.execute(trx);
  const [agreement] = rows;
  return agreement && { ...agreement, given: given.rows.map(({ number }) => number) };
}

/** Whose signatory each person is, and whether the employee works here. */
export async function findPeople(
  db: Db,
  wanted: { signatoryIds: readonly number[]; userId: number },
): Promise<{ sides: Map<number, number>; userStatus: string | null }> {
  const signatories = await db
    .selectFrom('signatories')
    .select(['id', 'counterparty_id'])
    .where('id', 'in', [0, ...wanted.signatoryIds])
    .execute();
  const user = await db
    .selectFrom('users')
    .select('status')
    .where('id', '=', wanted.userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return {
    sides: new Map(signatories.map((row) => [row.id, row.counterparty_id])),
    userStatus: user?.status ?? null,
  };
}

/** A further side of the agreement has signed the addendum on the day. */
export async function signAddendum(
  trx: Trx,
  signature: Insertable<AddendumsTables['addendum_signatures']>,
): Promise<void> {
  await trx.insertInto('addendum_signatures').values(signature).execute();
}

/** Another file bears the signature of the further side. */
export async function nameSignedFile(
  trx: Trx,
  { addendumId, partyId, versionId }: Readonly<Record<'addendumId' | 'partyId' | 'versionId', number>>,
): Promise<void> {
  await trx
    .updateTable('addendum_signatures')
    .set({ signed_version_id: versionId })
    .where('addendum_id', '=', addendumId)
    .where('party_id', '=', partyId)
    .execute();
}

/** No further side has signed the addendum. */
export async function unsignAddendum(trx: Trx, addendumId: number): Promise<void> {
  await trx.deleteFrom('addendum_signatures').where('addendum_id', '=', addendumId).execute();
}

/** Adds the addendum; answers its id. */
export async function insertAddendum(trx: Trx, values: Insertable<AddendumsTable>): Promise<number> {
  const { id } = await trx.insertInto('addendums').values(values).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** Signed addenda whose day has come and whose agreement lets them take effect, those that end it or the others, beyond the given id. */
export async function findDueAddendums(
  db: Db,
  wanted: { today: string; isEnd: boolean; afterId: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from addendums
    where deleted_at is null and status = 'signed' and id > ${wanted.afterId}
      and ('termination' = any(kinds)) = ${wanted.isEnd}
      and (effective_from is null or effective_from <= ${wanted.today}::date) and not ${withoutOriginal('addendums')}
      and exists (select from agreements a where a.id = agreement_id and a.status = any(${[...PARENT_STATES]}::text[]))
    order by id limit ${wanted.most}`.execute(db);
  return rows.map((row) => row.id);
}

/** The addenda of the agreement in one of the states, in the order of their ids. */
export async function findAddendumsIn(
  db: Db,
  wanted: { agreementId: number; statuses: readonly AddendumStatus[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('addendums')
    .select('id')
    .where('agreement_id', '=', wanted.agreementId)
    .where('status', 'in', [...wanted.statuses])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}
