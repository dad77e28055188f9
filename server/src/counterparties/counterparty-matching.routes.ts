import { counterpartyDuplicates, counterpartyUsage } from 'shared/contract/counterparty';
import { optionalText } from 'shared/contract/field';
import { z } from 'zod';
import { idParams, idText } from '../platform/http/id-params';
import { route } from '../platform/http/route';
import type { Deps } from '../platform/module';
import { duplicatesOf, usageOf } from './counterparty-matching.service';

const duplicatesQuery = z.strictObject({
  inn: optionalText(12).default(null),
  kpp: optionalText(9).default(null),
  ogrn: optionalText(15).default(null),
  name: optionalText(1000).default(null),
  exclude: idText.optional(),
});

/** What is asked about a counterparty beside its card: records that may be the same one, and what it takes part in. */
export function matchingRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/counterparties/duplicates',
    access: 'authenticated',
    summary: 'Контрагенты, похожие на заданного: тот же ИНН или ОГРН, похожее название',
    query: duplicatesQuery,
    response: counterpartyDuplicates,
    handler: async ({ query: { exclude, ...wanted } }) => ({
      data: await duplicatesOf(deps, { ...wanted, exclude: exclude ?? null }),
    }),
  });
  route(app, {
    method: 'GET',
    url: '/api/counterparties/:id/usage',
    access: 'authenticated',
    summary: 'Документы контрагента: сколько их и на какие суммы по годам',
    params: idParams,
    response: counterpartyUsage,
    handler: ({ actor, params: { id } }) => usageOf(deps, { actor, id }),
  });
}
