import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { ActivityLog } from 'shared/contract/journal/activity-log';
import type { DocumentFile } from 'shared/contract/file/file';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { RecordKind } from 'shared/contract/record/record-kind';
import type { SearchHit } from 'shared/contract/list/search';
import { z } from 'zod';
import { aUser } from '../users/a-user';
import { guardFiles } from '../files/file-guards.service';
import { filesModule } from '../files/files-module';
import { uploadForm } from '../files/upload.builder';
import { containsWords } from '../lists/list-search';
import type { ListResource } from '../lists/list-resource';
import { addRegister } from '../lists/register-catalogue';
import { type Actor, SYSTEM_ORIGIN } from '../platform/http/actor';
import type { Module } from '../platform/module';
import { anActor, startTestApp, type TestApp } from '../platform/testing/test-app';
import { searchModule } from '../search/search-module';
import { changeRecord, requireVisible } from './record-change.service';
import { readRoutes } from './record-routes';
import type { RecordSource } from './record-source';
import type { Viewer } from './viewer';

interface Memo {
  id: number;
  lock_version: number;
  title: string;
}

/** A kind that no code of the product has ever heard of. */
const KIND: RecordKind = {
  name: 'memo',
  resource: 'memos',
  path: '/memos',
  title: 'Служебные записки',
  noun: {
    forms: ['записка', 'записки', 'записок'],
    accusative: 'записку',
    subject: 'Записка',
    gender: 'feminine',
  },
};
const FIELDS = {
  title: { label: 'Тема', kind: 'text', max: 200, required: true, group: 'open', section: 'main' },
} as const satisfies FieldTable;

const ownedBy = (viewer: Viewer) =>
  viewer === 'everything' ? sql<boolean>`true` : sql<boolean>`m.owner_id = ${viewer.id}`;
const list: ListResource<Memo> = {
  name: KIND.resource,
  from: sql`memos m`,
  id: sql<number>`m.id`,
  columns: sql<Memo>`m.id, m.lock_version, m.title`,
  sorts: { title: { expression: sql`m.title` } },
  defaultSort: 'title',
  filters: {},
  search: (text) => containsWords(sql`search_text(m.title)`, text),
  visible: ({ actor }) => ownedBy(actor),
};
const source: RecordSource<Memo, Memo> = {
  kind: KIND,
  fields: FIELDS,
  find: async (db, viewer, id) => {
    const { rows } = await sql<Memo>`
      select ${list.columns} from ${list.from} where m.id = ${id} and ${ownedBy(viewer)}`.execute(db);
    return rows[0] ?? null;
  },
  seen: { from: list.from, id: list.id, alias: 'm', seen: ownedBy },
  label: (memo) => `Записка «${memo.title}»`,
  view: (memo) => memo,
  audience: async (db, id) => {
    const { rows } = await sql<{ owner_id: number }>`select owner_id from memos where id = ${id}`.execute(db);
    return rows.map((row) => row.owner_id);
  },
};
const wire = z.object({ id: z.int(), lock_version: z.int(), title: z.string() });

const memos: Module = (deps) => {
  deps.activity.labels({ 'memo.renamed': 'Новая тема записки' });
  deps.activity.fields(KIND.name, FIELDS);
  addRegister(deps.app, {
    title: KIND.title,
    access: 'authenticated',
    sharing: 'authenticated',
    list,
    columns: {},
    hit: ({ id, title }) => ({ kind: KIND.name, id, title, hint: '', url: `/memos/${String(id)}` }),
  });
  guardFiles(deps.app, KIND.name, {
    requireReadable: (db, actor, id) => requireVisible(source, db, { viewer: actor, id }),
    requireWritable: async (trx, actor, { id }) => {
      await requireVisible(source, trx, { viewer: actor, id });
      return `Записка № ${String(id)}`;
    },
  });
  readRoutes(deps, {
    source,
    access: 'authenticated',
    list,
    rowView: (memo) => memo,
    schemas: { row: wire, card: wire },
  });
};

let app: TestApp;
let owner: Actor;
let stranger: Actor;
beforeAll(async () => {
  app = await startTestApp({ modules: [filesModule, memos, searchModule] });
  await sql`create table memos (
    id integer generated always as identity primary key, title text not null,
    owner_id integer not null, lock_version integer not null default 1)`.execute(app.db);
  // The start of a server gives its role the tables of the migrations; this one comes later.
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(app.deps.db);
  await sql`grant select, insert, update, delete on memos to ${sql.id(rows[0]?.role ?? '')}`.execute(app.db);
  owner = anActor({ id: (await aUser(app.db)).id });
  stranger = anActor({ id: (await aUser(app.db)).id });
  await sql`insert into memos (title, owner_id) values ('О реле', ${owner.id})`.execute(app.db);
  await app.db
    .insertInto('tokens')
    .values({ user_id: owner.id, kind: 'session', hash: randomBytes(32), expires_at: new Date('2099-01-01') })
    .execute();
});
afterAll(() => app.close());

const rename = (title: string, lockVersion: number) =>
  changeRecord(app.deps, source, {
    actor: owner,
    origin: SYSTEM_ORIGIN,
    id: 1,
    lockVersion,
    decide: async ({ trx }) => {
      await sql`update memos set title = ${title}, lock_version = lock_version + 1 where id = 1`.execute(trx);
      return { action: 'memo.renamed' };
    },
  });
const search = async (actor: Actor) =>
  (await app.as(actor).get(`/api/search?search=${encodeURIComponent('реле')}`)).json<{ data: SearchHit[] }>()
    .data;

describe('a kind that a module alone has made known', () => {
  it('has a list and a card, under the rights and the visibility of its module', async () => {
    expect((await app.stranger.get('/api/memos')).statusCode).toBe(401);
    expect((await app.as(owner).get('/api/memos')).json<{ data: Memo[] }>().data).toHaveLength(1);
    expect((await app.as(stranger).get('/api/memos/1')).json().message).toBe('Записка не найдена');
  });

  it('is found by the search under the title of its register', async () => {
    const [hit, ...others] = await search(owner);
    expect(hit).toMatchObject({ kind: 'memo', section: 'Служебные записки', url: '/memos/1' });
    expect([others, await search(stranger)]).toEqual([[], []]);
  });

  it('leaves a line in the journal that leads to the record, in the words of its fields', async () => {
    await rename('О реле и датчиках', 1);
    const { data } = (await app.as(owner).get('/api/activity-logs?filter[entity_type]=memo')).json<{
      data: ActivityLog[];
    }>();
    expect(data).toMatchObject([
      {
        action_label: 'Новая тема записки',
        entity_label: 'Записка «О реле и датчиках»',
        entity_url: '/memos/1',
        changes: [{ label: 'Тема', old: 'О реле', new: 'О реле и датчиках' }],
      },
    ]);
    const history = await app.as(owner).get('/api/memos/1/history');
    expect(history.json<{ data: ActivityLog[] }>().data).toMatchObject([{ entity_url: '/memos/1' }]);
  });

  it('tells the screens of those who see the record where to read it anew', async () => {
    const sent = await app.db.selectFrom('outbox').select(['channels', 'payload']).execute();
    expect(sent).toMatchObject([
      {
        channels: [`private-users.${String(owner.id)}`],
        payload: { kind: 'entity', entity: 'memo', resource: 'memos', id: 1, lock_version: 2 },
      },
    ]);
  });

  it('keeps files by the rules of its module', async () => {
    const upload = (actor: Actor, type: string) =>
      app.as(actor).inject({ method: 'POST', url: '/api/files', ...uploadForm({ type, id: 1 }) });
    expect((await upload(owner, 'memo')).json<DocumentFile>()).toMatchObject({ documentable_type: 'memo' });
    expect((await upload(stranger, 'memo')).statusCode).toBe(404);
    const unknown = await upload(owner, 'letter');
    expect([unknown.statusCode, unknown.json().errors]).toEqual([
      422,
      { documentable_type: ['У записей такого вида нет файлов'] },
    ]);
  });
});
