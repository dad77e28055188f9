import { sql } from 'kysely';
import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { agreementsModule } from '../../agreements/agreements-module';
import { anAgreement } from '../../agreements/company.builder';
import {
  aCounterpartyOffice,
  aForeigner,
  anAccount,
  aSignatory,
  type CounterpartyOffice,
} from '../counterparty.builder';

let office: CounterpartyOffice;
beforeAll(async () => {
  office = await aCounterpartyOffice([agreementsModule]);
});
afterAll(() => office.app.close());

test('terms of addenda and terms in force name the account and the signatory that stay, and undone those that were', async () => {
  const lines = { bank_accounts: [anAccount()], signatories: [aSignatory()] };
  const target = await office.calls.add(aForeigner('Получатель', lines));
  const source = await office.calls.add(aForeigner('Получатель второй', lines));
  const line = ({ bank_accounts: [account], signatories: [person] }: Counterparty) => ({
    account: account?.id ?? 0,
    person: person?.id ?? 0,
  });
  const effective = { bank_account_id: { value: line(source).account, addendum: null } };
  const agreement = await anAgreement(office.app.db, office.company, {
    responsible_id: office.lawyer.id,
    counterparty_id: source.id,
    bank_account_id: line(source).account,
    effective_terms: JSON.stringify(effective),
  });
  const { id: addendum_id } = await office.app.db
    .insertInto('addendums')
    .values({ agreement_id: agreement, number: '1', title: 'Реквизиты', responsible_id: office.lawyer.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = { addendum_id, target: 'agreement', operation: 'set' } as const;
  await office.app.db
    .insertInto('addendum_changes')
    .values([
      { ...change, field: 'bank_account_id', new_value: JSON.stringify(line(source).account) },
      { ...change, field: 'their_signatory_id', old_value: JSON.stringify(line(source).person) },
      // A number that is nobody's, however alike.
      { ...change, field: 'notice_days', new_value: JSON.stringify(line(source).account) },
    ])
    .execute();
  const named = async () => {
    const { rows } = await sql<{ values: unknown[]; account: number; effective: number }>`
      select array_agg(coalesce(c.new_value, c.old_value) order by c.id) as values,
        min(a.bank_account_id) as account,
        min((a.effective_terms #>> '{bank_account_id,value}')::bigint) as effective
      from agreements a join addendums d on d.agreement_id = a.id join addendum_changes c on c.addendum_id = d.id
      where a.id = ${agreement}`.execute(office.app.db);
    return rows[0];
  };
  const naming = ({ account, person }: ReturnType<typeof line>) => ({
    values: [account, person, line(source).account],
    account,
    effective: account,
  });
  expect(await named()).toEqual(naming(line(source)));
  const one = (
    await office.calls.act(target, 'merge', { source_id: source.id, fields: {} })
  ).json<Counterparty>();
  expect(await named()).toEqual(naming(line(target)));
  expect((await office.calls.act(one, 'unmerge')).statusCode).toBe(200);
  expect(await named()).toEqual(naming(line(source)));
});
