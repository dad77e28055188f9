import { Conflict, Forbidden } from '../platform/http/errors';
import { changeEach } from './bulk-change.service';

/** A change of one record that fails so many times because somebody was between its reading and its writing. */
function overtaken(times: number) {
  let left = times;
  return () => {
    left -= 1;
    return left >= 0 ? Promise.reject(new Conflict({ id: 7 })) : Promise.resolve();
  };
}

test('a record that somebody else changed between reading and writing is read again and changed', async () => {
  expect(await changeEach([7], overtaken(1))).toEqual({ updated: 1, refused: [] });
});

test('one that is being changed all the time is refused in words that ask nobody to compare versions', async () => {
  expect(await changeEach([7], overtaken(2))).toEqual({
    updated: 0,
    refused: [{ id: 7, message: 'Запись в это же время меняет другой сотрудник. Повторите позже' }],
  });
});

test('a state that does not allow the change is told in its own words', async () => {
  const closed = () => Promise.reject(new Conflict({ id: 7 }, 'Договор уже подписан'));
  expect((await changeEach([7], closed)).refused).toEqual([{ id: 7, message: 'Договор уже подписан' }]);
});

test('another refusal is told at once, and the others are changed', async () => {
  const asked: number[] = [];
  const change = (id: number) => {
    asked.push(id);
    return id === 7 ? Promise.reject(new Forbidden('Не ваш договор')) : Promise.resolve();
  };
  expect(await changeEach([7, 8], change)).toEqual({
    updated: 1,
    refused: [{ id: 7, message: 'Не ваш договор' }],
  });
  expect(asked).toEqual([7, 8]);
});
