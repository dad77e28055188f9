import type { FastifyInstance } from 'fastify';
import type { ActivityChange } from 'shared/contract/journal/activity-log';
import type { RecordMoment } from '../../platform/activity/activity-logs.repository';
import type { Deps } from '../../platform/module';

/** Two moments of one record, the earlier one first. */
export interface ComparedSpan {
  deps: Pick<Deps, 'app' | 'db'>;
  id: number;
  from: RecordMoment;
  to: RecordMoment;
  /** The first word and the last one of every field the lines between told in words. */
  told: readonly ActivityChange[];
}

/** What differs of a record between two moments beyond the fields of its kind. */
export type Beyond = (span: ComparedSpan) => Promise<readonly ActivityChange[]>;

const known = new WeakMap<FastifyInstance, Map<string, Beyond>>();

/** Lets the comparison of two moments of a kind tell what the kind keeps beside its fields. */
export function compareBeyond(app: FastifyInstance, kind: string, beyond: Beyond): void {
  known.set(app, new Map([...(known.get(app) ?? []), [kind, beyond]]));
}

/** What differs beyond the fields; nothing of a kind that keeps nothing beside them. */
export async function differencesBeyond(
  kind: string,
  span: ComparedSpan,
): Promise<readonly ActivityChange[]> {
  return (await known.get(span.deps.app)?.get(kind)?.(span)) ?? [];
}
