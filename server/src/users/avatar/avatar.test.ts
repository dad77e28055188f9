import type { ActivityLog } from 'shared/contract/journal/activity-log';
import { MAX_AVATAR_SIZE, type UserAvatars } from 'shared/contract/user/avatar';
import type { User, UserRow } from 'shared/contract/user/user';
import { accountsModule } from '../../accounts/accounts-module';
import { filesModule } from '../../files/files-module';
import { formBody, formHeaders } from '../../files/upload.builder';
import { handbooksModule } from '../../handbooks/handbooks-module';
import type { Actor } from '../../platform/http/actor';
import { type TestApp, anActor, startTestApp } from '../../platform/testing/test-app';
import { rolesModule } from '../../roles/roles-module';
import { type BuiltUser, aUser } from '../a-user';
import { usersModule } from '../users-module';
import { aPng, avatarForm, JPEG, pngChunk, WEBP } from './a-picture';

const DAY = 86_400_000;
const PHOTO = { name: 'file', value: JPEG, fileName: 'Фото.jpg' };
const COMMENT = { name: 'comment', value: 'Летнее' };

let app: TestApp;
let user: BuiltUser;
let self: Actor;
let clerk: Actor;
let admin: Actor;
beforeAll(async () => {
  app = await startTestApp({
    modules: [rolesModule, accountsModule, handbooksModule, usersModule, filesModule],
  });
  // Somebody has to be able to edit roles whoever leaves.
  admin = anActor({ id: (await aUser(app.db, { roles: ['Администратор'] })).id });
  clerk = anActor({ id: (await aUser(app.db)).id, permissions: ['users.update_other'] });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.setNow(new Date());
  user = await aUser(app.db, { lastName: 'Соколова' });
  self = anActor({ id: user.id, permissions: [] });
});

const of = (id: number) => `/api/users/${String(id)}`;
const put = (actor: Actor, content: Buffer = JPEG, id = user.id) =>
  app.as(actor).inject({ method: 'PUT', url: `${of(id)}/avatar`, ...avatarForm(content) });
const remove = (actor: Actor, id = user.id) => app.as(actor).delete(`${of(id)}/avatar`);
const card = async (reader: Actor, id = user.id) => (await app.as(reader).get(of(id))).json<User>();
const files = async () => (await app.db.selectFrom('files').select('id').execute()).length;

describe('the picture of an employee', () => {
  it('is nobody’s business who is not logged in', async () => {
    const url = `${of(user.id)}/avatar`;
    const form = avatarForm(JPEG);
    const answers = [
      await app.stranger.get(url),
      await app.stranger.delete(url),
      await app.stranger.inject({ method: 'PUT', url, ...form }),
      await app.stranger.get('/api/users/avatars'),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401, 401]);
  });

  it('is changed by the employee without any right and by those who edit employees, by nobody else', async () => {
    expect((await put(self)).json()).toMatchObject({
      id: user.id,
      avatar: expect.stringContaining('?v=') as string,
    });
    expect((await put(clerk, WEBP)).statusCode).toBe(200);
    const colleague = anActor({ permissions: ['users.update_own', 'users.change_roles', 'agreements.read'] });
    expect((await put(colleague)).statusCode).toBe(403);
    expect((await remove(colleague)).statusCode).toBe(403);
    expect((await card(colleague)).can.change_avatar).toBe(false);
    expect((await card(self)).can.change_avatar).toBe(true);
    expect((await remove(clerk)).json()).toMatchObject({ avatar: null });
    expect((await put(clerk, JPEG, 999_999)).statusCode).toBe(404);
    expect((await remove(clerk, 999_999)).statusCode).toBe(404);
  });

  it('is read as what it is, kept by the browser under its own address alone', async () => {
    const { avatar } = (await put(self)).json<User>();
    const answer = await app.as(anActor({ permissions: ['agreements.read'] })).get(avatar ?? '');
    expect(answer.rawPayload.equals(JPEG)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(JPEG.length),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, max-age=604800, immutable',
    });
    const etag = String(answer.headers.etag);
    const again = await app
      .as(self)
      .inject({ method: 'GET', url: avatar ?? '', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    await put(self, WEBP);
    const old = await app.as(self).get(avatar ?? '');
    expect([old.headers['content-type'], old.headers['cache-control']]).toEqual([
      'image/webp',
      'private, no-cache',
    ]);
    expect((await app.as(self).get(`${of(user.id)}/avatar?v=x`)).statusCode).toBe(422);
  });

  it('is shown to those who work here, in card, list and the list of pictures', async () => {
    const { avatar } = (await put(self)).json<User>();
    const colleague = anActor({ permissions: ['agreements.read'] });
    const guest = anActor({ permissions: [] });
    const row = async (reader: Actor) =>
      (await app.as(reader).get(`/api/users?search=${user.email}`)).json<{ data: UserRow[] }>().data[0];
    const listed = async (reader: Actor) =>
      (await app.as(reader).get('/api/users/avatars')).json<UserAvatars>().data;
    expect([(await card(colleague)).avatar, (await row(colleague))?.avatar]).toEqual([avatar, avatar]);
    expect(await listed(colleague)).toContainEqual({ id: user.id, avatar });
    expect([(await card(guest)).avatar, (await row(guest))?.avatar]).toEqual([null, null]);
    expect(await listed(guest)).toEqual([]);
    expect((await app.as(guest).get(avatar ?? '')).statusCode).toBe(403);
    expect(await listed(self)).toEqual([{ id: user.id, avatar }]);
    expect((await app.as(self).get(avatar ?? '')).statusCode).toBe(200);
    expect((await app.as(colleague).get(`${of(999_999)}/avatar`)).statusCode).toBe(404);
  });

  it('is put down in the journal by a word, and a removal of none is no change', async () => {
    await put(self);
    await put(clerk, WEBP);
    await remove(self);
    const before = await card(self);
    expect((await remove(self)).json()).toMatchObject({ lock_version: before.lock_version });
    const { data } = (await app.as(self).get(`${of(user.id)}/history`)).json<{ data: ActivityLog[] }>();
    expect(data.map(({ action, changes }) => [action, changes])).toEqual(
      ['удалено', 'заменено', 'добавлено'].map((word) => [
        'user.updated',
        [{ field: 'avatar', label: 'Фото', old: null, new: word }],
      ]),
    );
  });

  it('keeps nothing of where and with what it was taken', async () => {
    await put(self, aPng(64, 64, [pngChunk('eXIf', Buffer.from('GPS 55.7558'))]));
    const { rawPayload } = await app.as(self).get(`${of(user.id)}/avatar`);
    expect(rawPayload.equals(aPng(64))).toBe(true);
  });

  it.each([
    [413, Buffer.concat([JPEG, Buffer.alloc(MAX_AVATAR_SIZE)]), 'Фото больше 256 КБ'],
    [413, Buffer.alloc(20 * MAX_AVATAR_SIZE), 'Фото больше 256 КБ'],
    [415, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'JPEG, PNG или WebP'],
    [415, Buffer.from('GIF89a with a script'), 'JPEG, PNG или WebP'],
    [422, JPEG.subarray(0, 300), 'повреждено'],
    [422, Buffer.of(), 'Файл пуст'],
    [422, aPng(16), 'от 32 до 1024 точек, а в этом 16 × 16'],
    [422, aPng(1024, 1025), 'от 32 до 1024 точек, а в этом 1024 × 1025'],
  ])('is refused with %i and a sentence, and the one before stays', async (status, content, text) => {
    const { avatar } = (await put(self)).json<User>();
    const kept = await files();
    const answer = await put(self, content);
    expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
      status,
      expect.stringContaining(text),
    ]);
    expect([(await card(self)).avatar, await files()]).toEqual([avatar, kept]);
  });

  it('is refused where there is no form, no file, or one by another name', async () => {
    const url = `${of(user.id)}/avatar`;
    expect((await app.as(self).put(url, { file: 'x' })).statusCode).toBe(415);
    const named = await app.as(self).inject({ method: 'PUT', url, ...avatarForm(JPEG, 'picture') });
    expect(named.json()).toMatchObject({ errors: { file: ['Выберите изображение'] } });
    const none = { payload: '------register-test--\r\n', headers: avatarForm(JPEG).headers };
    expect((await app.as(self).inject({ method: 'PUT', url, ...none })).statusCode).toBe(422);
  });

  it.each([
    ['behind the file', [PHOTO, COMMENT], '422 Проверьте заполнение полей'],
    ['before the file', [COMMENT, PHOTO], '422 Проверьте заполнение полей'],
    ['behind the file as another one', [PHOTO, PHOTO], '413 Слишком много файлов'],
  ])('is refused with what stands %s: nobody would take that', async (_, parts, refusal) => {
    const sent = { method: 'PUT', payload: formBody(parts), headers: formHeaders } as const;
    const answer = await app.as(self).inject({ url: `${of(user.id)}/avatar`, ...sent });
    expect(`${String(answer.statusCode)} ${answer.json<{ message: string }>().message}`).toBe(refusal);
    expect((await card(self)).avatar).toBeNull();
  });

  it('goes with its bytes when it is replaced, and stays while it is somebody’s', async () => {
    const tidy = async () => {
      app.setNow(new Date(Date.now() + 2 * DAY));
      await app.jobs.runScheduled('files.tidy');
    };
    const sumOf = async () => {
      const { headers } = await app.as(self).get(`${of(user.id)}/avatar`);
      return String(headers.etag).slice(1, -1);
    };
    const isKept = async (sha256: string) =>
      app.deps.files.get(sha256).then(
        (content) => content.destroy() !== null,
        () => false,
      );
    await put(self, aPng(50));
    const first = await sumOf();
    await tidy();
    expect(await isKept(first)).toBe(true);
    await put(self, aPng(51));
    const second = await sumOf();
    await tidy();
    expect([await isKept(first), await isKept(second)]).toEqual([false, true]);
  });

  it('goes with whoever leaves, and is given to nobody who has left', async () => {
    await put(self);
    const { lock_version } = await card(admin);
    const dismissed_at = app.deps.now().toISOString().slice(0, 10);
    const body = { lock_version, dismissed_at, successor_id: null };
    const left = await app.as(admin).post(`${of(user.id)}/dismiss`, body);
    expect(left.json()).toMatchObject({ status: 'dismissed', avatar: null, can: { change_avatar: false } });
    const { data } = (await app.as(admin).get(`${of(user.id)}/history`)).json<{ data: ActivityLog[] }>();
    expect(data[0]?.changes).toContainEqual({ field: 'avatar', label: 'Фото', old: null, new: 'удалено' });
    expect((await put(clerk)).json()).toMatchObject({ message: expect.stringContaining('уволен') as string });
  });

  it('goes with a deleted account', async () => {
    await put(self);
    await app.as(admin).delete(of(user.id));
    const row = await app.db
      .selectFrom('users')
      .select(['avatar_file_id', 'deleted_at'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ avatar_file_id: null, deleted_at: expect.any(String) as string });
    expect((await app.as(clerk).get(`${of(user.id)}/avatar`)).statusCode).toBe(404);
  });
});
