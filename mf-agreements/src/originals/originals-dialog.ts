import type { OriginalsKindName } from './originals.api';

/** What every dialog about the originals of several documents is given. */
export interface OriginalsDialogProps {
  kind: OriginalsKindName;
  rows: readonly { id: number }[];
  onClose: () => void;
  onDone: () => void;
}
