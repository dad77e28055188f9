import type { BulkAnswer } from '../../contract/list/bulk-change';
import type { RegisterNoun, RegisterRow } from '../register-definition';

/** What every dialog about several rows is given. */
export interface BulkChangeProps {
  resource: string;
  noun: RegisterNoun;
  rows: readonly (RegisterRow & { archived_at?: string | null })[];
  /** What the reader should know before; the archive alone has it. */
  note?: string | undefined;
  onClose: () => void;
  onDone: () => void;
  /** Some of the rows stay as they were, each with the reason. */
  onRefused: (refused: BulkAnswer['refused']) => void;
}
