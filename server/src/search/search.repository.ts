import { sql } from 'kysely';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement.labels';
import { ADDENDUM_STATUS_LABELS } from 'shared/contract/addendum.labels';
import { OFFER_STATUS_LABELS } from 'shared/contract/commercial-offer.labels';
import type { SearchHit } from 'shared/contract/search';
import { addendumResource } from '../addendums/addendum-list';
import { agreementResource } from '../agreements/agreement-list';
import { counterpartyResource } from '../counterparties/counterparty-list';
import type { Condition, ListContext, ListResource } from '../lists/list-resource';
import { offerResource } from '../offers/offer-list';
import type { Db } from '../platform/database/database';
import { userResource } from '../users/user-resource';

/** Hits of a kind that are shown. */
const BEST = 5;

type Source = (db: Db, text: string, context: ListContext) => Promise<SearchHit[]>;

async function best<Row extends object>(
  db: Db,
  resource: ListResource<Row>,
  wanted: { text: string; context: ListContext; live?: Condition },
): Promise<Row[]> {
  const found = resource.search?.(wanted.text);
  if (!found) return [];
  // Newest first: the ids are given in the order in which records were made.
  const { rows } = await sql<Row>`
    select ${resource.columns} from ${resource.from} ${resource.joins ?? sql``}
    where ${resource.id} in (
      select ${resource.id} from ${resource.from}
      where ${resource.visible(wanted.context)} and ${found} and ${wanted.live ?? sql`true`}
      order by ${resource.id} desc limit ${BEST})
    order by ${resource.id} desc`.execute(db);
  return rows;
}

const url = (path: string, id: number) => `${path}/${String(id)}`;

const agreements: Source = async (db, text, context) =>
  (await best(db, agreementResource, { text, context, live: sql`a.archived_at is null` })).map((row) => ({
    kind: 'agreement',
    id: row.id,
    title: `№\u00a0${row.number ?? row.internal_number} — ${row.title}`,
    hint: `${row.counterparty.name_short} · ${AGREEMENT_STATUS_LABELS[row.status]}`,
    url: url('/agreements', row.id),
  }));

const addendums: Source = async (db, text, context) =>
  (await best(db, addendumResource, { text, context })).map((row) => ({
    kind: 'addendum',
    id: row.id,
    title: `№\u00a0${row.number} к договору ${row.agreement.name} — ${row.title}`,
    hint: `${row.counterparty_name} · ${ADDENDUM_STATUS_LABELS[row.status]}`,
    url: url('/addendums', row.id),
  }));

const offers: Source = async (db, text, context) =>
  (await best(db, offerResource, { text, context })).map((row) => ({
    kind: 'commercial_offer',
    id: row.id,
    title: `${row.number} — ${row.title}`,
    hint: `${row.counterparty_name} · ${OFFER_STATUS_LABELS[row.status]}`,
    url: url('/commercial-offers', row.id),
  }));

const companies: Source = async (db, text, context) =>
  (await best(db, counterpartyResource, { text, context, live: sql`c.archived_at is null` })).map((row) => ({
    kind: 'company',
    id: row.id,
    title: row.legal_form === null ? row.name_short : `${row.legal_form} «${row.name_short}»`,
    hint: row.inn === null ? 'Контрагент' : `ИНН\u00a0${row.inn}`,
    url: url('/counterparties', row.id),
  }));

const employees: Source = async (db, text, context) =>
  (await best(db, userResource, { text, context })).map((row) => ({
    kind: 'user',
    id: row.id,
    title: row.full_name,
    hint: [row.job_title, row.department_name].filter(Boolean).join(' · ') || row.email,
    url: url('/handbooks/users', row.id),
  }));

/** The newest few records of each kind that the text finds and the employee may see, kind after kind. */
export async function findHits(db: Db, text: string, context: ListContext): Promise<SearchHit[]> {
  const { permissions } = context.actor;
  const sources = [
    ...(permissions.has('agreements.read') ? [agreements] : []),
    companies,
    ...(permissions.has('addendums.read') ? [addendums] : []),
    ...(permissions.has('commercial_offers.read') ? [offers] : []),
    employees,
  ];
  const hits = await Promise.all(sources.map((source) => source(db, text, context)));
  return hits.flat();
}
