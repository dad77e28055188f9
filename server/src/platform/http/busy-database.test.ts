import { z } from 'zod';
import type { Module } from '../module';
import { anActor, startTestApp, type TestApp } from '../testing/test-app';
import { whileUnreachable } from '../testing/unreachable-database';
import { route } from './route';

let begun: (end: () => void) => void;
let test: TestApp;

const reading: Module = ({ app, db }) => {
  route(app, {
    method: 'GET',
    url: '/api/users-count',
    access: 'authenticated',
    response: z.object({ count: z.number() }),
    handler: async () => ({ count: (await db.selectFrom('users').select('id').execute()).length }),
  });
  for (const isDear of [false, true]) {
    route(app, {
      method: 'GET',
      url: isDear ? '/api/dear' : '/api/slow',
      isDear,
      access: 'authenticated',
      handler: () => new Promise<void>((resolve) => begun(resolve)),
    });
  }
  route(app, {
    method: 'POST',
    url: '/api/slow-file',
    body: 'multipart',
    access: 'authenticated',
    handler: () => new Promise<void>((resolve) => begun(resolve)),
  });
};

beforeAll(async () => {
  // To begin with, a connection has to be made within it, on a busy machine too.
  test = await startTestApp({ modules: [reading], pool: { poolSize: 1, patience: 3000 } });
});
afterAll(() => test.close());

describe('while every connection to the database is taken', () => {
  it('a request is told in Russian to come again, and the node goes on taking requests', async () => {
    const taken = await test.deps.db.startTransaction().execute();
    try {
      const answer = await test.as(anActor()).get('/api/users-count');
      expect([answer.statusCode, answer.json().message]).toEqual([
        503,
        'Сервер сейчас перегружен. Повторите через несколько секунд',
      ]);
      expect((await test.stranger.get('/health')).statusCode).toBe(200);
      expect((await test.stranger.get('/ready')).statusCode).toBe(200);
    } finally {
      await taken.rollback().execute();
    }
    expect((await test.as(anActor()).get('/api/users-count')).statusCode).toBe(200);
  });
});

describe('while the database lets nobody in', () => {
  it('a request is told in Russian that the service is away, and works again afterwards', async () => {
    await whileUnreachable(test.db, async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        const answer = await test.as(anActor()).get('/api/users-count');
        expect(answer.statusCode).toBe(503);
        expect(answer.json().message).toMatch(/^(Сервис временно недоступен|Сервер сейчас перегружен)/);
      }
      expect((await test.stranger.get('/health')).statusCode).toBe(200);
    });
    expect((await test.as(anActor()).get('/api/users-count')).statusCode).toBe(200);
  });
});

describe('one employee who asks for very much at once', () => {
  it.each([
    ['/api/slow', 12, 200],
    ['/api/dear', 2, 40],
  ])(
    'is served %s %i at a time; %i wait, the next is refused, and nobody else notices',
    async (url, atOnce, inLine) => {
      const greedy = test.as(anActor());
      const ends: (() => void)[] = [];
      let isEnding = false;
      let running = 0;
      const full = new Promise<void>((resolve) => {
        begun = (end) => {
          running += 1;
          if (isEnding) end();
          else ends.push(end);
          if (running === atOnce) resolve();
        };
      });
      const asked = Array.from({ length: atOnce + inLine }, () => greedy.get(url));
      await full;
      const refused = await greedy.get(url);
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '1']);
      expect(running).toBe(atOnce);
      expect((await test.as(anActor()).get('/api/users-count')).statusCode).toBe(200);
      isEnding = true;
      for (const end of ends) end();
      expect((await Promise.all(asked)).every((answer) => answer.statusCode === 204)).toBe(true);
      expect(running).toBe(atOnce + inLine);
    },
  );
});

describe('one employee whose files are slow to come', () => {
  it('is answered everything else meanwhile', async () => {
    const employee = test.as(anActor());
    const ends: (() => void)[] = [];
    const full = new Promise<void>((resolve) => {
      begun = (end) => {
        ends.push(end);
        if (ends.length === 12) resolve();
      };
    });
    const sent = Array.from({ length: 12 }, () =>
      employee.inject({
        method: 'POST',
        url: '/api/slow-file',
        headers: { 'content-type': 'multipart/form-data; boundary=edge' },
        payload: '--edge--\r\n',
      }),
    );
    await full;
    expect((await employee.get('/api/users-count')).statusCode).toBe(200);
    for (const end of ends) end();
    expect((await Promise.all(sent)).every((answer) => answer.statusCode === 204)).toBe(true);
  });
});
