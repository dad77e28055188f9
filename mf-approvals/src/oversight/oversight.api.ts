import type { ApprovalOversight } from 'shared/contract/approval/approval-oversight';
import { http } from 'shared/http';

export const PERIODS = ['30', '90', '365'] as const;

export interface OversightWanted {
  days: (typeof PERIODS)[number];
  kind: string | null;
  departmentId: number | null;
}

/** Where approvals wait; 403 for whoever looks after nobody's. */
export async function getOversight(
  wanted: OversightWanted,
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
