import type { ReleaseBudget } from 'shared/contract/release/release';
import type { Actor, RequestOrigin } from '../../platform/http/actor';
import type { Deps } from '../../platform/module';
import { kilobytes } from '../gate/budget.policy';
import { lockRegistry } from '../rollout/registry-lock.repository';
import { getAreaStatus } from '../status/release-status.service';
import { saveBudget } from './release-budgets.repository';

interface BudgetUpdate {
  area: string;
  budget: ReleaseBudget;
  actor: Actor;
  origin: RequestOrigin;
}

const FIGURES = [
  {
    field: 'bytes',
    label: 'Размер тяжёлой страницы',
    textOf: ({ bytes }: ReleaseBudget) => `${kilobytes(bytes)} КБ`,
  },
  {
    field: 'requests',
    label: 'Запросов для её открытия',
    textOf: ({ requests }: ReleaseBudget) => String(requests),
  },
] as const;

const changesOf = (before: ReleaseBudget, after: ReleaseBudget) =>
  FIGURES.filter(({ field }) => before[field] !== after[field]).map(({ field, label, textOf }) => ({
    field,
    label,
    old: textOf(before),
    new: textOf(after),
  }));

/**
 * The gate holds the next versions of the area against these limits; what is published already stays as it is. Limits
 * that are the same leave no line in the journal.
 */
export async function updateBudget(deps: Deps, { area, budget, actor, origin }: BudgetUpdate): Promise<void> {
  await deps.transact(async (trx) => {
    // Of two changes at once the journal must not say that both replaced the same limits.
    await lockRegistry(trx);
    const { title, budget: before } = await getAreaStatus({ db: trx, now: deps.now }, area);
    const changes = changesOf(before, budget);
    await saveBudget(trx, area, budget);
    if (changes.length === 0) return;
    await deps.activity.record(trx, {
      actor,
      action: 'release.budget_changed',
      entityType: 'release',
      entityId: null,
      entityLabel: title,
      changes,
      origin,
    });
  });
}
