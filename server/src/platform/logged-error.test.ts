import { z } from 'zod';
import type { Module } from './module';
import { route } from './http/route';
import { loggedError } from './logged-error';
import { anActor, startTestApp, type TestApp } from './testing/test-app';

let test: TestApp;

/** Breaks a rule of the database with a value that is somebody's own. */
const breaking: Module = ({ app, db }) => {
  route(app, {
    method: 'POST',
    url: '/api/breaking',
    access: 'authenticated',
    response: z.object({}),
    handler: async () => {
      const person = { email: 'petrova@romashka.example', first_name: 'Анна', last_name: 'Петрова' };
      await db.insertInto('users').values([person, person]).execute();
      return {};
    },
  });
};

beforeAll(async () => {
  test = await startTestApp({ modules: [breaking], config: { logLevel: 'warn' } });
});
afterAll(() => test.close());

it('a fault of the database is logged by its code and rule, without the values of the row', async () => {
  const answer = await test.as(anActor()).post('/api/breaking');
  expect(answer.statusCode).toBe(422);
  const lines = JSON.stringify(test.logLines);
  expect(lines).toContain('23505');
  expect(lines).toContain('users');
  expect(lines).not.toContain('petrova@romashka.example');
});

it('keeps nothing of an error but what it says, where it came from and what caused it', () => {
  const cause = Object.assign(new TypeError('socket closed'), { headers: { authorization: 'Bearer x' } });
  const error = Object.assign(new Error('no answer', { cause }), {
    code: 'ECONNRESET',
    client: { secretKey: 1 },
  });
  expect(loggedError(error)).toEqual({
    type: 'Error',
    message: 'no answer',
    stack: error.stack,
    code: 'ECONNRESET',
    cause: { type: 'TypeError', message: 'socket closed', stack: cause.stack },
  });
});

it('ends where an error is its own cause, and tells what is no error at all', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(loggedError(error)).match(/round/gu)?.length).toBeGreaterThan(1);
  expect(loggedError('нет места')).toEqual({ type: 'string', message: 'нет места', stack: '' });
});
