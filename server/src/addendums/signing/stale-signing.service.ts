import type { KeptChange } from 'shared/contract/record/kept-change';
import type { Field } from 'shared/contract/record/field-table';
import { notify } from '../../notifications/notifications.service';
import type { Trx } from '../../platform/database/database';
import type { Actor } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { type StaleTerm, staleTerms } from '../addendum-reading.service';
import { addendumLabel, addendumSource } from '../addendum-source';
import { type AddendumRecord, findAddendum } from '../addendums.repository';
import { keepFound } from '../changes/addendum-changes.repository';

/** How the journal calls what a signed addendum was made over. */
export const STALE_FIELD = {
  stale_terms: {
    label: 'Подписано поверх изменившихся условий',
    kind: 'long_text',
    max: 20_000,
    group: 'service',
    section: null,
  },
} as const satisfies Record<string, Field>;

/** What the person who registers the signature has to know before it is registered. */
export function staleWarning(stale: readonly StaleTerm[]): string {
  const terms = stale.map(({ sentence }) => sentence).join('; ');
  return `Условия договора изменились после подготовки соглашения: ${terms}. Подписанное соглашение вступит в силу как есть, поверх того, что действует. Подтвердите, что подписали именно его, или верните соглашение на доработку`;
}

/** What the journal says of it; nothing where nothing has changed. */
export function staleSaid(stale: readonly StaleTerm[]): KeptChange[] {
  if (stale.length === 0) return [];
  return [{ field: 'stale_terms', old: null, new: stale.map(({ sentence }) => sentence).join('; ') }];
}

/** The terms that have changed since the addendum was prepared are kept with its changes, and answered. */
export async function noteStale(trx: Trx, id: number): Promise<StaleTerm[]> {
  const stored = await findAddendum(trx, 'everything', id);
  const stale = stored === null ? [] : await staleTerms(trx, stored);
  await keepFound(trx, id, stale);
  return stale;
}

/**
 * Whoever answers for the addendum, has written it, or wrote its signature down is told which terms it was signed over;
 * not the person who has just confirmed it.
 */
export async function tellStale(
  deps: Deps,
  trx: Trx,
  told: { addendum: AddendumRecord; stale: readonly StaleTerm[]; actor: Actor | null; isInForce: boolean },
): Promise<void> {
  const { addendum, stale, actor, isInForce } = told;
  if (stale.length === 0) return;
  const people = [addendum.responsible_id, addendum.created_by_id, addendum.signature_marked_by_id ?? null];
  await notify(deps, trx, {
    userIds: [...new Set(people)].filter((id): id is number => id !== null && id !== actor?.id),
    type: 'document_changed',
    title: isInForce
      ? 'Соглашение вступило в силу поверх изменившихся условий'
      : 'Соглашение подписано поверх изменившихся условий',
    body: `${addendumLabel(addendum)}. ${stale.map(({ sentence }) => sentence).join('; ')}`,
    subject: { type: addendumSource.kind.name, id: addendum.id },
    url: `${addendumSource.kind.path}/${String(addendum.id)}`,
    actorId: actor?.id ?? null,
    groupKey: `addendum:${String(addendum.id)}:stale`,
  });
}
