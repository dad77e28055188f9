import type { Obligation, ObligationRow } from 'shared/contract/obligation/obligation';
import { aDebtor } from './debtor.builder';

let desk: Awaited<ReturnType<typeof aDebtor>>;
beforeAll(async () => {
  desk = await aDebtor();
});
afterAll(() => desk.app.close());

async function anAddendum(agreementId: number): Promise<number> {
  const made = await desk.app.as(desk.lawyer).post('/api/addendums', {
    agreement_id: agreementId,
    title: 'О доплате',
    kinds: ['price'],
    responsible_id: desk.lawyer.id,
  });
  return made.json<{ id: number }>().id;
}

const post = (body: object) => desk.app.as(desk.lawyer).post('/api/obligations', { ...desk.line(), ...body });

describe('the document of an obligation by the names of the domain reference', () => {
  it('is the agreement where no addendum is named', async () => {
    const id = await desk.agreement();
    const made = await post({ agreement_id: id, addendum_id: null });
    expect([made.statusCode, made.json()]).toMatchObject([
      201,
      { document: { type: 'agreement', id }, agreement_id: id, addendum_id: null },
    ]);
  });

  it('is the addendum where its agreement is named beside it, in whatever order', async () => {
    const agreement_id = await desk.agreement();
    const addendum_id = await anAddendum(agreement_id);
    for (const body of [
      { agreement_id, addendum_id },
      { addendum_id, agreement_id },
      { addendum_id },
      { agreement_id: null, addendum_id },
    ]) {
      const made = await post(body);
      expect([made.statusCode, made.json()]).toMatchObject([
        201,
        { document: { type: 'addendum', id: addendum_id }, agreement_id, addendum_id },
      ]);
    }
  });

  it('is refused where the addendum is another agreement’s, and where nothing is named', async () => {
    const addendum_id = await anAddendum(await desk.agreement());
    const alien = await post({ agreement_id: await desk.agreement(), addendum_id });
    expect([alien.statusCode, alien.json()]).toMatchObject([
      422,
      { errors: { agreement_id: [expect.stringContaining('не к этому договору')] } },
    ]);
    expect((await post({ agreement_id: null, addendum_id: null })).statusCode).toBe(422);
  });

  it('is the agreement that is named twice, and of two agreements none', async () => {
    const id = await desk.agreement();
    const named = { document_type: 'agreement', document_id: id };
    expect((await post({ ...named, agreement_id: id })).statusCode).toBe(201);
    const other = await post({ ...named, agreement_id: await desk.agreement() });
    expect([other.statusCode, other.json()]).toMatchObject([
      422,
      { errors: { agreement_id: [expect.stringContaining('один документ')] } },
    ]);
  });
});

test('the list is narrowed by them too, and by where an obligation stands', async () => {
  const agreement_id = await desk.agreement();
  const addendum_id = await anAddendum(agreement_id);
  const late = (await post({ agreement_id, due_day: '2026-11-19' })).json<Obligation>();
  const later = (await post({ agreement_id, due_day: '2027-05-20' })).json<Obligation>();
  const further = (await post({ addendum_id })).json<Obligation>();
  const found = async (query: string) => {
    const answer = await desk.app.as(desk.lawyer).get(`/api/obligations?${query}`);
    return answer.json<{ data: ObligationRow[] }>().data.map(({ id }) => id);
  };
  const ofAgreement = `filter[agreement_id]=${String(agreement_id)}`;
  // What is owed by an addendum is owed by its agreement.
  expect((await found(ofAgreement)).sort()).toEqual([late.id, later.id, further.id].sort());
  expect(await found(`filter[document_type]=agreement&filter[document_id]=${String(agreement_id)}`)).toEqual([
    late.id,
    later.id,
  ]);
  expect(await found(`filter[addendum_id][]=${String(addendum_id)}`)).toEqual([further.id]);
  expect(await found(`${ofAgreement}&filter[status][]=overdue`)).toEqual([late.id]);
  expect(await found(`${ofAgreement}&filter[status][]=overdue&filter[status][]=planned`)).toContain(later.id);
});

it('tells whom the document is with by one name, in the plan and beside each of its obligations', async () => {
  const id = await desk.agreement();
  const made = await desk.add(id);
  const { document } = await desk.plan(id);
  expect(document.counterparty_name).toMatch(/^ООО\u00a0«/);
  expect(made.document.counterparty_name).toBe(document.counterparty_name);
});
