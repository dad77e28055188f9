import type { ApprovalOversight } from 'shared/contract/approval/approval-oversight';
import { http } from 'shared/http';

import type { OversightChoice } from './oversight-choice';

/** Where approvals wait; 403 for whoever looks after nobody's. */
export async function getOversight(
  wanted: OversightChoice,
  signal?: AbortSignal,
): Promise<ApprovalOversight> {
  const { days, kind, departmentId } = wanted;
  const params = {
    days,
    ...(kind !== null && { kind }),
    ...(departmentId !== null && { department_id: departmentId }),
  };
  return (await http.get<ApprovalOversight>('/api/approval-oversight', { params, signal })).data;
}
