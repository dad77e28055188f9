import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { UserStatus } from 'shared/contract/user/user.labels';
import { HIDDEN_RECORD } from 'shared/contract/record/hidden-record';
import type { CounterpartyReference } from 'shared/contract/list/reference';
import type { FieldRules } from 'shared/contract/agreement/agreement-field-rules';
import type { AgreementItem } from 'shared/contract/agreement/agreement-item';
import type { Agreement, AgreementParty } from 'shared/contract/agreement/agreement';
import type { Db, Trx } from '../platform/database/database';
import { prepared } from '../platform/database/prepared';
import { remembered } from '../platform/database/remembered';
import { asked, type SharedQuestion } from '../platform/database/side-by-side';
import { isRowVisible, type SeenRow, updateVersioned } from '../records/versioned-row';
import { readsOffer } from '../visibility/offer-visibility';
import type { Viewer } from '../records/viewer';
import type { ListedAgreement } from './list/agreement-list';
import { seesAgreement } from '../visibility/agreement-visibility';
import { CARD_COLUMNS, CARD_JOINS } from './agreement-card-columns';
import type { AgreementsTable } from './schema';
import { partiesInForceOf } from './terms/effective-parties.repository';
import type { AgreementComing } from 'shared/contract/agreement/agreement-coming';
import { offerName } from '../lists/columns/offer-name';
import type { AttachedFiles } from '../lists/columns/attached-files';
import type { SideState } from '../lists/columns/sides-json';

/** A row of the table as it stands. */
export type StoredAgreement = Selectable<AgreementsTable>;

/** The whole card before what depends on the reader. */
export type AgreementRecord = ListedAgreement &
  Omit<StoredAgreement, keyof ListedAgreement> &
  Pick<
    Agreement,
    | 'curator'
    | 'author'
    | 'parent_agreement'
    | 'commercial_offer'
    | 'vat_rate'
    | 'our_signatory'
    | 'their_signatory'
    | 'bank_account'
    | 'current_version_id'
    | 'signed_by_us_file'
    | 'signed_by_them_file'
  > &
  AttachedFiles & {
    /** The second side and the further ones, with what security says of them. */
    sides: SideState[];
    effective_counterparty: CounterpartyReference;
    effective_vat_rate: Agreement['vat_rate'];
    responsible_status: UserStatus;
    type_code: string;
    retention_years: number;
    is_kept_forever: boolean;
    /** What the type asks of its agreements. */
    field_rules: FieldRules;
    default_chain_template_id: number | null;
    file_template_ids: number[];
    /** Names of the documents that every agreement or its type requires and it lacks. */
    missing_documents: string[];
    /** Who hears of it; to watch opens nothing. */
    watcher_ids: number[];
    /** Whether there are documents it is connected with, whoever sees them. */
    has_links: boolean;
    /** What is owed by it and by its addenda, whoever reads it. */
    coming: AgreementComing;
    items: AgreementItem[];
    parties: AgreementParty[];
    /** As addenda have left them; null while they are those it was signed with. */
    parties_in_force: AgreementParty[] | null;
  };

/** How an agreement is found under a viewer's eyes. */
export const seenAgreement: SeenRow = {
  from: sql`agreements a`,
  id: sql<number>`a.id`,
  alias: 'a',
  seen: (viewer) => sql`a.deleted_at is null and ${seesAgreement(viewer)}`,
};

/** True when the viewer sees the agreement. */
export function isAgreementVisible(db: Db, viewer: Viewer, id: number): Promise<boolean> {
  return isRowVisible(db, seenAgreement, { viewer, id });
}

/** One is found by its key, which is planned better than a list of one. */
const amongIds = (ids: readonly number[]) =>
  ids.length === 1 ? sql`a.id = ${ids[0]}` : sql`a.id = any(${[...ids]}::bigint[])`;

async function findAgreements(db: Db, viewer: Viewer, ids: readonly number[]): Promise<AgreementRecord[]> {
  // A dozen tables are joined for one row: to plan that takes longer than to do it, and the plan is always the same.
  const { rows } = await sql<AgreementRecord>`${prepared()}
    select ${CARD_COLUMNS}, null as parties_in_force,
      case when bo.id is not null then
        json_build_object('id', bo.id, 'name', case when ${readsOffer(viewer, sql`bo.id`)} then ${offerName('bo')}
          else ${sql.lit(HIDDEN_RECORD)} end) end as commercial_offer
    from agreements a ${CARD_JOINS}
    left join (select a.id from agreements a where ${seesAgreement(viewer)}) seen on seen.id = pa.id
    where ${amongIds(ids)} and a.deleted_at is null and ${seesAgreement(viewer)}`.execute(db);
  return withPartiesInForce(db, rows);
}

/** Few have had their further sides changed; of those they are asked by themselves. */
async function withPartiesInForce(db: Db, rows: AgreementRecord[]): Promise<AgreementRecord[]> {
  const changed = rows.filter(({ effective_terms: terms }) => terms?.parties !== undefined);
  if (changed.length === 0) return rows;
  const found = await partiesInForceOf(
    db,
    changed.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, parties_in_force: found.get(row.id) ?? null }));
}

const CARD: SharedQuestion<{ viewer: Viewer; id: number }, AgreementRecord | null> = {
  writes: false,
  askAll: async (db, wanted) => {
    const found = new Map<Viewer, Map<number, AgreementRecord>>();
    for (const viewer of new Set(wanted.map((each) => each.viewer))) {
      const ids = wanted.filter((each) => each.viewer === viewer).map(({ id }) => id);
      const rows = await findAgreements(db, viewer, [...new Set(ids)]);
      found.set(viewer, new Map(rows.map((row) => [row.id, row])));
    }
    return wanted.map(({ viewer, id }) => found.get(viewer)?.get(id) ?? null);
  },
};

/** The card; null when there is none or the viewer does not see it. A parent they do not see keeps its name to itself. */
export const findAgreement = (db: Db, viewer: Viewer, id: number): Promise<AgreementRecord | null> =>
  asked(db, CARD, { viewer, id });

const ADDED: SharedQuestion<Insertable<AgreementsTable>, number> = {
  writes: true,
  askAll: async (trx, values) => {
    const rows = await trx
      .insertInto('agreements')
      .values(values)
      .returning(['id', 'internal_number'])
      .modifyEnd(prepared())
      .execute();
    const ids = new Map(rows.map((row) => [row.internal_number, row.id]));
    return values.map(({ internal_number }) => ids.get(internal_number) ?? 0);
  },
};

/** Adds the agreement; its amounts and internal number are given by the caller. */
export const insertAgreement = (trx: Trx, values: Insertable<AgreementsTable>): Promise<number> =>
  asked(trx, ADDED, values);

/** Writes the changed columns and raises the version; the caller holds the row. */
export function updateAgreement(
  trx: Trx,
  {
    actor,
    ...change
  }: { id: number; actor: { id: number } | null; now: Date; set: Updateable<AgreementsTable> },
): Promise<void> {
  return updateVersioned(trx, 'agreements', { ...change, actorId: actor?.id ?? null });
}

/** True when the would-be parent stands below the agreement already. */
export async function isDescendant(db: Db, id: number, parentId: number): Promise<boolean> {
  const { rows } = await sql`
    with recursive above as (
      select id, parent_agreement_id from agreements where id = ${parentId}
      union
      select p.id, p.parent_agreement_id from agreements p join above on p.id = above.parent_agreement_id
    )
    select from above where id = ${id}`.execute(db);
  return rows.length > 0;
}

/** True when something hangs on the agreement: a file, an addendum, an offer or another agreement. */
export async function isUsed(db: Db, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`
    select exists (select from document_versions where documentable_type = 'agreement' and documentable_id = ${id})
      or exists (select from addendums where agreement_id = ${id})
      or exists (select from commercial_offers where agreement_id = ${id})
      or exists (select from agreements where parent_agreement_id = ${id}) as used`.execute(db);
  return rows[0]?.used ?? true;
}

/** Erases the agreement with its lines and parties. */
export async function deleteAgreement(trx: Trx, id: number): Promise<void> {
  await trx.deleteFrom('agreements').where('id', '=', id).execute();
}

/** Who signs for each of the counterparties unless somebody else is named. */
export async function findDefaultSignatories(
  db: Db,
  counterpartyIds: readonly number[],
): Promise<Map<number, number>> {
  const rows = await remembered(db, `counterparties signed for ${counterpartyIds.join()}`, () =>
    db
      .selectFrom('signatories')
      .select(['id', 'counterparty_id'])
      .where('counterparty_id', 'in', [...counterpartyIds])
      .where('is_default', '=', true)
      .execute(),
  );
  return new Map(rows.map((row) => [row.counterparty_id, row.id]));
}
