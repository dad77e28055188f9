import { fastify } from 'fastify';
import { Conflict, Forbidden } from '../platform/http/errors';
import { changeEach } from './bulk-change.service';

const error = jest.fn();
const deps = { log: Object.assign(fastify().log, { error }) };
beforeEach(() => error.mockClear());

/** A change of one record that fails so many times because somebody was between its reading and its writing. */
function overtaken(times: number) {
  let left = times;
  return () => {
    left -= 1;
    return left >= 0 ? Promise.reject(new Conflict({ id: 7 })) : Promise.resolve();
  };
}

test('a record that somebody else changed between reading and writing is read again and changed', async () => {
  expect(await changeEach(deps, [7], overtaken(1))).toEqual({ updated: 1, refused: [] });
});

test('one that is being changed all the time is refused in words that ask nobody to compare versions', async () => {
  expect(await changeEach(deps, [7], overtaken(2))).toEqual({
    updated: 0,
    refused: [{ id: 7, message: 'Запись в это же время меняет другой сотрудник. Повторите позже' }],
  });
});

test('a state that does not allow the change is told in its own words', async () => {
  const closed = () => Promise.reject(new Conflict({ id: 7 }, 'Договор уже подписан'));
  expect((await changeEach(deps, [7], closed)).refused).toEqual([{ id: 7, message: 'Договор уже подписан' }]);
});

test('another refusal is told at once, and the others are changed', async () => {
  const asked: number[] = [];
  const change = (id: number) => {
    asked.push(id);
    return id === 7 ? Promise.reject(new Forbidden('Не ваш договор')) : Promise.resolve();
  };
  expect(await changeEach(deps, [7, 8], change)).toEqual({
    updated: 1,
    refused: [{ id: 7, message: 'Не ваш договор' }],
  });
  expect(asked).toEqual([7, 8]);
});

/** As the database ends one of two transactions that wait for each other. */
const deadlock = () => Object.assign(new Error('deadlock detected'), { code: '40P01' });

test('what two changes in opposite order came to is tried once more, and refused by itself when it comes again', async () => {
  let times = 0;
  const once = () => ((times += 1) === 1 ? Promise.reject(deadlock()) : Promise.resolve());
  expect(await changeEach(deps, [7], once)).toEqual({ updated: 1, refused: [] });
  const always = (id: number) => (id === 7 ? Promise.reject(deadlock()) : Promise.resolve());
  expect(await changeEach(deps, [6, 7, 8], always)).toEqual({
    updated: 2,
    refused: [{ id: 7, message: 'Запись одновременно меняет другой сотрудник. Повторите действие' }],
  });
});

test('a fault in one record is written down and hides nothing of what was done to the others', async () => {
  const fault = new TypeError('x is not a function');
  const change = (id: number) => (id === 7 ? Promise.reject(fault) : Promise.resolve());
  expect(await changeEach(deps, [6, 7], change)).toEqual({
    updated: 1,
    refused: [{ id: 7, message: 'Запись не изменена: ошибка на сервере. Повторите позже' }],
  });
  expect(error).toHaveBeenCalledWith({ err: fault }, expect.any(String));
});
