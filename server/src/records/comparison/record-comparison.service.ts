import type { ActivityChange } from 'shared/contract/journal/activity-log';
import type { RecordComparison } from 'shared/contract/journal/record-comparison';
import type { FieldTable } from 'shared/contract/record/field-table';
import type { KeptChange } from 'shared/contract/record/kept-change';
import { netChanges } from 'shared/contract/record/net-changes';
import {
  findChangesBetween,
  findMoment,
  type MomentBound,
  type RecordMoment,
} from '../../platform/activity/activity-logs.repository';
import type { JournalChange } from '../../platform/activity/journal-change';
import type { Actor } from '../../platform/http/actor';
import { ValidationFailed } from '../../platform/http/errors';
import type { Deps } from '../../platform/module';
import { differencesBeyond } from './compared-beyond';
import { requireVisible } from '../record-change.service';
import type { RecordFacts, RecordSource } from '../record-source';

const isKept = (change: JournalChange): change is KeptChange => !('label' in change);

/** What lines told of a field in words comes to: the first word and the last one. */
function netWords(changes: readonly JournalChange[]): ActivityChange[] {
  const told = new Map<string, ActivityChange>();
  for (const change of changes) {
    if (isKept(change)) continue;
    told.set(change.field, { ...change, old: (told.get(change.field) ?? change).old });
  }
  return [...told.values()].filter((change) => change.old !== change.new);
}

/** What the journal knows of a kind beside its fields: the state. */
function tableOf(fields: FieldTable): FieldTable {
  const status = { label: '', kind: 'text', max: 64, group: 'service', section: null } as const;
  return { status, ...fields };
}

/**
 * What differs in the fields of a visible record between two moments, in today's words; refuses with 404, and with 422
 * a line that is not the record's or moments in the wrong order.
 */
export async function compareMoments<Row extends RecordFacts, Card>(
  deps: Pick<Deps, 'app' | 'db' | 'activity'>,
  source: RecordSource<Row, Card>,
  wanted: { actor: Actor; id: number; from: MomentBound; to: MomentBound },
): Promise<RecordComparison> {
  await requireVisible(source, deps.db, { viewer: wanted.actor, id: wanted.id });
  const lines = { entityType: source.kind.name, entityId: wanted.id };
  const momentOf = async (name: 'from' | 'to'): Promise<RecordMoment> => {
    const found = await findMoment(deps.db, lines, wanted[name]);
    if (found === null) throw new ValidationFailed({ [name]: ['Такого события у записи нет'] });
    return found;
  };
  const [from, to] = [await momentOf('from'), await momentOf('to')];
  if (from.seq > to.seq) throw new ValidationFailed({ to: ['Второй момент раньше первого'] });
  const unseen = deps.activity.unseenBy(wanted.actor);
  const { changes: between, unseen_references } = await findChangesBetween(
    deps.db,
    { ...lines, unseen },
    { after: from.seq, upTo: to.seq },
  );
  const table = tableOf(source.fields);
  const changes = netChanges(table, between.filter(isKept));
  const isRaw = new Set(changes.map(({ field }) => field));
  const told = netWords(between);
  const words = told.filter(({ field }) => table[field] !== undefined && !isRaw.has(field));
  const beyond = await differencesBeyond(source.kind.name, { deps, id: wanted.id, from, to, told });
  const shown = ({ seq, occurred_at, action }: RecordMoment) => ({
    seq,
    occurred_at,
    action_label: action === null ? null : deps.activity.labelOf(action),
  });
  return {
    from: shown(from),
    to: shown(to),
    changes: [
      ...words,
      ...deps.activity.wordsOf({ entity_type: source.kind.name, changes, unseen_references }),
      ...beyond,
    ],
  };
}
