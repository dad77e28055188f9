import type { ReactNode } from 'react';

import { Remarking } from '../files/preview/remarking';
import type { PlacedRemark } from './placed-remark';
import { RemarkPart } from './remark-part';

interface RemarkableProps {
  children: ReactNode;
  /** Present where the reader decides on the document: a remark may go with the decision. */
  onDecide?: (remark: PlacedRemark) => void;
}

/** In files shown within, marked words can be remarked on. */
export function Remarkable({ children, onDecide }: RemarkableProps) {
  return (
    <Remarking
      value={(remark) => (
        // What is written about one place is none of another's.
        <RemarkPart
          key={`${String(remark.file.id)}:${remark.words.prefix}:${remark.words.text}`}
          {...remark}
          {...(onDecide && { onDecide })}
        />
      )}
    >
      {children}
    </Remarking>
  );
}
