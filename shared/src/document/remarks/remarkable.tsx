import type { ReactNode } from 'react';

import { Remarking } from '../files/preview/remarking';
import { RemarkPart } from './remark-part';

/** In files shown within, marked words can be remarked on. */
export function Remarkable({ children }: { children: ReactNode }) {
  return <Remarking value={RemarkPart}>{children}</Remarking>;
}
