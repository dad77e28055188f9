import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import type { ApprovalChain } from 'shared/contract/approval/approval-chain';
import type { TestApp } from '../../platform/testing/test-app';
import { aDemoApp, SUNDAY_NIGHT } from '../demo-app.builder';

let app: TestApp;
beforeAll(async () => {
  app = await aDemoApp({ which: 'sunday' });
});
afterAll(() => app.close());

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(app.db)).rows;
}

async function asLawyer() {
  const login = { email: 'lawyer@contracts.local', password: 'Demo-2026!' };
  const { token } = (await app.stranger.post('/api/login', login)).json<{ token: string }>();
  return app.withToken(token);
}

interface Quoted {
  chain_id: number;
  round: number;
  status: string;
  vote_id: number;
  quote_text: string;
  quote_version_id: number;
  document_version_id: number;
}
const quotedRemarks = () =>
  rows(sql<Quoted>`
    select c.id as chain_id, c.round, r.status, v.id as vote_id, r.quote_text, r.quote_version_id,
      c.document_version_id
    from approval_remarks r join approval_votes v on v.id = r.vote_id join approval_tasks t on t.id = v.task_id
    join approval_chains c on c.id = t.chain_id where r.quote_text is not null order by c.id`);

describe('the approvals of the demo company', () => {
  it('quote words that stand in the file their round was about, and are shown with the vote', async () => {
    const remarks = await quotedRemarks();
    expect(remarks.length).toBeGreaterThanOrEqual(5);
    const lawyer = await asLawyer();
    for (const remark of remarks) {
      expect(remark.quote_version_id).toBe(remark.document_version_id);
      const file = await lawyer.inject({
        method: 'GET',
        url: `/files/${String(remark.quote_version_id)}`,
      });
      const xml = unzipSync(file.rawPayload)['word/document.xml'];
      expect(strFromU8(xml ?? new Uint8Array())).toContain(remark.quote_text);
    }
    const [{ chain_id: id, quote_text: words } = { chain_id: 0, quote_text: '' }] = remarks;
    const chain = (await lawyer.get(`/api/approval-chains/${String(id)}`)).json<ApprovalChain>();
    const shown = chain.stages.flatMap(({ tasks }) => tasks.flatMap(({ vote }) => vote?.remarks ?? []));
    expect(shown.map(({ quote }) => quote?.text)).toContain(words);
  });

  it('ask again about a text in which the quoted words are mended', async () => {
    const repeated = (await quotedRemarks()).filter(({ status }) => status === 'fixed');
    expect(repeated.length).toBeGreaterThan(0);
    const lawyer = await asLawyer();
    for (const { chain_id: id, quote_text: words } of repeated) {
      const { rounds } = (await lawyer.get(`/api/approval-chains/${String(id)}`)).json<ApprovalChain>();
      const last = rounds.reduce((one, two) => (one.round > two.round ? one : two));
      const { file } = (await lawyer.get(`/api/approval-chains/${String(last.id)}`)).json<ApprovalChain>();
      const now = await lawyer.inject({ method: 'GET', url: `/files/${String(file?.version_id)}` });
      expect(strFromU8(unzipSync(now.rawPayload)['word/document.xml'] ?? new Uint8Array())).not.toContain(
        words,
      );
    }
  });

  it('are under way for every document that is on approval, of whatever kind', async () => {
    const unasked = await rows(sql`
      select d.kind, d.id from (
        select 'commercial_offer' as kind, id, status from commercial_offers
        union all select 'addendum', id, status from addendums
        union all select 'agreement', id, status from agreements
      ) d
      where d.status = 'on_approval' and not exists (select from approval_chains c
        where c.approvable_type = d.kind and c.approvable_id = d.id and c.status = 'running')`);
    expect(unasked).toEqual([]);
  });

  it('follow each other: a round begins when the one before is over and its text is brought', async () => {
    const astray = await rows(sql`
      select n.id from approval_chains n join approval_chains f on f.approvable_type = n.approvable_type
        and f.approvable_id = n.approvable_id and f.round = n.round - 1
      left join document_versions v on v.id = n.document_version_id
      where n.started_at <= f.finished_at or v.created_at <= f.finished_at or n.started_at < v.created_at`);
    expect(astray).toEqual([]);
    const second = await rows(sql`select id from approval_chains where round = 2`);
    expect(second.length).toBeGreaterThanOrEqual(2);
  });

  it('are about texts that were there when they were sent, and held since', async () => {
    const astray = await rows(sql`
      select c.approvable_type, c.approvable_id, c.round from approval_chains c
      join document_versions v on v.id = c.document_version_id join files f on f.id = v.file_id
      where v.created_at > c.started_at or f.created_at > c.started_at or v.frozen_at <> c.started_at`);
    expect(astray).toEqual([]);
  });

  it('are about a text of every document, frozen by its sending', async () => {
    const without = await rows(sql`
      select c.approvable_type, c.approvable_id from approval_chains c
      left join document_versions v on v.id = c.document_version_id and v.frozen_at is not null
      where v.id is null`);
    expect(without).toEqual([]);
    const [offer] = await rows(sql<{ version: string }>`
      select document_version_id as version from approval_chains where approvable_type = 'commercial_offer'`);
    const lawyer = await asLawyer();
    const file = await lawyer.inject({ method: 'GET', url: `/files/${String(offer?.version)}` });
    const xml = strFromU8(unzipSync(file.rawPayload)['word/document.xml'] ?? new Uint8Array());
    expect(xml).toContain('Коммерческое предложение №');
    expect(xml).not.toMatch(/null|undefined|NaN/);
  });

  it('are decided in working hours', async () => {
    const atNight = await rows(sql<{ at: string }>`
      select v.created_at as at from approval_votes v where extract(isodow from v.created_at at time zone 'Europe/Moscow') > 5
        or (v.created_at at time zone 'Europe/Moscow')::time not between '09:00' and '18:00'`);
    expect(atNight).toEqual([]);
  });
});

describe('the people of the demo company, filled in on a Sunday night', () => {
  it('have done in working hours whatever the journal tells of them', async () => {
    const atNight = await rows(sql<{ action: string; at: string }>`
      select l.action, l.occurred_at as at from activity_logs l
      where l.actor_id is not null and l.occurred_at < ${SUNDAY_NIGHT} and (extract(isodow from l.occurred_at at time zone 'Europe/Moscow') > 5
        or (l.occurred_at at time zone 'Europe/Moscow')::time not between '09:00' and '18:00')`);
    expect(atNight).toEqual([]);
  });

  it('send an agreement when the journal says so', async () => {
    const apart = await rows(sql`
      select c.approvable_id as id, c.started_at from approval_chains c
      join activity_logs l on l.entity_type = 'agreement' and l.entity_id = c.approvable_id
        and l.action = 'agreement.send-to-approval'
      where c.approvable_type = 'agreement'
      group by c.id having not bool_or(l.occurred_at = c.started_at)`);
    expect(apart).toEqual([]);
  });

  it('leave an agreement in its state since the last of them, sent back by whom and for what they say', async () => {
    const apart = await rows(sql`
      select a.id from agreements a join lateral (
        select c.id, c.status, coalesce(c.finished_at, c.started_at) as at from approval_chains c
        where c.approvable_type = 'agreement' and c.approvable_id = a.id order by c.round desc limit 1) r on true
      where a.status in ('on_approval', 'rework', 'approved') and (a.status_changed_at <> r.at
        or r.status = 'returned' and not exists (select from approval_remarks m join approval_votes v on v.id = m.vote_id
          join approval_tasks t on t.id = v.task_id where t.chain_id = r.id and m.text = a.status_reason))`);
    expect(apart).toEqual([]);
    const untold = await rows(sql`
      select c.approvable_id as id from approval_chains c where c.approvable_type = 'agreement'
        and c.status in ('returned', 'passed') and not exists (
          select from activity_logs l join approval_votes v on v.user_id = l.actor_id
            join approval_tasks t on t.id = v.task_id
          where t.chain_id = c.id and l.entity_type = 'agreement' and l.entity_id = c.approvable_id
            and l.action = 'agreement.' || c.status and l.occurred_at = c.finished_at)`);
    expect(untold).toEqual([]);
  });

  it('end before the document counts as approved', async () => {
    const early = await rows(sql<{ kind: string; number: string }>`
      with passed as (
        select approvable_type as kind, approvable_id as id, max(finished_at) as at from approval_chains
        where status = 'passed' group by 1, 2
      )
      select p.kind, d.number from passed p
      join (
        select 'commercial_offer' as kind, id, number, status_changed_at from commercial_offers where status = 'approved'
        union all select 'addendum', id, number, status_changed_at from addendums where status = 'approved'
        union all select 'agreement', id, number, status_changed_at from agreements where status = 'approved'
      ) d using (kind, id) where d.status_changed_at < p.at`);
    expect(early).toEqual([]);
  });

  it('leave a way in the journal that ends in the state the document is in', async () => {
    const strange = await rows(sql<{ kind: string; id: number; status: string }>`
      select d.kind, d.id, d.status, count(l.entity_id)::int as lines from (
        select 'commercial_offer' as kind, id, status from commercial_offers
        union all select 'addendum', id, status from addendums
      ) d
      left join activity_logs l on l.entity_type = d.kind and l.entity_id = d.id
      group by 1, 2, 3
      having count(l.entity_id) < case when d.status = 'draft' then 1 else 2 end`);
    expect(strange).toEqual([]);
  });
});
