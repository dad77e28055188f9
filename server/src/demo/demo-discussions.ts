import { mentionedIn, mentionToken } from 'shared/contract/comment/comment-limits';
import type { Cast } from './cast';
import type { DemoAgreement } from './agreements/demo-agreement';
import type { DemoStep } from './demo-step';
import discussions from './company/discussions.json';

/** What somebody says: «@Соколова» calls her, `after` is in working minutes since what was said before. */
interface SaidSeed {
  by: string;
  after: number;
  text: string;
  quote?: readonly [clause: string, words: string];
  /** An answer to what opens the discussion. */
  isReply?: true;
  /** Who has closed the discussion, so many working minutes later. */
  resolved?: readonly [by: string, after: number];
}

/** Conversations beside the newest agreements, which a visitor opens first: title of the agreement → what was said. */
const DISCUSSIONS = discussions as unknown as Readonly<Record<string, readonly SaidSeed[]>>;

const MINUTE = 60_000;
/** The working day of the company in Moscow, as minutes of a day in UTC. */
const [MORNING, EVENING] = [6 * 60, 15 * 60];

/** The moment so many working minutes later: evenings and weekends are skipped. */
export function workingAfter(moment: Date, minutes: number): Date {
  let left = minutes;
  let now = moment.getTime();
  while (left > 0) {
    const date = new Date(now);
    const weekday = date.getUTCDay();
    const clock = date.getUTCHours() * 60 + date.getUTCMinutes();
    const isWorking = weekday !== 0 && weekday !== 6 && clock >= MORNING && clock < EVENING;
    if (isWorking) left -= 1;
    now += MINUTE;
  }
  return new Date(now);
}

function bodyOf({ text }: SaidSeed, cast: Cast): string {
  return text.replaceAll(/@(\p{L}+)/gu, (_, lastName: string) => mentionToken(cast.named(lastName).id));
}

async function addDiscussion(
  { trx, deps }: DemoStep,
  cast: Cast,
  { id, createdAt, said }: { id: number; createdAt: Date; said: readonly SaidSeed[] },
): Promise<void> {
  const now = deps.now();
  let moment = createdAt;
  let thread: number | null = null;
  for (const seed of said) {
    moment = workingAfter(moment, seed.after);
    // What would be said tomorrow has not been said yet.
    if (moment > now) return;
    const body = bodyOf(seed, cast);
    const [resolver, later] = seed.resolved ?? [];
    const resolvedAt = later === undefined ? null : workingAfter(moment, later);
    const isResolved = resolver !== undefined && resolvedAt !== null && resolvedAt <= now;
    const added: { id: number } = await trx
      .insertInto('comments')
      .values({
        commentable_type: 'agreement',
        commentable_id: id,
        author_id: cast.named(seed.by).id,
        parent_id: seed.isReply === true ? thread : null,
        body,
        mentioned_ids: mentionedIn(body),
        quote_clause: seed.quote?.[0] ?? null,
        quote_text: seed.quote?.[1] ?? null,
        created_at: moment,
        resolved_at: isResolved ? resolvedAt : null,
        resolved_by_id: isResolved ? cast.named(resolver).id : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (seed.isReply !== true) thread = added.id;
  }
}

/** What the people of the company have said beside the newest agreements, in working hours. */
export async function addDiscussions(
  step: DemoStep,
  cast: Cast,
  agreements: readonly DemoAgreement[],
): Promise<void> {
  for (const [title, said] of Object.entries(DISCUSSIONS)) {
    const agreement = agreements.find(({ plan }) => plan.title === title);
    if (agreement === undefined) throw new RangeError(`No agreement is called ${title}`);
    await addDiscussion(step, cast, { ...agreement, said });
  }
}
