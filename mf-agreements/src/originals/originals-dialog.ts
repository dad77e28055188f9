import type { OriginalsKindName } from './originals.api';

/** A document whose original is settled. */
export interface OriginalsRow {
  id: number;
  number: string | null;
  internal_number?: string;
}

/** What every dialog about the originals of several documents is given. */
export interface OriginalsDialogProps {
  kind: OriginalsKindName;
  rows: readonly OriginalsRow[];
  onClose: () => void;
  onDone: () => void;
}
