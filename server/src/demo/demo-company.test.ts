import type { KeptRecord } from 'shared/contract/archive/destruction-act';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { sql } from 'kysely';
import { AGREEMENT_STATUSES } from 'shared/contract/agreement/agreement-status';
import {
  isCorrespondentAccount,
  isInn,
  isKpp,
  isOgrn,
  isSettlementAccount,
} from 'shared/contract/counterparty/requisites';
import { discussedKind } from '../comments/discussed-kinds.service';
import { transactOn } from '../platform/database/transact';
import type { TestApp } from '../platform/testing/test-app';
import { aDemoApp } from './demo-app.builder';
import { fillDemoCompany } from './demo-company.service';
import { fillLargeRegister } from './large/large-register.service';

let app: TestApp;
beforeAll(async () => {
  app = await aDemoApp({ which: 'sunday' });
});
afterAll(() => app.close());

async function rows<Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> {
  return (await query.execute(app.db)).rows;
}
const count = async (query: ReturnType<typeof sql<{ count: number }>>) =>
  Number((await rows(query))[0]?.count);

describe('the demo company', () => {
  it('lets the six demo accounts in and nobody else', async () => {
    for (const login of ['admin', 'lawyer', 'buyer', 'approver', 'head', 'auditor']) {
      const answer = await app.stranger.post('/api/login', {
        email: `${login}@contracts.local`,
        password: 'Demo-2026!',
      });
      expect([login, answer.statusCode]).toEqual([login, 200]);
    }
    expect(await count(sql`select count(*) from users where password_hash is not null`)).toBe(6);
    expect(await count(sql`select count(*) from users`)).toBe(40);
  });

  it('has nothing that was changed before it was made', async () => {
    for (const table of ['users', 'agreements', 'addendums', 'commercial_offers', 'counterparties']) {
      const early = sql`select id from ${sql.table(table)} where updated_at < created_at`;
      expect([table, await rows(early)]).toEqual([table, []]);
    }
  });

  it('has no account that is older than the line of the journal by which it was made', async () => {
    const early = sql`
      select u.id from users u join activity_logs l on l.entity_type = 'user' and l.entity_id = u.id
      where l.action = 'user.created' and (u.created_at < l.occurred_at or u.email_confirmed_at < u.created_at)`;
    expect(await rows(early)).toEqual([]);
  });

  it('tells in the journal of no account before its owner was hired', async () => {
    const early = sql`
      select l.entity_label from users u join activity_logs l on l.entity_type = 'user' and l.entity_id = u.id
      where l.action = 'user.created' and l.occurred_at::date < u.hired_at`;
    expect(await rows(early)).toEqual([]);
  });

  it('tells in the journal of no head of a department before there was an account of theirs', async () => {
    const early = sql`
      select l.entity_label from activity_logs l, jsonb_array_elements(l.changes::jsonb) change
      join users u on u.id = (change -> 'new' ->> 'id')::bigint
      where l.action = 'department.updated' and change ->> 'field' = 'head' and l.occurred_at < u.created_at`;
    expect(await rows(early)).toEqual([]);
  });

  it('says of everybody that they logged in last when the journal says so', async () => {
    const apart = await rows(sql`
      select u.id, u.last_login_at, max(l.occurred_at) as told from users u
      left join activity_logs l on l.action = 'session.started' and l.actor_id = u.id
      group by u.id having max(l.occurred_at) is distinct from u.last_login_at`);
    expect(apart).toEqual([]);
  });

  it('put the texts of its templates in before they hold', async () => {
    const late = sql`
      select t.name from file_templates t join document_versions v
        on v.documentable_type = 'file_template' and v.documentable_id = t.id
      where v.created_at::date > t.valid_from`;
    expect(await rows(late)).toEqual([]);
  });

  it('leaves no role to whoever has left it', async () => {
    const held = sql<{ count: number }>`
      select count(*) from user_roles r join users u on u.id = r.user_id where u.status = 'dismissed'`;
    expect(await count(sql`select count(*) from users where status = 'dismissed'`)).toBe(1);
    expect(await count(held)).toBe(0);
  });

  it('has about three hundred agreements in every status, over at most four years', async () => {
    expect(await count(sql`select count(*) from agreements`)).toBe(301);
    const found = await rows(sql<{ status: string }>`select distinct status from agreements`);
    expect(found.map(({ status }) => status).sort()).toEqual([...AGREEMENT_STATUSES].sort());
    expect(
      await count(
        sql`select count(*) from agreements where agreement_date not between '2022-09-01' and '2026-11-22'
          and (retention_until >= '2026-11-22' or status <> 'completed')`,
      ),
    ).toBe(0);
  });

  it('has amounts that are the sums of their lines, with the tax of their day', async () => {
    const wrong = sql<{ count: number }>`
      select count(*) from agreements a
      where not amount_is_manual and amount is not null and amount <> (
        select sum(i.amount) from agreement_items i where i.agreement_id = a.id
      )`;
    expect(await count(wrong)).toBe(0);
    const wrongRate = sql<{ count: number }>`
      select count(*) from agreements a join vat_rates r on r.id = a.vat_rate_id
      where a.agreement_date < coalesce(r.valid_from, '0001-01-01')
        or a.agreement_date > coalesce(r.valid_to, '9999-12-31')`;
    expect(await count(wrongRate)).toBe(0);
    expect(
      await count(sql`select count(*) from agreements where vat_mode = 'none' and vat_note is null`),
    ).toBe(0);
  });

  it('has a hundred and twenty partners with requisites that could exist', async () => {
    const partners = await rows(
      sql<{ inn: string | null; kpp: string | null; ogrn: string | null; is_own: boolean }>`
        select inn, kpp, ogrn, is_own from counterparties`,
    );
    expect(partners.filter(({ is_own }) => !is_own)).toHaveLength(120);
    for (const { inn, kpp, ogrn } of partners) {
      expect(inn === null || isInn(inn)).toBe(true);
      expect(kpp === null || isKpp(kpp)).toBe(true);
      expect(ogrn === null || isOgrn(ogrn)).toBe(true);
    }
    const accounts = await rows(
      sql<{ account: string; bic: string; correspondent_account: string }>`select * from bank_accounts`,
    );
    expect(accounts.length).toBeGreaterThan(110);
    for (const { account, bic, correspondent_account } of accounts) {
      expect(isSettlementAccount(account, bic)).toBe(true);
      expect(isCorrespondentAccount(correspondent_account, bic)).toBe(true);
    }
  });

  it('has a journal whose chain is whole, in the order of time', async () => {
    const { checked, fault } = await app.deps.activity.verify(app.db);
    expect(fault).toBeNull();
    expect(checked).toBeGreaterThan(1000);
    const order = sql<{ count: number }>`
      select count(*) from (select occurred_at < lag(occurred_at) over (order by seq) as back from activity_logs) l
      where back`;
    expect(await count(order)).toBe(0);
    const late = sql<{
      count: number;
    }>`select count(*) from activity_logs where occurred_at > ${app.deps.now()}`;
    expect(await count(late)).toBe(0);
  });

  it('has agreements whose steps were taken in their order: approved, then signed on the day of the signature', async () => {
    const early = await rows(
      sql`select a.id, s.occurred_at as signed, p.occurred_at as approved, a.signed_by_us_at, a.signed_by_them_at
        from agreements a
        join activity_logs s on s.entity_type = 'agreement' and s.entity_id = a.id and s.action = 'agreement.mark-signed'
        join activity_logs p on p.entity_type = 'agreement' and p.entity_id = a.id
          and p.action in ('agreement.passed', 'agreement.skip-approval')
        where p.occurred_at > s.occurred_at
          or (s.occurred_at at time zone 'Europe/Moscow')::date <> greatest(a.signed_by_us_at, a.signed_by_them_at)`,
    );
    expect(early).toEqual([]);
  });

  it('has addenda that both sides signed on a working day', async () => {
    expect(
      await count(sql`select count(*) from addendums where extract(isodow from signed_by_us_at) > 5`),
    ).toBe(0);
  });

  it('has papers whose time of keeping is over, with their files, that an act may name', async () => {
    const login = { email: 'lawyer@contracts.local', password: 'Demo-2026!' };
    const { token } = (await app.stranger.post('/api/login', login)).json<{ token: string }>();
    const answer = await app.withToken(token).get('/api/archive/records?keeping=past');
    const { data } = answer.json<{ data: KeptRecord[] }>();
    expect(data).toHaveLength(4);
    for (const { retention_until: until, files_count: files, kept_by: keptBy, act } of data) {
      expect([until, keptBy, act]).toEqual(['2025-12-31', null, null]);
      expect(files).toBe(1);
    }
  });

  it('says how long an agreement is kept once it is over, and not before', async () => {
    expect(
      await count(
        sql`select count(*) from agreements where (retention_until is not null)
          <> (status in ('completed', 'expired', 'terminated', 'rejected', 'cancelled'))`,
      ),
    ).toBe(0);
  });

  it('keeps an agreement as long as its type says', async () => {
    const years = sql`extract(year from case a.status when 'expired' then a.end_date when 'completed' then a.completed_at
      else (a.status_changed_at at time zone 'Europe/Moscow')::date end)`;
    const other = sql`select a.id from agreements a join agreement_types t on t.id = a.agreement_type_id
      where extract(year from a.retention_until) <> ${years} + t.retention_years`;
    expect(await rows(other)).toEqual([]);
    expect(
      await count(sql`select count(*) from agreements a join agreement_types t on t.id = a.agreement_type_id
      where t.retention_years = 10 and a.retention_until is not null`),
    ).toBeGreaterThan(0);
  });

  it('gives the lawyer something to do: tasks, notifications in pages, views that find something', async () => {
    const answer = await app.stranger.post('/api/login', {
      email: 'lawyer@contracts.local',
      password: 'Demo-2026!',
    });
    const lawyer = app.withToken(answer.json<{ token: string }>().token);
    const notifications = (await lawyer.get('/api/notifications')).json<{ total: number; unread: number }>();
    expect(notifications.total).toBeGreaterThanOrEqual(20);
    expect(notifications.unread).toBe(6);
    const reminders = await rows(sql<{ title: string }>`select distinct title from notifications
      where type = 'expiring' and title not like 'Договор: %'`);
    const unknown = reminders.filter(
      ({ title }) => !/^До окончания договора (7|30|60|90)\u00a0дней$/.test(title),
    );
    expect([reminders.length > 0, unknown]).toEqual([true, []]);
    const outdated = sql`select n.body, a.effective_end_date from notifications n join agreements a on a.id = n.subject_id
      where n.type = 'expiring' and n.title not like 'Договор: %'
        and n.body not like '%' || to_char(a.effective_end_date, 'DD.MM.YYYY')`;
    expect(await rows(outdated)).toEqual([]);
    const waiting = await lawyer.get('/api/agreements?filter[tab]=approval');
    expect(waiting.json<{ meta: { total: number } }>().meta.total).toBeGreaterThanOrEqual(4);
    const expiring = await lawyer.get('/api/agreements?filter[tab]=expiring');
    expect(expiring.json<{ meta: { total: number } }>().meta.total).toBeGreaterThanOrEqual(8);
    const views = await rows(sql<{ query: string }>`select query from saved_views`);
    for (const { query } of views) {
      const found = await lawyer.get(`/api/agreements?${query}`);
      expect(found.statusCode).toBe(200);
      expect(found.json<{ meta: { total: number } }>().meta.total).toBeGreaterThan(0);
    }
  });

  it('has a round for whatever waits for a decision or came back, and none for what nobody decides', async () => {
    const astray = await rows(sql<{ kind: string; status: string; round: string | null }>`
      with papers as (
        select 'agreement' as kind, id, status from agreements where approval_round > 0
        union all select 'addendum', id, status from addendums
        union all select 'commercial_offer', id, status from commercial_offers)
      select p.kind, p.id, p.status, (select c.status from approval_chains c
        where c.approvable_type = p.kind and c.approvable_id = p.id order by c.round desc limit 1) as round
      from papers p where p.status in ('on_approval', 'rework', 'approved')`);
    const roundOf = { on_approval: 'running', rework: 'returned', approved: 'passed' };
    expect(new Set(astray.map(({ kind }) => kind)).size).toBe(3);
    expect(astray.filter(({ status, round }) => round !== Reflect.get(roundOf, status))).toEqual([]);
    expect(await count(sql`select count(*) from approval_tasks where chain_id is null`)).toBe(0);
  });

  it('asks the lawyer for late decisions and for ones in time, some of them about what came back reworked', async () => {
    const login = { email: 'lawyer@contracts.local', password: 'Demo-2026!' };
    const { token } = (await app.stranger.post('/api/login', login)).json<{ token: string }>();
    const answer = await app.withToken(token).get('/api/approval-tasks?per_page=100');
    const tasks = answer.json<{ data: ApprovalTask[] }>().data;
    expect(tasks.some(({ is_overdue: isOverdue }) => isOverdue)).toBe(true);
    expect(tasks.filter(({ is_overdue: isOverdue }) => !isOverdue).length).toBeGreaterThanOrEqual(2);
    const repeated = tasks.filter(({ round }) => round === 2);
    expect(repeated.length).toBeGreaterThanOrEqual(2);
    expect(repeated.some(({ changes }) => (changes?.fields.length ?? 0) > 0)).toBe(true);
  });

  it('has obligations that make the sum of their agreement: most of what is behind done, a few late', async () => {
    const faults = await rows(sql`
      select a.id from agreements a join obligations b on b.document_id = a.id and b.kind = 'payment'
      group by a.id having sum(b.amount) <> a.effective_amount`);
    expect(faults).toEqual([]);
    const late = await count(
      sql`select count(*) from obligations where status = 'planned' and due_date < '2026-11-22'`,
    );
    const all = await count(sql`select count(*) from obligations`);
    expect(all).toBeGreaterThan(60);
    expect(late / all).toBeLessThan(0.1);
    expect(
      await count(sql`select count(*) from obligations where status = 'planned' and due_date > '2026-11-22'`),
    ).toBeGreaterThan(20);
  });

  it('tells of each offer that was answered when it came into its state', async () => {
    const untold = sql<{ count: number }>`
      select count(*) from commercial_offers o where status in ('sent', 'accepted', 'expired') and not exists (
        select from activity_logs l where l.entity_type = 'commercial_offer' and l.entity_id = o.id
          and l.occurred_at = o.status_changed_at and l.action <> 'commercial_offer.created')`;
    expect(await count(untold)).toBe(0);
    const unlike = sql<{ count: number }>`
      select count(*) from commercial_offers where (status = 'expired') <> (valid_until < '2026-11-22')
        and status in ('expired', 'draft', 'on_approval', 'sent', 'approved')`;
    expect(await count(unlike)).toBe(0);
  });

  it('has an agreement of three sides that one of them has signed, and watchers who have no news yet', async () => {
    const sides = await rows(
      sql`select a.status, p.signed_at from agreement_parties p join agreements a on a.id = p.agreement_id`,
    );
    expect(sides).toEqual([{ status: 'on_signing', signed_at: '2026-11-17' }]);
    expect(await count(sql`select count(*) from record_subscriptions`)).toBeGreaterThan(20);
    const news = sql<{ count: number }>`select count(*) from record_subscriptions s join activity_logs l
      on l.entity_type = s.kind and l.entity_id = s.record_id and l.seq > s.seen_seq`;
    expect(await count(news)).toBe(0);
  });

  it('has agreements that go on with an earlier one of the same counterparty', async () => {
    expect(await count(sql`select count(*) from agreement_links`)).toBeGreaterThan(20);
    const faults = await rows(sql`
      select l.id from agreement_links l join agreements a on a.id = l.agreement_id join agreements b on b.id = l.to_id
      where a.counterparty_id <> b.counterparty_id or a.agreement_date < b.agreement_date`);
    expect(faults).toEqual([]);
  });

  it('keeps real files: a Word document that opens and a PDF with its font inside', async () => {
    const files = await rows(
      sql<{ sha256: string; extension: string }>`
        select sha256, extension from files f
        where exists (select from document_versions v
          where v.file_id = f.id and v.documentable_type = 'agreement')
        order by id`,
    );
    expect(files.length).toBeGreaterThan(80);
    const bytes = async (extension: string) => {
      const found = files.find((file) => file.extension === extension);
      const chunks: Buffer[] = [];
      for await (const chunk of await app.deps.files.get(found?.sha256 ?? '')) chunks.push(chunk as Buffer);
      return Buffer.concat(chunks);
    };
    const { unzipSync, strFromU8 } = await import('fflate');
    const parts = unzipSync(await bytes('docx'));
    expect(strFromU8(parts['word/document.xml'] ?? new Uint8Array())).toContain('Предмет договора');
    const pdf = (await bytes('pdf')).toString('latin1');
    expect(pdf.startsWith('%PDF-')).toBe(true);
    expect(pdf).toContain('/FontFile2');
  });

  it('has people who talk in working hours, about what they see, with those who see it', async () => {
    const { rows } = await sql<{ commentable_id: number; people: number[]; at: string; created: string }>`
      select c.commentable_id, c.mentioned_ids || c.author_id as people, a.created_at as created,
        to_char(c.created_at at time zone 'Europe/Moscow', 'ID HH24:MI') as at
      from comments c join agreements a on a.id = c.commentable_id`.execute(app.db);
    expect(rows.length).toBeGreaterThan(12);
    const { readers } = discussedKind(app.deps.app, 'agreement');
    for (const { commentable_id, people, at } of rows) {
      expect(await readers(app.db, commentable_id)).toEqual(expect.arrayContaining(people));
      expect(at).toMatch(/^[1-5] (09|1[0-7]|18:00)/);
    }
  });

  it('is filled in only once', async () => {
    expect(await fillDemoCompany(app.deps)).toBe(false);
    expect(await count(sql`select count(*) from users`)).toBe(40);
  });
});

describe('a large register', () => {
  it('gets as many agreements as are asked for, once, and goes on numbering after them', async () => {
    const deps = { ...app.deps, db: app.db, transact: transactOn(app.db) };
    expect(await fillLargeRegister(deps, 2000)).toBe(1699);
    expect(await count(sql`select count(*) from agreements`)).toBe(2000);
    expect(await fillLargeRegister(deps, 2000)).toBe(0);
    const kept = sql<{ count: number }>`select sum(change) as count from agreement_totals`;
    expect(await count(kept)).toBe(2000);
    expect(await count(sql`select count(*) from pg_indexes where tablename = 'agreements'`)).toBeGreaterThan(
      25,
    );
    const wrong = sql<{ count: number }>`
      select count(*) from agreements a left join users u on u.id = a.responsible_id
      left join counterparties c on c.id = a.counterparty_id
      where u.full_name <> a.responsible_name or c.name_short <> a.counterparty_name or u.id is null or c.id is null`;
    expect(await count(wrong)).toBe(0);
  });
});
