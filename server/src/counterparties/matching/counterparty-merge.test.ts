import { sql } from 'kysely';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { agreementsModule } from '../../agreements/agreements-module';
import { aCompany, anAgreement, type Company } from '../../agreements/company.builder';
import type { Actor } from '../../platform/http/actor';
import { startTestApp, type TestApp } from '../../platform/testing/test-app';
import { counterpartiesModule } from '../counterparties-module';
import { COUNTERPARTY_LINKS } from '../counterparty-links';
import {
  aForeigner,
  anAccount,
  aPartner,
  aSignatory,
  at,
  counterpartyCalls,
  errorsOf,
} from '../counterparty.builder';

const OTHER_ACCOUNT = '40702810720000001234';
const TODAY = new Date('2026-11-20T09:00:00Z');

let app: TestApp;
let company: Company;
let lawyer: Actor;
let calls: ReturnType<typeof counterpartyCalls>;

beforeAll(async () => {
  app = await startTestApp({ modules: [agreementsModule, counterpartiesModule], now: TODAY });
  company = await aCompany(app.db);
  lawyer = await company.employee();
  calls = counterpartyCalls(app, lawyer);
});
afterAll(() => app.close());

async function twins() {
  const lines = { bank_accounts: [anAccount()], signatories: [aSignatory()] };
  const target = await calls.add(aForeigner('Тёплый дом', { note: 'Старая запись', ...lines }));
  const another = anAccount({ account: OTHER_ACCOUNT, is_primary: false });
  const source = await calls.add(aPartner({ ...lines, bank_accounts: [anAccount(), another] }));
  const agreement = await anAgreement(app.db, company, {
    counterparty_id: source.id,
    their_signatory_id: source.signatories[0]?.id ?? null,
    responsible_id: lawyer.id,
  });
  return { target, source, agreement };
}
const merge = (target: Counterparty, source: Counterparty, fields: object = {}) =>
  calls.act(target, 'merge', { source_id: source.id, fields });
const partyOf = async (agreement: number) =>
  app.db
    .selectFrom('agreements')
    .select(['counterparty_id', 'counterparty_name', 'lock_version'])
    .where('id', '=', agreement)
    .executeTakeFirstOrThrow();

test('the record that others were merged into is not deleted: what was merged would lead nowhere', async () => {
  const { target, source } = await twins();
  const one = (await merge(target, source, {})).json<Counterparty>();
  // Nothing else names it.
  await app.db.updateTable('agreements').set({ deleted_at: new Date() }).execute();
  const removed = await app
    .as(lawyer)
    .delete(`/api/counterparties/${String(one.id)}`, { lock_version: one.lock_version });
  expect([removed.statusCode, removed.json()]).toMatchObject([
    423,
    { message: expect.stringContaining('объединённые с ним контрагенты — 1') as string },
  ]);
  expect((await calls.card(one)).can.delete).toBe(false);
});

test('what was merged is not deleted as long as it may come back; what is gone all the same is not offered back', async () => {
  const target = await calls.add(aForeigner('Тёплый дом'));
  const source = await calls.add(aForeigner('Тёплый дом, дубль'));
  const one = (await merge(target, source)).json<Counterparty>();
  const gone = await calls.card(source);
  expect(gone.can.delete).toBe(false);
  const refused = await calls.remove(gone, gone.lock_version);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    423,
    {
      message:
        'Контрагент объединён с другим, отменить это можно до 20.12.2026: по этот день удалить его нельзя',
    },
  ]);
  app.setNow(new Date('2026-12-20T21:00:00Z'));
  expect((await calls.card(source)).can.delete).toBe(true);
  expect((await calls.remove(gone, gone.lock_version)).statusCode).toBe(204);
  app.setNow(TODAY);
  expect((await calls.card(one)).undoable_merge).toBeNull();
});

test('two records of one company become one, and within 30 days two again', async () => {
  const { target, source, agreement } = await twins();
  const fields = { type: 'source', inn: 'source', kpp: 'source', ogrn: 'source', note: 'target' };
  expect((await app.as(lawyer).get(`${at(source)}/merge-preview`)).json()).toEqual({
    data: [
      { label: 'банковские счета', count: 2 },
      { label: 'подписанты', count: 1 },
      { label: 'договоры', count: 1 },
    ],
    obstacle: null,
  });
  const one = (await merge(target, source, fields)).json<Counterparty>();
  expect(one).toMatchObject({ id: target.id, inn: '7736207543', note: 'Старая запись', lock_version: 2 });
  expect(one.undoable_merge).toMatchObject({ source: { id: source.id }, undo_until: '2026-12-20' });
  expect(one.bank_accounts).toMatchObject([
    { is_primary: true },
    { account: OTHER_ACCOUNT, is_primary: false },
  ]);
  expect(one.bank_accounts).toHaveLength(2);
  expect(one.signatories.map(({ id }) => id)).toEqual(target.signatories.map(({ id }) => id));
  expect(await partyOf(agreement)).toMatchObject({ counterparty_id: target.id, lock_version: 2 });
  const gone = await calls.card(source);
  expect(gone).toMatchObject({ merged_into: { id: target.id }, available_actions: [], can: { edit: false } });
  expect(gone.archived_at).not.toBeNull();
  for (const [record, field, label] of [
    [target, 'merged_from_id', 'Присоединён'],
    [source, 'merged_into_id', 'Объединён с'],
  ] as const) {
    const { data } = (await app.as(lawyer).get(`${at(record)}/history`)).json<{ data: ActivityLog[] }>();
    expect(data[0]).toMatchObject({ action_label: 'Объединение контрагентов' });
    expect(data[0]?.changes).toContainEqual(expect.objectContaining({ field, label }));
  }

  app.setNow(new Date('2026-12-21T09:00:00Z'));
  expect((await calls.card(one)).undoable_merge).toBeNull();
  expect((await calls.act(one, 'unmerge')).statusCode).toBe(423);
  app.setNow(new Date('2026-12-20T20:00:00Z'));
  const back = (await calls.act(one, 'unmerge')).json<Counterparty>();
  expect(back).toMatchObject({ type: 'foreign', inn: null, note: 'Старая запись' });
  expect(back.bank_accounts).toHaveLength(1);
  expect(await calls.card(source)).toMatchObject({
    archived_at: null,
    merged_into: null,
    bank_accounts: [{ is_primary: true }, { account: OTHER_ACCOUNT }],
    signatories: [{ id: source.signatories[0]?.id, is_default: true }],
  });
  expect(await partyOf(agreement)).toMatchObject({
    counterparty_id: source.id,
    counterparty_name: 'Тёплый дом',
  });
  expect((await calls.act(back, 'unmerge')).statusCode).toBe(423);
  app.setNow(TODAY);
});

test('a condition by a record that was merged finds what the record finds that stayed, until it is undone', async () => {
  const source = await calls.add(aForeigner('Первый'));
  const target = await calls.add(aForeigner('Второй'));
  const last = await calls.add(aForeigner('Последний'));
  const agreement = await anAgreement(app.db, company, {
    counterparty_id: source.id,
    responsible_id: lawyer.id,
  });
  const found = async (wanted: readonly Counterparty[]) => {
    const asked = wanted.map(({ id }) => `filter[counterparty_id][]=${String(id)}`).join('&');
    const { data } = (await app.as(lawyer).get(`/api/agreements?${asked}`)).json<{
      data: { id: number }[];
    }>();
    return data.map(({ id }) => id);
  };
  expect(await found([last])).toEqual([]);
  const middle = (await merge(target, source)).json<Counterparty>();
  expect(await found([source])).toEqual([agreement]);
  const end = (await merge(last, middle)).json<Counterparty>();
  for (const asked of [[source], [target], [last], [source, last]]) {
    expect(await found(asked)).toEqual([agreement]);
  }
  expect((await calls.act(end, 'unmerge')).statusCode).toBe(200);
  expect(await found([last])).toEqual([]);
  expect(await found([source])).toEqual([agreement]);
  const refused = await app.as(lawyer).get('/api/agreements?filter[counterparty_id]=x');
  expect(refused.statusCode).toBe(422);
});

const aContact = (change: object = {}) => ({ name: 'Белова Анна', phone: '+7 495 123-45-67', ...change });
const idsOf = (lines: readonly { id: number }[]) => lines.map(({ id }) => id);

/** Whom the documents of the test name on the side of the counterparty. */
async function namedIn({ agreement, addendum, offer }: Record<'agreement' | 'addendum' | 'offer', number>) {
  const { rows } = await sql<Record<string, number | string>>`
    select a.their_signatory_id as agreement, d.their_signatory_id as addendum, p.signatory_id as party,
      f.contact_id as contact, f.counterparty_name as "nameInOffer"
    from agreements a, addendums d, agreement_parties p, commercial_offers f
    where a.id = ${agreement} and d.id = ${addendum} and p.agreement_id = d.agreement_id and f.id = ${offer}`.execute(
    app.db,
  );
  return rows[0];
}

/** Documents of the counterparty that name the person who signs and the one to talk to. */
async function documentsNaming(company_: Counterparty, { signatory, contact }: Record<string, number>) {
  const given = { responsible_id: lawyer.id } as const;
  const agreement = await anAgreement(app.db, company, {
    ...given,
    counterparty_id: company_.id,
    their_signatory_id: signatory ?? null,
  });
  const guaranteed = await anAgreement(app.db, company, given);
  await app.db
    .insertInto('agreement_parties')
    .values({
      agreement_id: guaranteed,
      position: 1,
      counterparty_id: company_.id,
      role_name: 'Поручитель',
      side: 'third',
      signatory_id: signatory ?? null,
    })
    .execute();
  const { id: addendum } = await app.db
    .insertInto('addendums')
    .values({
      agreement_id: guaranteed,
      number: '1',
      title: 'Продление',
      kinds: ['extension'],
      responsible_id: lawyer.id,
      their_signatory_id: signatory ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: offer } = await app.db
    .insertInto('commercial_offers')
    .values({
      number: `КП-${String(signatory)}`,
      offer_date: '2026-11-01',
      direction: 'incoming',
      title: 'Кабель',
      organization_id: company.organizationId,
      counterparty_id: company_.id,
      counterparty_name: company_.name_short,
      contact_id: contact ?? null,
      responsible_id: lawyer.id,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { agreement, addendum, offer };
}

test('people and accounts that both have stand once, the documents name the one that stays, and undone all is as it was', async () => {
  const otherBank = { bic: '044525974', correspondent_account: '30101810145250000974' };
  const target = await calls.add(
    aForeigner('Близнец', {
      bank_accounts: [anAccount()],
      signatories: [aSignatory()],
      contacts: [aContact({ note: 'Бухгалтер' })],
    }),
  );
  const source = await calls.add(
    aForeigner('Близнец второй', {
      bank_accounts: [anAccount(), anAccount({ ...otherBank, is_primary: false })],
      signatories: [
        aSignatory({ first_name: 'олег' }),
        aSignatory({ basis_number: '16', is_default: false }),
      ],
      contacts: [aContact({ phone: '+7 (495) 123-45-67' }), aContact({ job_title: 'Директор' })],
    }),
  );
  const [signatory = 0, deputy = 0] = idsOf(source.signatories);
  const [contact = 0, chief = 0] = idsOf(source.contacts);
  const documents = await documentsNaming(source, { signatory, contact });
  const preview = await app.as(lawyer).get(`${at(source)}/merge-preview?into=${String(target.id)}`);
  expect(preview.json<{ data: object[] }>().data.slice(0, 3)).toEqual([
    { label: 'банковские счета', count: 1 },
    { label: 'подписанты', count: 1 },
    { label: 'контакты', count: 1 },
  ]);

  const one = (await merge(target, source)).json<Counterparty>();
  const kept = { signatory: target.signatories[0]?.id, contact: target.contacts[0]?.id };
  expect(idsOf(one.signatories).sort()).toEqual([kept.signatory, deputy].sort());
  expect(idsOf(one.contacts).sort()).toEqual([kept.contact, chief].sort());
  expect(one.bank_accounts.map(({ bic }) => bic)).toEqual(['044525225', '044525974']);
  const { signatory: stays } = kept;
  expect(await namedIn(documents)).toEqual({
    agreement: stays,
    addendum: stays,
    party: stays,
    contact: kept.contact,
    nameInOffer: 'Близнец',
  });

  const back = (await calls.act(one, 'unmerge')).json<Counterparty>();
  expect(await namedIn(documents)).toEqual({
    agreement: signatory,
    addendum: signatory,
    party: signatory,
    contact,
    nameInOffer: 'Близнец второй',
  });
  for (const [now, before] of [
    [back, target],
    [await calls.card(source), source],
  ] as const) {
    const { bank_accounts, signatories, contacts } = before;
    expect(now).toMatchObject({ bank_accounts, signatories, contacts });
  }
});

test.each([
  ['the one is the second side and the other a further one', [true, 1]],
  ['both are further sides', [false, 2]],
] as const)(
  'when %s, they are not merged, and the agreements are named',
  async (...[, [isSecond, further]]) => {
    const target = await calls.add(aForeigner(`Сторона ${String(further)}`));
    const source = await calls.add(aForeigner(`Ещё сторона ${String(further)}`));
    const number = `С-${String(further)}/2026`;
    const agreement = await anAgreement(app.db, company, {
      responsible_id: lawyer.id,
      number,
      ...(isSecond && { counterparty_id: target.id }),
    });
    const values = [source, ...(isSecond ? [] : [target])].map(({ id }, at_) => ({
      agreement_id: agreement,
      position: at_ + 1,
      counterparty_id: id,
      role_name: 'Поручитель',
      side: 'third' as const,
    }));
    await app.db.insertInto('agreement_parties').values(values).execute();
    const told = `Обе записи — стороны договора №\u00a0${number}: объединить их нельзя, пока в нём стоят обе`;
    const preview = await app.as(lawyer).get(`${at(source)}/merge-preview?into=${String(target.id)}`);
    expect(preview.json<{ obstacle: string }>().obstacle).toBe(told);
    expect(errorsOf(await merge(target, source)).source_id).toEqual([told]);
    expect(errorsOf(await merge(source, target)).source_id).toEqual([told]);
    expect(await calls.card(source)).toMatchObject({ archived_at: null, lock_version: 1 });

    const keeper = await company.employee({ dataScope: 'own', permissions: ['counterparties.delete'] });
    const unseen = await app
      .as(keeper)
      .post(`${at(target)}/merge`, { lock_version: 1, source_id: source.id, fields: {} });
    expect(errorsOf(unseen).source_id).toEqual([
      'Обе записи — стороны 1\u00A0договора, вам не видных: объединить их нельзя, пока в нём стоят обе',
    ]);

    await app.db.updateTable('agreements').set({ deleted_at: TODAY }).where('id', '=', agreement).execute();
    expect((await merge(target, source)).statusCode).toBe(200);
  },
);

test('what was written since the merge stays when the merge is undone', async () => {
  const target = await calls.add(aForeigner('Balt Optics', { note: 'Старая', website: 'old.example' }));
  const source = await calls.add(aForeigner('Baltic Optics', { note: 'Новая', website: 'new.example' }));
  const one = (await merge(target, source, { note: 'source', website: 'source' })).json<Counterparty>();
  const edited = (await calls.patch(one, { note: 'Записано позже' })).json<Counterparty>();
  const back = (await calls.act(edited, 'unmerge')).json<Counterparty>();
  expect(back).toMatchObject({ website: 'old.example', note: 'Записано позже' });
});

test('what cannot be merged is refused and nothing moves', async () => {
  const target = await calls.add(aForeigner('Первый'));
  const source = await calls.add(aForeigner('Второй'));
  expect(errorsOf(await merge(target, target))).toHaveProperty('source_id');
  expect(errorsOf(await merge(target, await calls.card({ id: company.organizationId })))).toHaveProperty(
    'source_id',
  );
  expect(errorsOf(await merge(target, source, { status: 'source' }))).toHaveProperty(['fields.status']);
  const sibling = await calls.add(aPartner({ kpp: '770402001' }));
  expect(errorsOf(await merge(target, sibling, { inn: 'source', type: 'source' }))).toHaveProperty('kpp');
  const clerk = await company.employee({ permissions: ['counterparties.update'] });
  const asked = { lock_version: 1, source_id: source.id };
  expect((await app.as(clerk).post(`${at(target)}/merge`, asked)).statusCode).toBe(403);
  expect((await app.as(clerk).get(`${at(source)}/merge-preview`)).statusCode).toBe(403);
  expect((await app.stranger.get(`${at(source)}/merge-preview`)).statusCode).toBe(401);
  expect((await app.as(clerk).get(at(target))).json<Counterparty>().can.merge).toBe(false);
  const keeper = await company.employee({ permissions: ['counterparties.delete'] });
  expect((await app.as(keeper).get(at(target))).json<Counterparty>().can.merge).toBe(true);
  expect((await app.as(keeper).get(`${at(source)}/merge-preview`)).statusCode).toBe(200);
  expect((await calls.card(target)).can.merge).toBe(true);
  expect((await calls.card({ id: company.organizationId })).can.merge).toBe(false);
  expect((await merge({ ...target, lock_version: 7 }, source)).statusCode).toBe(409);
  expect(await calls.card(source)).toMatchObject({ archived_at: null, lock_version: 1 });
  expect((await merge(target, source)).statusCode).toBe(200);
  expect(errorsOf(await merge(await calls.add(aForeigner('Третий')), source))).toHaveProperty('source_id');
});

test('every column that names a counterparty is known to the merge and to the deletion', async () => {
  const { rows } = await sql<{ link: string }>`
    select rel.relname || '.' || att.attname as link
    from pg_constraint con
    join pg_class rel on rel.oid = con.conrelid
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = con.conkey[1]
    where con.contype = 'f' and con.confrelid = 'counterparties'::regclass and con.confdeltype <> 'c'`.execute(
    app.db,
  );
  const own = [
    'counterparties.merged_into_id',
    'counterparty_merges.source_id',
    'counterparty_merges.target_id',
  ];
  const known = COUNTERPARTY_LINKS.map(({ table, column }) => `${table}.${column}`);
  expect(rows.map(({ link }) => link).sort()).toEqual([...known, ...own].sort());
});
