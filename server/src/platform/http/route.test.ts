import { Readable } from 'node:stream';
import { brotliDecompressSync } from 'node:zlib';
import { z } from 'zod';
import type { Module } from '../module';
import { anActor, startTestApp, type TestApp } from '../testing/test-app';
import { Conflict, Locked, NotFound, TooManyRequests, ValidationFailed } from './errors';
import { idParams } from './id-params';
import { route } from './route';

const word = z.strictObject({
  title: z.string().min(1).max(20),
  amount: z.number().int().min(1).optional(),
  kind: z.enum(['standard', 'nda']).optional(),
  items: z.array(z.strictObject({ name: z.string() })).optional(),
});
let ran: string[] = [];

const words: Module = ({ app, db }) => {
  route(app, {
    method: 'POST',
    url: '/api/words',
    access: ['agreements.create', 'agreements.edit'],
    body: word,
    response: z.object({ title: z.string(), when: z.string().nullable() }),
    status: 201,
    handler: ({ body }) => {
      ran.push(body.title);
      return { title: body.title, when: null, secret: 'never leaves' };
    },
  });
  route(app, { method: 'POST', url: '/api/open', access: 'public', body: word, handler: () => undefined });
  route(app, {
    method: 'GET',
    url: '/api/words/:id',
    access: 'public',
    params: idParams,
    query: z.strictObject({ fault: z.string().optional() }),
    response: z.object({ id: z.number() }),
    handler: async ({ params, query }) => {
      if (query.fault === 'missing') throw new NotFound();
      if (query.fault === 'stale') throw new Conflict({ id: params.id, lock_version: 2 });
      if (query.fault === 'locked') throw new Locked();
      if (query.fault === 'often') throw new TooManyRequests(12.2);
      if (query.fault === 'field') throw new ValidationFailed({ number: ['Номер занят'] });
      if (query.fault === 'full') throw Object.assign(new Error('secret path'), { code: 'ENOSPC' });
      if (query.fault === 'bug') throw new Error('secret detail');
      if (query.fault === 'database')
        await db
          .insertInto('outbox')
          .values({ event: 'x' } as never)
          .execute();
      return { id: params.id };
    },
  });
  route(app, {
    method: 'DELETE',
    url: '/api/words/:id',
    access: (actor) => actor.id === 7,
    params: idParams,
    handler: () => undefined,
  });
  route(app, {
    method: 'GET',
    url: '/api/words/:id/file',
    access: 'authenticated',
    params: idParams,
    response: 'stream',
    handler: () => Readable.from(['bytes']),
  });
  route(app, {
    method: 'POST',
    url: '/api/words/:id/file',
    access: 'public',
    params: idParams,
    body: 'multipart',
    handler: () => undefined,
  });
};

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp({ modules: [words] });
});
afterAll(() => test.close());
beforeEach(() => (ran = []));

const editor = anActor({ permissions: ['agreements.create', 'agreements.edit'] });

describe('an endpoint', () => {
  it('refuses a stranger before it looks at what they sent', async () => {
    const answer = await test.stranger.inject({
      method: 'POST',
      url: '/api/words',
      payload: '{broken',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.json().message).toBe('Войдите в систему, чтобы продолжить');
  });

  it('refuses an employee who holds only one of the two permissions, before validation', async () => {
    const answer = await test
      .as(anActor({ permissions: ['agreements.create'] }))
      .post('/api/words', { wrong: true });
    expect(answer.statusCode).toBe(403);
    expect(ran).toEqual([]);
  });

  it('answers by its response schema, so that no other field leaves', async () => {
    const answer = await test.as(editor).post('/api/words', { title: 'Договор' });
    expect(answer.statusCode).toBe(201);
    expect(answer.body).toBe('{"title":"Договор","when":null}');
  });

  it.each([
    [{}, { title: ['Это поле обязательно для заполнения'] }],
    [{ title: 7 }, { title: ['Укажите текст'] }],
    [{ title: 'x'.repeat(21) }, { title: ['Не длиннее 20\u00a0знаков'] }],
    [{ title: 'a', unknown: 1 }, { unknown: ['Неизвестное поле'] }],
    [{ title: 'a', amount: 0 }, { amount: ['Значение не меньше 1'] }],
    [{ title: 'a', kind: 'x' }, { kind: ['Выберите одно из допустимых значений'] }],
    [{ title: 'a\u0000' }, { title: ['В тексте есть недопустимый символ'] }],
    [{ title: '\ud800' }, { title: ['В тексте есть недопустимый символ'] }],
    [{ title: 'a', items: [{ name: 'b' }, {}] }, { 'items.1.name': ['Это поле обязательно для заполнения'] }],
    [[], { base: ['Укажите набор полей'] }],
    [{ title: 'a', toString: 1 }, { toString: ['Неизвестное поле'] }],
    [
      { title: 'a', hasOwnProperty: {}, valueOf: 1 },
      { hasOwnProperty: ['Неизвестное поле'], valueOf: ['Неизвестное поле'] },
    ],
    ['text\u0000', { base: ['В тексте есть недопустимый символ'] }],
  ])('refuses %j with a sentence under the field', async (body, errors) => {
    const headers = { 'content-type': 'application/json' };
    const payload = JSON.stringify(body);
    const answer = await test.as(editor).inject({ method: 'POST', url: '/api/words', payload, headers });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual(errors);
    expect(ran).toEqual([]);
  });

  it.each([33, 1000, 20_000, 250_000])('refuses %i levels of lists, however deep', async (levels) => {
    const headers = { 'content-type': 'application/json' };
    const payload = `{"title":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    // Work that grew with the square of the levels would not end within the test's own time.
    const answer = await test.as(editor).inject({ method: 'POST', url: '/api/words', payload, headers });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ base: ['Слишком много вложенных уровней'] });
  });

  it('refuses levels that are never closed before it has them all, and in whatever pieces they come', async () => {
    const pieces = new Readable({ read: () => undefined });
    const answer = test.as(editor).inject({
      method: 'POST',
      url: '/api/words',
      headers: { 'content-type': 'application/json' },
      payload: pieces,
    });
    for (let level = 0; level < 34; level += 1) pieces.push(Buffer.from('['));
    // The body goes on, and the answer does not wait for it.
    expect((await answer).json().errors).toEqual({ base: ['Слишком много вложенных уровней'] });
    pieces.push(null);
  });

  it('counts no bracket and no comma of a text, not of one in pieces either', async () => {
    const title = `[,"\\${'[,'.repeat(6)}`;
    const pieces = Readable.from(
      [...Buffer.from(JSON.stringify({ title }))].map((byte) => Buffer.from([byte])),
    );
    const headers = { 'content-type': 'application/json' };
    const answer = await test
      .as(editor)
      .inject({ method: 'POST', url: '/api/words', headers, payload: pieces });
    expect([answer.statusCode, answer.json().title]).toEqual([201, title]);
  });

  it('keeps letters that come in two pieces', async () => {
    const bytes = Buffer.from('{"title":"Договор"}');
    const headers = { 'content-type': 'application/json' };
    const payload = Readable.from([bytes.subarray(0, 11), bytes.subarray(11, 12), bytes.subarray(12)]);
    const answer = await test.as(editor).inject({ method: 'POST', url: '/api/words', headers, payload });
    expect(answer.json().title).toBe('Договор');
  });

  it.each([
    ['a list', { title: 'a', items: Array.from({ length: 2002 }, () => ({ name: 'b' })) }],
    ['an object', Object.fromEntries(Array.from({ length: 2002 }, (_, key) => [key, 1]))],
    ['lists', { title: 'a', items: Array.from({ length: 26 }, () => Array.from({ length: 1999 }, () => 1)) }],
  ])('refuses %s of more values than any form has', async (_, body) => {
    const answer = await test.as(editor).post('/api/words', body);
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { base: ['Слишком много значений'] }]);
  });

  it('refuses a text far longer than any field takes under the name of its field', async () => {
    const answer = await test.as(editor).post('/api/words', { title: 'я'.repeat(100_001) });
    expect(answer.json().errors).toEqual({ title: ['Слишком длинный текст'] });
  });

  it.each([
    ['of a stranger what a login takes', '/api/open', 17_000],
    ['of an employee what a form takes', '/api/words', 530_000],
    ['of an address that is none what a login takes', '/api/none', 17_000],
  ])('reads %s', async (_, url, size) => {
    const send = (length: number) => test.as(editor).post(url, { title: 'x'.repeat(length) });
    expect((await send(size)).statusCode).toBe(413);
    expect((await send(size - 10_000)).statusCode).not.toBe(413);
  });

  it('names the first thousand fields of a body in which more are wrong', async () => {
    const line = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`k${String(at)}`, 1]));
    const answer = await test
      .as(editor)
      .post('/api/words', { items: Array.from({ length: 200 }, () => line) });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json<{ errors: object }>().errors)).toHaveLength(1000);
  });

  it('repeats a long name of the request a few times at most, however many places under it are damaged', async () => {
    const name = 'x'.repeat(2000);
    const damaged = Object.fromEntries(Array.from({ length: 2000 }, (_, at) => [`k${String(at)}`, '\0']));
    const answer = await test.as(editor).post('/api/words', { title: { [name]: damaged } });
    expect(answer.statusCode).toBe(422);
    expect(answer.body.length).toBeLessThan(50_000);
  });

  it('takes as many levels as any form has', async () => {
    const payload = { title: 'Договор', items: [{ name: 'Первая' }] };
    expect((await test.as(editor).post('/api/words', payload)).statusCode).toBe(201);
  });

  it.each([
    ['{broken', 'json', [400, 'Тело запроса — не JSON']],
    ['', 'json', [400, 'Тело запроса пустое']],
    ['{"__proto__":{}}', 'json', [400, 'Тело запроса — не JSON']],
    ['a=b', 'x-www-form-urlencoded', [415, 'Такой тип данных не поддерживается']],
    [JSON.stringify({ title: 'x'.repeat(1_100_000) }), 'json', [413, 'Запрос слишком большой']],
  ])('answers a body it cannot read in Russian (%#)', async (payload, type, refusal) => {
    const headers = { 'content-type': `application/${type}` };
    const answer = await test.as(editor).inject({ method: 'POST', url: '/api/words', payload, headers });
    expect([answer.statusCode, answer.json().message]).toEqual(refusal);
    expect(answer.json().request_id).toBe(answer.headers['x-request-id']);
  });

  it.each([
    ['missing', 404, { message: 'Запись не найдена' }],
    ['stale', 409, { current: { id: 5, lock_version: 2 } }],
    ['locked', 423, {}],
    ['often', 429, {}],
    ['field', 422, { errors: { number: ['Номер занят'] } }],
    ['database', 422, {}],
    ['full', 503, { message: 'На сервере кончилось место, ничего не записано. Сообщите администратору' }],
    ['bug', 500, { message: 'Внутренняя ошибка сервера. Сообщите администратору номер запроса' }],
  ])('says %s in the one wire form', async (fault, status, body) => {
    const answer = await test.stranger.get(`/api/words/5?fault=${fault}`);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ request_id: answer.headers['x-request-id'], ...body });
    expect(answer.body).not.toMatch(/secret|stack|\.ts/);
    expect(answer.headers['retry-after']).toBe(fault === 'often' ? '13' : undefined);
  });

  it.each([
    '/api/words/0',
    '/api/words/abc',
    '/api/words/1e3',
    '/api/words/99999999999999999',
    '/api/words/%00',
  ])('knows no record at %s', async (url) => expect((await test.stranger.get(url)).statusCode).toBe(404));

  it('refuses an unknown parameter of the query', async () => {
    const answer = await test.stranger.get('/api/words/5?page=1');
    expect([answer.statusCode, answer.json().errors]).toEqual([422, { page: ['Неизвестное поле'] }]);
  });

  it.each(['__proto__', 'toString', 'constructor', 'hasOwnProperty'])(
    'refuses a parameter named %s like any other it does not know',
    async (name) => {
      const answer = await test.stranger.get(`/api/words/5?${name}=1`);
      expect(answer.statusCode).toBe(422);
      expect(Object.keys(answer.json<{ errors: object }>().errors)).toEqual([name]);
    },
  );

  it('answers 204 when it has nothing to say, and asks its own rule who may call', async () => {
    expect((await test.as(anActor({ id: 7 })).delete('/api/words/5')).statusCode).toBe(204);
    expect((await test.as(anActor({ id: 8 })).delete('/api/words/5')).statusCode).toBe(403);
  });

  it('streams what is a stream and takes files only as a form', async () => {
    expect((await test.as(editor).get('/api/words/5/file')).body).toBe('bytes');
    expect((await test.stranger.post('/api/words/5/file', { file: 'x' })).statusCode).toBe(415);
  });
});

describe('the server around the endpoints', () => {
  it('says which methods an address has', async () => {
    const answer = await test.as(editor).put('/api/words/5', {});
    expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'DELETE, GET']);
    expect((await test.stranger.inject({ method: 'OPTIONS', url: '/api/words' })).statusCode).toBe(405);
  });

  it('answers an unknown address, and one that is no address, in Russian', async () => {
    expect((await test.stranger.get('/api/nothing')).json().message).toBe('Такого адреса нет');
    expect((await test.stranger.get('/api/words/%E0%A4%A')).statusCode).toBe(400);
  });

  it('opens itself to no other origin and runs no inline script', async () => {
    const answer = await test.stranger.inject({
      method: 'GET',
      url: '/health',
      headers: { origin: 'https://evil.example' },
    });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    const policy = String(answer.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toMatch(/unsafe-eval|script-src[^;]*unsafe-inline/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('asks browsers to come encrypted, to every name under its own as well, where that is how it is reached', async () => {
    const secure = await startTestApp({ config: { publicUrl: 'https://contracts.company.ru' } });
    const { headers } = await secure.stranger.get('/health');
    await secure.close();
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect((await test.stranger.get('/health')).headers['strict-transport-security']).toBeUndefined();
  });

  it('keeps a request number it was given and makes one otherwise', async () => {
    const given = await test.stranger.inject({
      method: 'GET',
      url: '/health',
      headers: { 'x-request-id': 'trace-0001' },
    });
    expect(given.headers['x-request-id']).toBe('trace-0001');
    const forged = await test.stranger.inject({
      method: 'GET',
      url: '/health',
      headers: { 'x-request-id': 'a b' },
    });
    expect(forged.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('sends long answers compressed to whoever reads them so', async () => {
    const read = (accepted: string) =>
      test.stranger.inject({
        method: 'GET',
        url: '/api/openapi.json',
        headers: { 'accept-encoding': accepted },
      });
    const [plain, short] = [await read('identity'), await read('gzip, br')];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(short.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(short.rawPayload).toString()).toBe(plain.body);
    expect(short.headers.vary).toContain('accept-encoding');
  });

  it.each(['/api/openapi.json', '/api/docs'])('sends %s again only when it has changed', async (url) => {
    const { headers, rawPayload } = await test.stranger.get(url);
    const again = await test.stranger.inject({
      method: 'GET',
      url,
      headers: { 'if-none-match': String(headers.etag) },
    });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    expect(rawPayload.length).toBeGreaterThan(1000);
  });

  it('is ready when the database answers', async () => {
    expect((await test.stranger.get('/ready')).json()).toEqual({ status: 'ok' });
  });

  it('describes every endpoint out of the schemas that check it', async () => {
    const document = (await test.stranger.get('/api/openapi.json')).json<{
      paths: Record<string, Record<string, { requestBody?: unknown; 'x-permissions'?: string[] }>>;
    }>();
    const create = document.paths['/api/words']?.post;
    expect(create?.['x-permissions']).toEqual(['agreements.create', 'agreements.edit']);
    expect(JSON.stringify(create?.requestBody)).toContain('"maxLength":20');
    expect(Object.keys(document.paths['/api/words/{id}'] ?? {})).toEqual(['get', 'delete']);
    const page = await test.stranger.get('/api/docs');
    expect(page.body).toContain('/api/words/:id');
    expect(page.body).not.toMatch(/<script|style="|https?:\/\//);
  });
});
