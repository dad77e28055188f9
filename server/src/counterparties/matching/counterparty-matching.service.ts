import type {
  CounterpartyDuplicate,
  CounterpartyMergePreview,
  CounterpartyUsage,
} from 'shared/contract/counterparty/counterparty';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { requireRecord, requireVisible } from '../../records/record-change.service';
import { standingFault } from './merge-faults';
import { countMoved } from './counterparty-merge.repository';
import { type DuplicateSearch, findDuplicates } from './counterparty-duplicates.repository';
import { counterpartySource } from '../counterparty-source';
import { findUsage } from './counterparty-usage.repository';
import { sharedAgreementsFault } from './shared-agreements.repository';

/** Records that may be the counterparty that is being typed; none when nothing was typed to look for. */
export async function duplicatesOf(
  deps: Pick<Deps, 'db'>,
  wanted: DuplicateSearch,
): Promise<CounterpartyDuplicate[]> {
  const { inn, ogrn, name, phone, email, account } = wanted;
  const isAsked = account.length > 0 || [inn, ogrn, name, phone, email].some((said) => said !== null);
  return isAsked ? findDuplicates(deps.db, wanted) : [];
}

/** Documents of the counterparty that the reader sees, counted and summed; refuses with 404. */
export async function usageOf(
  deps: Pick<Deps, 'db'>,
  { actor, id }: { actor: Actor; id: number },
): Promise<CounterpartyUsage> {
  await requireVisible(counterpartySource, deps.db, { viewer: actor, id });
  return findUsage(deps.db, { id, actor });
}

/**
 * How much of what a merge would take from this record to the other, and why the two cannot become one, if they cannot;
 * while the other is not chosen, of everything. Refuses with 404.
 */
export async function movedBy(
  deps: Pick<Deps, 'db'>,
  { actor, id, into }: { actor: Actor; id: number; into: number | null },
): Promise<CounterpartyMergePreview> {
  const { db } = deps;
  const source = await requireRecord(counterpartySource, db, { viewer: actor, id });
  const data = await countMoved(db, { sourceId: id, targetId: into });
  if (into === null) return { data, obstacle: null };
  const target = await requireRecord(counterpartySource, db, { viewer: actor, id: into });
  const obstacle =
    standingFault({ target, source }) ?? (await sharedAgreementsFault(db, { actor, one: into, other: id }));
  return { data, obstacle };
}
