import type { AgreementRow } from 'shared/contract/agreement/agreement';

/** What every dialog about several agreements is given. */
export interface BulkDialogProps {
  rows: readonly AgreementRow[];
  onClose: () => void;
  onDone: () => void;
}

export const idsOf = (rows: readonly AgreementRow[]) => rows.map((row) => row.id);
