import type { ReactNode } from 'react';

import { AreaBoundary } from '../areas/crash/area-boundary';

interface PartProps {
  /** Names the part in the console. */
  name: string;
  onFailure?: () => void;
  children: ReactNode;
}

/** A part of the shell whose failure takes that part away and leaves the page with all that was typed. */
export function PartBoundary({ name, onFailure, children }: PartProps) {
  return (
    <AreaBoundary
      resetKey={name}
      onError={(error) => {
        console.error(`The part «${name}» of the shell failed`, error);
        onFailure?.();
        return false;
      }}
      fallback={() => null}
    >
      {children}
    </AreaBoundary>
  );
}
