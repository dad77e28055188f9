import {
  counterparty,
  counterpartyDuplicates,
  counterpartyMergePreview,
  counterpartyUsage,
} from 'shared/contract/counterparty/counterparty';
import { counterpartyMergeInput } from 'shared/contract/counterparty/counterparty-input';
import { optionalText } from 'shared/contract/record/field';
import { z } from 'zod';
import { idParams, idText } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { mayMerge } from '../counterparties.policy';
import { merge, unmerge } from './counterparty-merge.service';
import { duplicatesOf, movedBy, usageOf } from './counterparty-matching.service';

const MOST_ACCOUNTS = 50;
const ACCOUNT = /^\d{20}$/;

const duplicatesQuery = z.strictObject({
  inn: optionalText(12).default(null),
  kpp: optionalText(9).default(null),
  ogrn: optionalText(15).default(null),
  name: optionalText(1000).default(null),
  phone: optionalText(64).default(null),
  email: optionalText(254).default(null),
  account: z
    .union([z.string(), z.array(z.string()).max(MOST_ACCOUNTS)])
    .default([])
    .transform((said) => [said].flat().filter((one) => ACCOUNT.test(one))),
  exclude: idText.optional(),
});

/**
 * What is asked about a counterparty beside its card: records that may be the same one, what it takes part in, and
 * how two become one.
 */
export function matchingRoutes(deps: Deps): void {
  const { app } = deps;
  route(app, {
    method: 'GET',
    url: '/api/counterparties/duplicates',
    access: 'authenticated',
    isDear: true,
    summary: 'Контрагенты, похожие на заданного: те же реквизиты, счёт, почта, телефон или похожее название',
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
    isDear: true,
    summary: 'Документы контрагента: сколько их и на какие суммы по годам',
    params: idParams,
    response: counterpartyUsage,
    handler: ({ actor, params: { id } }) => usageOf(deps, { actor, id }),
  });
  route(app, {
    method: 'GET',
    url: '/api/counterparties/:id/merge-preview',
    access: mayMerge,
    summary: 'Что перейдёт к другому контрагенту, если объединить с ним этого: счета, люди, документы',
    params: idParams,
    query: z.strictObject({ into: idText.optional() }),
    response: counterpartyMergePreview,
    handler: ({ actor, params: { id }, query: { into } }) => movedBy(deps, { actor, id, into: into ?? null }),
  });
  const merging = { access: mayMerge, params: idParams, response: counterparty } as const;
  route(app, {
    method: 'POST',
    url: '/api/counterparties/:id/merge',
    ...merging,
    summary: 'Объединить с другим контрагентом: документы переходят к этому, другой уходит в архив',
    body: counterpartyMergeInput,
    handler: ({ actor, origin, params: { id }, body }) => merge(deps, { actor, origin, id, input: body }),
  });
  route(app, {
    method: 'POST',
    url: '/api/counterparties/:id/unmerge',
    ...merging,
    summary: 'Отменить последнее объединение, если с него прошло не больше 30 дней',
    body: z.strictObject({ lock_version: z.int() }),
    handler: ({ actor, origin, params: { id }, body }) => unmerge(deps, { actor, origin, id, input: body }),
  });
}
