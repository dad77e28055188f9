import { activityLog, activityVerification } from 'shared/contract/activity-log';
import { day } from 'shared/contract/field';
import { DEEPEST_ROW, DEFAULT_PER_PAGE, listOf, MAX_PER_PAGE } from 'shared/contract/paging';
import { z } from 'zod';
import { businessMoment } from '../../calendar/business-day';
import { idText } from '../http/id-params';
import { route } from '../http/route';
import type { Deps } from '../module';
import type { Anchors } from './anchors.service';
import type { ActivityLog } from './activity-log.service';
import type { SeenRow } from './activity-logs.repository';
import { readActivity, verifyActivity } from './activity-logs.service';

const numberText = z
  .string()
  .regex(/^[1-9]\d{0,6}$/, 'Укажите целое число больше нуля')
  .transform(Number);

const listQuery = z
  .strictObject({
    page: numberText.default(1),
    per_page: numberText
      .refine((value) => value <= MAX_PER_PAGE, `Не больше ${String(MAX_PER_PAGE)} строк на странице`)
      .default(DEFAULT_PER_PAGE),
    sort: z.enum(['occurred_at', '-occurred_at']).default('-occurred_at'),
    search: z.string().trim().max(200).optional(),
    filter: z
      .strictObject({
        actor_id: idText.optional(),
        action: z.string().max(100).optional(),
        entity_type: z.string().max(100).optional(),
        entity_id: idText.optional(),
        occurred_at: z
          .strictObject({ gte: day.optional(), lte: day.optional() })
          .refine(
            ({ gte, lte }) => gte === undefined || lte === undefined || gte <= lte,
            'Начало периода позже его конца',
          )
          .optional(),
      })
      .default({}),
  })
  .refine(({ page, per_page }) => page * per_page <= DEEPEST_ROW, {
    path: ['page'],
    error: `Дальше строки ${DEEPEST_ROW.toLocaleString('ru-RU')} журнал не листается. Сузьте отбор`,
  });

const HIDDEN = 'Нет доступа';

function viewOf(row: SeenRow, log: ActivityLog): z.input<typeof activityLog> {
  return {
    id: row.seq,
    occurred_at: row.occurred_at,
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    action: row.action,
    action_label: log.labelOf(row.action),
    entity_type: row.entity_type,
    entity_id: row.entity_id,
    entity_label: row.is_seen ? row.entity_label : HIDDEN,
    entity_url: row.is_seen ? log.addressOf(row) : null,
    changes: row.is_seen ? log.wordsOf(row) : [],
  };
}

/** `GET /api/activity-logs` and its check; both are put down in the journal themselves. */
export function activityLogRoutes(deps: Deps & { anchors: Anchors }): void {
  const { app, activity } = deps;

  route(app, {
    method: 'GET',
    url: '/api/activity-logs',
    access: 'activity_logs.read',
    summary: 'Журнал действий',
    query: listQuery,
    response: listOf(activityLog),
    handler: async ({ actor, query, origin }) => {
      const { page, per_page: perPage, filter } = query;
      const wanted = {
        page,
        perPage,
        search: query.search === '' ? undefined : query.search,
        actorId: filter.actor_id,
        action: filter.action,
        entityType: filter.entity_type,
        entityId: filter.entity_id,
        from: filter.occurred_at?.gte && businessMoment(filter.occurred_at.gte).toISOString(),
        to: filter.occurred_at?.lte && businessMoment(filter.occurred_at.lte, '23:59:59.999').toISOString(),
        order: query.sort === 'occurred_at' ? ('asc' as const) : ('desc' as const),
      };
      const found = await readActivity(deps, wanted, { actor, origin });
      return {
        data: found.rows.map((row) => viewOf(row, activity)),
        meta: {
          current_page: page,
          last_page: Math.max(1, Math.ceil(found.total / perPage)),
          per_page: perPage,
          total: found.total,
          total_is_capped: found.isCapped,
        },
      };
    },
  });

  route(app, {
    method: 'POST',
    url: '/api/activity-logs/verify',
    isDear: true,
    access: 'activity_logs.read',
    summary: 'Проверка целостности журнала',
    response: activityVerification,
    handler: async ({ actor, origin }) => {
      const { checked, fault } = await verifyActivity(deps, { actor, origin });
      return { is_intact: fault === null, checked, first_fault: fault };
    },
  });
}
