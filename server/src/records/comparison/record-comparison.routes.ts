import { recordComparison } from 'shared/contract/journal/record-comparison';
import { day } from 'shared/contract/record/field';
import { z } from 'zod';
import type { EmployeeAccess } from '../../platform/http/access';
import { idParams } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { compareMoments } from './record-comparison.service';
import type { RecordFacts, RecordSource } from '../record-source';

/** A moment: the number of a line of the record's journal, 0 for what was before all of them, or the end of a day. */
const bound = z.union(
  [
    z
      .string()
      .regex(/^(0|[1-9]\d{0,14})$/)
      .transform((text) => ({ seq: Number(text) })),
    day.transform((text) => ({ day: text })),
  ],
  'Выберите событие или дату',
);

/** Later than anything that has happened. */
const LAST_DAY = '2999-12-30';

const comparisonQuery = z.strictObject({ from: bound, to: bound.default({ day: LAST_DAY }) });

/** `GET …/differences`: what differs in the fields of one record between two moments. */
export function comparisonRoute<Found extends RecordFacts, Card>(
  deps: Deps,
  source: RecordSource<Found, Card>,
  access: EmployeeAccess,
): void {
  const { title, resource } = source.kind;
  route(deps.app, {
    method: 'GET',
    url: `/api/${resource}/:id/differences`,
    access,
    summary: `${title}: чем поля записи отличаются в два момента; момент — номер события, 0 до первого из них или дата`,
    params: idParams,
    query: comparisonQuery,
    response: recordComparison,
    handler: ({ actor, params, query }) => compareMoments(deps, source, { actor, id: params.id, ...query }),
  });
}
