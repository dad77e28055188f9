import { sql } from 'kysely';
import { fixed } from './fixed';

test('a piece of many pieces is one, and says the same', () => {
  const name = (alias: string) => sql`${sql.ref(`${alias}.name`)} || ${sql.lit('№')}`;
  expect(fixed(sql`select ${name('a')}, ${name('b')}`).toOperationNode()).toMatchObject({
    sqlFragments: [`select "a"."name" || '№', "b"."name" || '№'`],
    parameters: [],
  });
});

test('the value of a call has no place in it', () => {
  expect(() => fixed(sql`id = ${5}`)).toThrow('holds 1 values');
});
