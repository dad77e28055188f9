import { createContext, type ReactNode } from 'react';

import type { PreviewedFile } from './previewed-file';
import type { MarkedWords } from './quoting/marked-words';

/** The words a remark is written to, and whose they are. */
export interface RemarkProps {
  /** The document that is talked about. */
  of: { type: string; id: number };
  file: PreviewedFile;
  words: MarkedWords;
  onClose: () => void;
  /** Told what closing the file would do to the words that were begun; null while there are none. */
  onLoss?: ((loss: string | null) => void) | undefined;
}

/** Where a remark to marked words is written: files know no discussions. Null where nobody remarks. */
export const Remarking = createContext<((remark: RemarkProps) => ReactNode) | null>(null);
