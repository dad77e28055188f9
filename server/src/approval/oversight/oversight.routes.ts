import { approvalOversight } from 'shared/contract/approval/approval-oversight';
import { z } from 'zod';
import { idText } from '../../platform/http/id-params';
import { route } from '../../platform/http/route';
import type { Deps } from '../../platform/module';
import { getOversight } from './oversight.service';

const query = z.strictObject({
  kind: z.string().min(1).max(64).optional(),
  department_id: idText.optional(),
  /** Decisions of so many days count. */
  days: z.enum(['30', '90', '365'], 'Выберите 30, 90 или 365 дней').default('90'),
});

/** Where approvals wait, for whoever looks after them. */
export function oversightRoutes(deps: Deps): void {
  route(deps.app, {
    method: 'GET',
    url: '/api/approval-oversight',
    access: 'authenticated',
    isDear: true,
    summary: 'Где ждут согласования: по людям и этапам, что ждёт дольше всего',
    query,
    response: approvalOversight,
    handler: ({ actor, query: { kind, department_id: departmentId, days } }) =>
      getOversight(deps, actor, { kind, departmentId, days: Number(days) }),
  });
}
