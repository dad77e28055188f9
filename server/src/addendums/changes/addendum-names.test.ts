import type { Agreement } from 'shared/contract/agreement/agreement';
import { aTermsDesk, errorsOf, said } from '../terms-desk.builder';
import type { Addendum } from 'shared/contract/addendum/addendum';

type Desk = Awaited<ReturnType<typeof aTermsDesk>>;
let desk: Desk;

beforeAll(async () => {
  desk = await aTermsDesk();
});
afterAll(() => desk.app.close());

const withoutEnd = (new_value: unknown) => [{ field: 'is_indefinite', new_value }];

it('takes that an agreement has no end for the rule of its term', async () => {
  const agreement = await desk.signed();
  const answer = await desk.post(agreement, withoutEnd(true));
  expect(answer.statusCode).toBe(201);
  const [change] = said<Addendum>(answer).changes;
  expect(change).toMatchObject({ field: 'validity_rule', old_value: 'until_date', new_value: 'indefinite' });
  const url = `/api/agreements/${String(agreement)}`;
  expect((await desk.app.as(desk.lawyer).get(url)).json<Agreement>()).toMatchObject({
    validity_rule: 'until_date',
    end_date: '2026-12-31',
  });
});

it('refuses what says nothing of an end', async () => {
  const answer = await desk.post(await desk.signed(), withoutEnd('да'));
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(errorsOf(answer))).toEqual(['changes.0.field']);
});
