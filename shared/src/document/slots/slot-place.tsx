import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';

import { Button, Skeleton } from '../../ui/ui';
import type { SlotEntry } from './document-slots';
import classes from './slot-place.module.css';

/** So long a block may be on its way before the card says that it has not come, ms. */
export const SLOT_PATIENCE = 10_000;

/** What another area gives, in its place: should it break or never come, the place says so and the card goes on. */
export function SlotPlace({ entry }: { entry: SlotEntry }) {
  const [attempt, setAttempt] = useState(0);
  const retry = () => {
    setAttempt((count) => count + 1);
  };
  return (
    <SlotBoundary key={attempt} onRetry={retry}>
      <Suspense fallback={<SlotWaiting onRetry={retry} />}>
        <SlotContent entry={entry} attempt={attempt} />
      </Suspense>
    </SlotBoundary>
  );
}

/** Drawn inside the boundary, so that an entry that throws while it is drawn breaks its own place alone. */
function SlotContent({ entry, attempt }: { entry: SlotEntry; attempt: number }) {
  return entry.render(attempt);
}

function SlotWaiting({ onRetry }: { onRetry: () => void }) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, SLOT_PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (late) return <SlotFailure onRetry={onRetry} />;
  return (
    <div className={classes.waiting} aria-busy>
      <Skeleton width="60%" height={10} />
    </div>
  );
}

function SlotFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <p className={classes.failure} role="status">
      Блок не загрузился
      <Button variant="ghost" size="sm" onClick={onRetry}>
        Повторить
      </Button>
    </p>
  );
}

interface BoundaryProps {
  children: ReactNode;
  onRetry: () => void;
}

class SlotBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <SlotFailure onRetry={this.props.onRetry} /> : this.props.children;
  }
}
