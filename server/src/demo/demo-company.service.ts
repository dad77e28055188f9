import { sql } from 'kysely';
import { addDays, businessDay } from '../calendar/business-day';
import type { Deps } from '../platform/module';
import { addAddendums } from './addendums/demo-addendums';
import { addAgreements } from './agreements/demo-agreements';
import { addAbsence, addApprovals } from './approvals/demo-approvals';
import { pastAgreements, pastPapers } from './approvals/past-document';
import { asDecided } from './approvals/round-steps';
import { addBooks } from './demo-books';
import { addChainTemplates } from './approvals/demo-chain-templates';
import { addChecks } from './demo-checks';
import { Cast } from './cast';
import { addNotifications, addSavedViews } from './demo-desk';
import { addDiscussions } from './demo-discussions';
import { addFiles, nameSignedFiles } from './demo-files';
import { addJournal } from './demo-journal';
import { addLinks } from './demo-links';
import { addObligations } from './demo-obligations';
import { addOffers } from './offers/demo-offers';
import { addOwnOrganizations, addPartners } from './demo-partners';
import { addAdministrator, addPeople } from './demo-people';
import { addWatchers } from './demo-watchers';
import type { DemoStep } from './demo-step';
import { addPaperHistory } from './papers/paper-history';
import { addPaperFiles } from './papers/paper-files';
import { Random } from './random';
import { addStarterTemplates } from './templates/starter-templates';

// "demo" in ASCII: two nodes that start together fill the company once.
const LOCK = 1_684_368_751;
const SEED = 4_285_875_866;
/** The company has worked with the product for so many days: a little longer than its oldest agreement. */
const AGE = 1600;

/** Fills an empty installation with the demo company; does nothing as soon as there is one account. */
export async function fillDemoCompany(deps: Deps): Promise<boolean> {
  const cast = await fill(deps);
  if (cast === null) return false;
  // The journal takes its lines when what they tell of is stored: before, its end is not the one watchers begin at.
  await deps.transact((trx) => addWatchers({ trx, deps }, cast));
  // What is planned once a connection would otherwise be planned over tables believed empty until autovacuum's
  // first round, a minute later.
  await sql`select gather_statistics()`.execute(deps.db);
  return true;
}

function fill(deps: Deps): Promise<Cast | null> {
  return deps.transact(async (trx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(trx);
    const someone = await trx.selectFrom('users').select('id').limit(1).executeTakeFirst();
    if (someone !== undefined) return null;
    const today = businessDay(deps.now());
    const step: DemoStep = { deps, trx, random: new Random(SEED), today, past: [] };
    const moment = new Date(`${addDays(today, -AGE)}T06:00:00Z`);
    const by = { actor: await addAdministrator(step), moment };
    const owners = await addOwnOrganizations(step, by);
    const colleagues = await addPeople(step, by);
    const books = await addBooks(step, by);
    const partners = await addPartners(step, by);
    const cast = new Cast(colleagues, partners, owners.length);
    await addStarterTemplates(step, { types: books.types, authorId: cast.named('Власов').id });
    await addChainTemplates(step, cast, books.types);
    await addChecks(step, cast);
    const made = await addAgreements(step, cast, { books, owners });
    await addFiles(step, made, books);
    await addApprovals(step, pastAgreements(step, cast, made));
    await nameSignedFiles(step);
    const agreements = await asDecided(step, made);
    await addAbsence(step, cast);
    await addAddendums(step, agreements, books.rates);
    await addObligations(step);
    await addLinks(step);
    await addDiscussions(step, cast, agreements);
    const [owner] = owners;
    if (owner !== undefined) await addOffers(step, cast, { books, owner });
    await addPaperFiles(step, books);
    await addApprovals(step, await pastPapers(step));
    await addPaperHistory(step, cast);
    await addNotifications(step, cast, agreements);
    await addSavedViews(step, cast, books.rates.get('vat20') ?? 0);
    await addJournal(step, cast, agreements);
    return cast;
  });
}
