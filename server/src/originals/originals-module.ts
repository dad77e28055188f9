import { originalsReceived, originalsWrittenOff } from 'shared/contract/agreement/originals';
import { bulkAnswer } from 'shared/contract/list/bulk-change';
import { z } from 'zod';
import { holds } from '../platform/http/access';
import type { Actor } from '../platform/http/actor';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { meetDayOfOriginals } from './originals-day.job';
import { originalsKinds } from './originals-kinds.service';
import { settleOriginals } from './originals.service';

const params = z.strictObject({ kind: z.string() });

/** Signed originals of documents of every kind: several received at once, several written off, late from their day on. */
export function originalsModule(deps: Deps): void {
  deps.jobs.define('originals.daily', () => meetDayOfOriginals(deps), { schedule: '10 0 * * *' });
  const common = {
    method: 'POST',
    // Of a kind that has no originals nobody knows who may; that there is none, the answer says.
    access: (actor: Actor, given: unknown) => {
      const kinds = originalsKinds(deps.app);
      const kind = kinds.get(params.safeParse(given).data?.kind ?? '');
      return kind === undefined
        ? [...kinds.values()].some(({ edit }) => holds(actor, edit))
        : holds(actor, kind.edit);
    },
    params,
    response: bulkAnswer,
  } as const;
  route(deps.app, {
    ...common,
    url: '/api/originals/:kind/receive',
    summary: 'Получение оригиналов нескольких документов одного вида',
    body: originalsReceived,
    handler: ({ actor, origin, params: { kind }, body: { ids, received_at: date, storage_place } }) =>
      settleOriginals(deps, {
        ...{ actor, origin, kind, ids },
        action: 'receive-original',
        answers: { date, storage_place },
      }),
  });
  route(deps.app, {
    ...common,
    url: '/api/originals/:kind/write-off',
    summary: 'Списание оригиналов нескольких документов одного вида',
    body: originalsWrittenOff,
    handler: ({ actor, origin, params: { kind }, body: { ids, reason } }) =>
      settleOriginals(deps, {
        ...{ actor, origin, kind, ids },
        action: 'write-off-original',
        answers: { reason },
      }),
  });
}
