import { sql } from 'kysely';
import { RECORD_KINDS } from 'shared/contract/record/record-kinds';
import type { Keeper } from '../archive/archived-kinds.service';
import { awaitsOriginal } from '../originals/original-life.service';
import { ORIGINAL_STATES } from './list/original-states';
import { act } from './life/agreement-actions.service';
import type { OriginalsKind } from '../originals/originals-kinds.service';
import { get } from './agreements.service';

/** How the originals of several agreements are received or written off at once. */
export const agreementOriginals: OriginalsKind = {
  kind: RECORD_KINDS.agreement,
  edit: 'agreements.edit',
  rows: { table: 'agreements', states: ['on_signing', ...ORIGINAL_STATES] },
  version: async (deps, { actor, id }) => (await get(deps, actor, id)).lock_version,
  take: act,
};

/** A paper nobody has found is first written off, with its reason. */
export const awaitedAgreements: Keeper = {
  reason: 'Оригинал не вернулся и не списан',
  keeps: ({ type, id }) =>
    sql<boolean>`(${type} = 'agreement' and exists (select from agreements oa where oa.id = ${id}
      and ${awaitsOriginal('oa', ORIGINAL_STATES)}))`,
};
