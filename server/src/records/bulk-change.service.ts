import type { BulkAnswer } from 'shared/contract/list/bulk-change';
import { REQUIRED_FIELD } from 'shared/contract/record/field';
import { faultCode } from '../platform/fault-code';
import type { Actor, RequestOrigin } from '../platform/http/actor';
import { refusalOf } from '../platform/http/error-handler';
import { Conflict, HttpError, OUTDATED, ValidationFailed } from '../platform/http/errors';
import type { Deps } from '../platform/module';
import { within } from './within';

function sentenceOf(error: HttpError): string {
  if (error.message === OUTDATED) return 'Запись в это же время меняет другой сотрудник. Повторите позже';
  if (!(error instanceof ValidationFailed)) return error.message;
  return Object.values(error.errors)[0]?.[0] ?? error.message;
}

/** Two changes waited for each other, or one was in the way of the other: the database has ended this one. */
const OVERTAKEN: ReadonlySet<string> = new Set(['40001', '40P01', '55P03']);

const isOvertaken = (error: unknown) => error instanceof Conflict || OVERTAKEN.has(faultCode(error));

/** Nobody has read a version that could be outdated: whoever came between reading and writing has only to be waited for. */
async function changeOne(id: number, change: (id: number) => Promise<unknown>): Promise<void> {
  try {
    await change(id);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
    await change(id);
  }
}

const NOT_CHANGED = 'Запись не изменена: ошибка на сервере. Повторите позже';

/** Why the record was not changed; what is no refusal is written down, and leaves the others their own. */
function reasonOf(error: unknown, log: Deps['log']): string {
  const refusal = refusalOf(error);
  if (refusal !== error) log.error({ err: error }, 'a record of several was not changed');
  return refusal === null ? NOT_CHANGED : sentenceOf(refusal);
}

/** Changes each of several records by itself: those that may not change are named with the reason, the others are changed. */
export async function changeEach(
  { log }: Pick<Deps, 'log'>,
  ids: readonly number[],
  change: (id: number) => Promise<unknown>,
): Promise<BulkAnswer> {
  const answer: BulkAnswer = { updated: 0, refused: [] };
  for (const id of new Set(ids)) {
    try {
      await changeOne(id, change);
      answer.updated += 1;
    } catch (error) {
      answer.refused.push({ id, message: reasonOf(error, log) });
    }
  }
  return answer;
}

interface Changed {
  lock_version: number;
  archived_at: string | null;
}

interface Call {
  actor: Actor;
  origin: RequestOrigin;
}

/** How one record of a kind is changed; each under a policy of its own. */
interface ChangedKind<Card extends Changed, Fields extends object> {
  read: (deps: Deps, call: { actor: Actor; id: number }) => Promise<Card>;
  /** The fields the wish comes to in this record. */
  fieldsOf: (card: Card) => Fields;
  update: (
    deps: Deps,
    call: Call & { id: number; input: Fields & { lock_version: number } },
  ) => Promise<Card>;
  act: (
    deps: Deps,
    call: Call & { id: number; action: 'archive' | 'unarchive'; input: { lock_version: number } },
  ) => Promise<{ lock_version: number }>;
}

/** Whoever asked for two things learns that the one which was possible has not been done either. */
function withTheRest(error: unknown): unknown {
  if (!(error instanceof HttpError) || error.message === OUTDATED) return error;
  const sentence = sentenceOf(error).replace(/\.$/, '');
  return new ValidationFailed({ base: [`${sentence}. Остальное в этой записи тоже не изменено`] });
}

/** What one change within a record's wish leaves behind: the version the next one decides upon. */
type Step = (lockVersion: number) => Promise<{ lock_version: number }>;

/** Takes the steps one after another; of a later one that fails it is said that the earlier ones were not done either. */
async function takeAll(steps: readonly Step[], lockVersion: number): Promise<void> {
  let version = lockVersion;
  for (const [at, step] of steps.entries()) {
    try {
      ({ lock_version: version } = await step(version));
    } catch (error) {
      throw at === 0 ? error : withTheRest(error);
    }
  }
}

/**
 * Gives several records other fields, puts them away or takes them back, each of them wholly or not at all; refuses with
 * 422 a wish for nothing.
 */
export function changeMany<Card extends Changed, Fields extends object>(
  kind: ChangedKind<Card, Fields>,
  { deps, ...call }: Call & { deps: Deps },
  { ids, archive, ...fields }: { ids: readonly number[]; archive?: boolean | undefined },
): Promise<BulkAnswer> {
  if ([archive, ...Object.values(fields)].every((value) => value === undefined)) {
    throw new ValidationFailed({ base: [REQUIRED_FIELD] });
  }
  return changeEach(deps, ids, async (id) => {
    const card = await kind.read(deps, { actor: call.actor, id });
    const set = kind.fieldsOf(card);
    const isEdited = Object.keys(set).length > 0;
    const isMoved = archive !== undefined && archive !== (card.archived_at !== null);
    await deps.transact(async (trx) => {
      const whole = within(deps, trx);
      const edit: Step = (lock_version) =>
        kind.update(whole, { ...call, id, input: { ...set, lock_version } });
      const action = archive === true ? 'archive' : 'unarchive';
      const move: Step = (lock_version) => kind.act(whole, { ...call, id, action, input: { lock_version } });
      const edits = isEdited ? [edit] : [];
      const moves = isMoved ? [move] : [];
      // What lies in the archive is not changed there: it is taken back first, and put away last.
      await takeAll(archive === false ? [...moves, ...edits] : [...edits, ...moves], card.lock_version);
    });
  });
}
