import type { Letter } from '../platform/mail/mailer';
import { rolesModule } from '../roles/roles-module';
import { type TestApp, anActor, startTestApp } from '../platform/testing/test-app';
import { type BuiltUser, aUser } from '../users/a-user';
import { deliver } from './deliveries.service';
import { type Notice, notify } from './notifications.service';
import { notificationsModule } from './notifications-module';
import { quietNow } from './quiet-hours.builder';

const HOUR = 3_600_000;
let app: TestApp;
let lawyer: BuiltUser;
beforeAll(async () => {
  app = await startTestApp({ modules: [rolesModule, notificationsModule] });
});
beforeEach(async () => {
  // Notices bear the moment of the database, which must lie behind.
  app.setNow(new Date(Date.now() + 60_000));
  await app.db.deleteFrom('notifications').execute();
  await app.db.deleteFrom('outbox').execute();
  app.letters.length = 0;
  lawyer = await aUser(app.db);
});
afterAll(() => app.close());

const as = (user: BuiltUser) => app.as(anActor({ id: user.id, permissions: [] }));
const tell = (notice: Partial<Notice> = {}) =>
  app.deps.transact((trx) =>
    notify(app.deps, trx, {
      userIds: [lawyer.id],
      type: 'approval_requested',
      title: 'Документ ждёт решения',
      body: 'Договор № 112/2026-П',
      url: '/agreements/112',
      ...notice,
    }),
  );
const later = (hours: number) => app.setNow(new Date(Date.now() + hours * HOUR));
const run = () => app.jobs.runScheduled('notifications.deliver');
const sent = () => app.letters.map(({ to, subject }) => `${to} ${subject}`);
const settle = (body: object) => as(lawyer).patch('/api/notification-settings', body);
const liveEvents = async () => (await app.db.selectFrom('outbox').select('payload').execute()).length;
const states = async () =>
  (await app.db.selectFrom('notification_deliveries').select('state').orderBy('id').execute()).map(
    ({ state }) => state,
  );

describe('a letter about a notification', () => {
  it('names in its subject what a person follows, and whom they stand in for', async () => {
    await settle({ kinds: [{ type: 'record_changed', live: true, mail: 'letter' }] });
    const body = 'Изменение договора: срок';
    await tell({ type: 'record_changed', title: 'Изменилось: № 112/2026-П', body });
    await tell({ type: 'absence_assigned', title: 'Вы замещаете: Ким Е. А.', body: 'с 01.12.2026' });
    await run();
    expect(app.letters.map(({ subject }) => subject)).toEqual([
      'Изменилось: № 112/2026-П · Изменение договора: срок',
      'Вы замещаете: Ким Е. А. · с 01.12.2026',
    ]);
  });

  it('leaves once, with the record’s address and the page where letters are chosen', async () => {
    await tell();
    await run();
    await run();
    expect(sent()).toEqual([`${lawyer.email} Документ ждёт вашего решения: Договор № 112/2026-П`]);
    const [letter] = app.letters;
    const base = 'http://localhost:8080';
    expect(letter?.settings).toBe(`${base}/notifications/settings`);
    expect(letter?.text).toContain(`${base}/agreements/112`);
    expect(letter?.html).toContain(`<a href="${base}/agreements/112">`);
    // On a phone it is read at the width of the phone.
    expect(letter?.html).toContain('<meta name="viewport" content="width=device-width">');
  });

  it('leaves once however many nodes look for it at the same time', async () => {
    for (const id of [1, 2, 3]) await tell({ subject: { type: 'agreement', id } });
    await Promise.all([run(), run(), run()]);
    expect(app.letters).toHaveLength(3);
  });

  it('shows signs in what people have written as signs', async () => {
    await tell({ title: '<b>«Ромашка» & Ко</b>' });
    await run();
    expect(app.letters[0]?.html).toContain('&#60;b&#62;«Ромашка» &#38; Ко');
  });

  it('is not written about what was read meanwhile, nor to somebody who was blocked', async () => {
    const blocked = await aUser(app.db);
    await tell({ userIds: [lawyer.id, blocked.id] });
    const { data } = (await as(lawyer).get('/api/notifications')).json<{ data: { id: number }[] }>();
    await as(lawyer).patch('/api/notifications/read', { ids: data.map(({ id }) => id) });
    await app.db.updateTable('users').set({ status: 'blocked' }).where('id', '=', blocked.id).execute();
    await run();
    expect(sent()).toEqual([]);
    expect(await states()).toEqual(['dropped', 'dropped']);
  });

  it('is not written to somebody who has switched it off, before or after the event', async () => {
    await tell();
    await settle({ kinds: [{ type: 'approval_requested', live: true, mail: 'none' }] });
    await tell();
    await run();
    expect(sent()).toEqual([]);
  });

  it('is one about repeats that came before it left', async () => {
    const subject = { type: 'agreement', id: 112 };
    await tell({ subject });
    await tell({ subject, title: 'Документ снова ждёт решения' });
    await run();
    expect(app.letters).toHaveLength(1);
    expect(app.letters[0]?.text).toContain('И ещё 1 непрочитанное событие о том же');
  });

  it.each([
    [3, 'И ещё 2 непрочитанных события о том же'],
    [6, 'И ещё 5 непрочитанных событий о том же'],
  ])('counts no events of other kinds into what its title says (%i of them)', async (count, rest) => {
    const groupKey = 'approval:5';
    for (let at = 2; at <= count; at += 1) await tell({ groupKey });
    await tell({ groupKey, type: 'approval_overdue', title: 'Срок согласования истёк' });
    await run();
    const letter = app.letters.find(({ text }) => text.startsWith('Срок согласования истёк\n'));
    expect(letter?.text).toContain(rest);
    expect(letter?.html).toMatch(new RegExp(`<b>Срок согласования истёк</b></a>.*<small>${rest}</small>`));
  });
});

describe('a mail server that', () => {
  const withMailer = (fault: () => Error | null) => {
    const taken: Letter[] = [];
    const send = async (letter: Letter) => {
      const error = fault();
      if (error !== null) throw error;
      taken.push(letter);
    };
    return { taken, deps: { ...app.deps, mailer: { send } } };
  };

  it('is not there gets the letter at a later attempt, the others unasked meanwhile', async () => {
    await tell({ subject: { type: 'agreement', id: 1 } });
    await tell({ subject: { type: 'agreement', id: 2 } });
    let asked = 0;
    let isDown = true;
    const { taken, deps } = withMailer(() => {
      asked += 1;
      return isDown ? Object.assign(new Error('refused'), { code: 'ECONNECTION' }) : null;
    });
    await deliver(deps);
    expect(asked).toBe(1);
    isDown = false;
    await deliver(deps);
    expect(taken).toHaveLength(1);
    later(1);
    await deliver(deps);
    expect(taken).toHaveLength(2);
  });

  it('refuses one letter for good keeps no other from leaving', async () => {
    await tell({ subject: { type: 'agreement', id: 1 } });
    await tell({ subject: { type: 'agreement', id: 2 } });
    let asked = 0;
    const { taken, deps } = withMailer(() => {
      asked += 1;
      return asked === 1 ? Object.assign(new Error('no such box'), { responseCode: 550 }) : null;
    });
    await deliver(deps);
    expect(taken).toHaveLength(1);
    expect(await states()).toEqual(['failed', 'done']);
  });

  it('never answers is given up after six attempts', async () => {
    await tell();
    const { deps } = withMailer(() => new Error('timeout'));
    for (let attempt = 1; attempt <= 8; attempt += 1) {
      later(attempt * 10);
      await deliver(deps);
    }
    expect(
      await app.db.selectFrom('notification_deliveries').select(['state', 'attempts']).execute(),
    ).toEqual([{ state: 'failed', attempts: 6 }]);
  });

  it('died in the middle of a letter makes no second one', async () => {
    await tell();
    await app.db
      .updateTable('notification_deliveries')
      .set({ state: 'leaving', claimed_at: new Date(Date.now() - HOUR) })
      .execute();
    await run();
    expect(sent()).toEqual([]);
    expect(await states()).toEqual(['failed']);
  });
});

describe('the digest', () => {
  const changed = (id: number) =>
    tell({ type: 'document_changed', title: `Изменён ${String(id)}`, subject: { type: 'agreement', id } });

  it('is one letter of the next morning, also when no node was awake then', async () => {
    for (const id of [1, 2, 3, 4, 5]) await changed(id);
    await tell({ type: 'expiring', title: 'Истекает завтра' });
    await run();
    expect(sent()).toEqual([]);
    later(49);
    await Promise.all([run(), run()]);
    await run();
    expect(app.letters).toHaveLength(1);
    const [letter] = app.letters;
    expect(letter?.subject).toMatch(/^Сводка за \d\d\.\d\d\.\d{4}: 6 уведомлений$/);
    expect(letter?.text).toMatch(
      /ДОКУМЕНТЫ[\s\S]*Изменён 5[\s\S]*Изменён 1[\s\S]*СРОКИ[\s\S]*Истекает завтра/,
    );
  });

  it.each([
    [1, '1 уведомление'],
    [2, '2 уведомления'],
    [11, '11 уведомлений'],
    [52, '52 уведомления'],
  ])('of %i counts in good Russian', async (count, words) => {
    for (let id = 1; id <= count; id += 1) await changed(id);
    later(25);
    await run();
    expect(app.letters[0]?.subject).toContain(words);
    if (count > 50) {
      expect(app.letters[0]?.text).toContain('И ещё 2 уведомления: ');
      expect(app.letters[0]?.html).toMatch(/<a href="[^"]+\/notifications">И ещё 2 уведомления<\/a>/);
    }
  });

  it('is not written when everything in it was read', async () => {
    await changed(1);
    await app.db.updateTable('notifications').set({ is_read: true, read_at: new Date() }).execute();
    later(25);
    await run();
    expect(sent()).toEqual([]);
  });
});

describe('quiet hours', () => {
  it('hold back what is live and what is written, until they end', async () => {
    await settle({ quiet_hours: quietNow() });
    await tell();
    await run();
    expect([await liveEvents(), sent()]).toEqual([0, []]);
    later(3);
    await run();
    await run();
    expect([await liveEvents(), app.letters.length]).toEqual([1, 1]);
  });

  it('do not hold back what is urgent', async () => {
    await settle({ quiet_hours: quietNow() });
    await tell({ type: 'approval_overdue' });
    await run();
    expect([await liveEvents(), app.letters.length]).toEqual([1, 1]);
  });

  it('hide nothing from the list', async () => {
    await settle({ quiet_hours: quietNow() });
    await tell();
    expect((await as(lawyer).get('/api/notifications')).json()).toMatchObject({ total: 1, unread: 1 });
  });

  it('are over with no word about what was read within them', async () => {
    await settle({ quiet_hours: quietNow() });
    await tell();
    await app.db.updateTable('notifications').set({ is_read: true, read_at: new Date() }).execute();
    later(3);
    await run();
    expect([await liveEvents(), sent()]).toEqual([0, []]);
  });
});
