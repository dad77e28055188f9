import type { ReactNode } from 'react';

import { Remarking, type RemarkProps } from '../files/preview/remarking';
import { RemarkPart } from './remark-part';

/** What is written about one place is none of another's. */
const remarkAt = (remark: RemarkProps) => (
  <RemarkPart key={`${String(remark.file.id)}:${remark.words.prefix}:${remark.words.text}`} {...remark} />
);

/** In files shown within, marked words can be remarked on. */
export function Remarkable({ children }: { children: ReactNode }) {
  return <Remarking value={remarkAt}>{children}</Remarking>;
}
