import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { counted } from 'shared/format';

/** «3 документа». */
export const documentsCount = (count: number): string =>
  counted(count, ['документ', 'документа', 'документов']);

/** «Согласовать 3 документа», «Ознакомиться с 3 документами». */
export function bulkVerb(tasks: readonly Pick<ApprovalTask, 'stage'>[]): string {
  const count = tasks.length;
  if (tasks[0]?.stage.action !== 'acknowledge') return `Согласовать ${documentsCount(count)}`;
  return `Ознакомиться с\u00a0${counted(count, ['документом', 'документами', 'документами'])}`;
}
