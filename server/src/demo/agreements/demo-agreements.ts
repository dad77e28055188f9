import { sql } from 'kysely';
import type { AgreementStatus } from 'shared/contract/agreement/agreement-status';
import { type AgreementPlan, inventedPlans } from './agreement-plan';
import { keepCounters, numbersOf } from './agreement-numbering';
import { rowOf } from './agreement-row';
import type { Cast, Colleague } from '../cast';
import type { DemoAgreement, Owner } from './demo-agreement';
import type { Books } from '../demo-books';
import { type DemoStep, insertMany, pastMoment } from '../demo-step';
import { flagshipPlans } from './flagship-plan';
import { lineColumns } from './line-columns';
import { withOldPapers } from './old-papers';

const UNSEEN_BY_APPROVERS: readonly AgreementStatus[] = ['draft', 'rejected', 'cancelled'];
/** The company lets these go to signing unasked. */
const UNASKED_TYPES: readonly string[] = ['Н', 'З'];
/** Whoever sent one of them on approval all the same has asked somebody. */
const ASKED: readonly AgreementStatus[] = ['on_approval', 'rework'];

function approversOf(cast: Cast, plan: AgreementPlan, at: number): Colleague[] {
  const { life, type, isRestricted } = plan;
  if (plan.isOldPaper === true) return [];
  if (UNSEEN_BY_APPROVERS.includes(life.status)) return [];
  if (UNASKED_TYPES.includes(type) && !ASKED.includes(life.status)) return [];
  const lawyer = at % 2 === 0 ? cast.demo('lawyer') : cast.named('Власов');
  const finance = at % 3 === 0 ? cast.named('Астахова') : cast.demo('approver');
  return isRestricted ? [lawyer] : [finance, lawyer];
}

async function addItems(
  { trx }: DemoStep,
  agreements: readonly DemoAgreement[],
  books: Books,
): Promise<void> {
  await insertMany(
    trx,
    'agreement_items',
    agreements.flatMap(({ id, plan }) =>
      lineColumns(plan.items, plan.vat, books).map((line) => ({ agreement_id: id, ...line })),
    ),
  );
}

async function addSides({ trx }: DemoStep, agreements: readonly DemoAgreement[], cast: Cast): Promise<void> {
  await insertMany(
    trx,
    'agreement_parties',
    agreements.flatMap(({ id, plan }) =>
      (plan.sides ?? []).map(({ partner, role, signed }, position) => ({
        agreement_id: id,
        position: position + 1,
        counterparty_id: partner.id,
        role_name: role,
        side: 'third' as const,
        signatory_id: partner.signatoryId,
        signed_at: signed,
        signed_set_by_id: signed === null ? null : cast.named('Дроздова').id,
      })),
    ),
  );
}

/** What has a date names the account of whoever is paid, in its currency; with a draft one has not come to that yet. */
async function nameAccounts({ trx }: DemoStep): Promise<void> {
  await sql`update agreements a set bank_account_id = (
      select b.id from bank_accounts b
      where b.currency_code = a.currency_code
        and b.counterparty_id = case a.direction when 'income' then a.organization_id else a.counterparty_id end
      order by b.is_primary desc, b.id limit 1)
    where a.direction <> 'none' and a.agreement_date is not null and a.status <> 'draft'`.execute(trx);
}

function requireOwner(owners: readonly Owner[], { organization }: AgreementPlan): Owner {
  const owner = owners[organization];
  if (owner === undefined) throw new RangeError('No such organisation');
  return owner;
}

/** About three hundred agreements with their lines. */
export async function addAgreements(
  step: DemoStep,
  cast: Cast,
  { books, owners }: { books: Books; owners: readonly Owner[] },
): Promise<DemoAgreement[]> {
  const { trx, random, today, deps } = step;
  const plans = [
    ...flagshipPlans(random, cast, today),
    ...withOldPapers(inventedPlans(random, cast, today), { today, keeping: books.keeping }),
  ].sort((a, b) => a.life.created.localeCompare(b.life.created));
  const { internal, onPaper, counters } = numbersOf(plans, owners);
  const departments = await trx.selectFrom('departments').select(['id', 'code']).execute();
  const departmentOf = new Map(departments.map(({ id, code }) => [code, id]));
  const agreements = plans.map((plan, at): DemoAgreement => {
    const createdAt = pastMoment(random, plan.life.created, deps.now());
    const changed = pastMoment(random, plan.life.changed, deps.now());
    return {
      id: 0,
      plan,
      number: onPaper.get(plan) ?? null,
      internalNumber: internal.get(plan) ?? '',
      createdAt,
      changedAt: changed > createdAt ? changed : createdAt,
      author: random.chance(0.85) ? plan.responsible : cast.someLawyer(random),
      approvers: approversOf(cast, plan, at),
      owner: requireOwner(owners, plan),
    };
  });
  const rows = agreements.map((agreement) => {
    const departmentId = departmentOf.get(agreement.plan.responsible.department) ?? null;
    return rowOf(agreement, { books, departmentId });
  });
  for (const [at, row] of rows.entries()) {
    const { id } = await trx.insertInto('agreements').values(row).returning('id').executeTakeFirstOrThrow();
    const agreement = agreements[at];
    if (agreement !== undefined) agreement.id = id;
  }
  await nameAccounts(step);
  await addSides(step, agreements, cast);
  await keepCounters(step, counters);
  await addItems(step, agreements, books);
  return agreements;
}
