import { Component, Suspense, useEffect, useState, type ReactNode } from 'react';

import type { SlotEntry } from '../../area/area';
import { Button, Skeleton } from '../../ui/ui';

import classes from './slot-place.module.css';

/** So long a block may be on its way before the card says that it has not come, ms. */
export const SLOT_PATIENCE = 10_000;

let shown = 0;
/** Of all places together, so that one that comes later knows that it asks anew. */
const nextAttempt = () => (shown += 1);

/** What another area gives, in its place: should it break or never come, the place says so and the card goes on. */
export function SlotPlace({ entry }: { entry: SlotEntry }) {
  const [attempt, setAttempt] = useState(nextAttempt);
  const retry = () => {
    setAttempt(nextAttempt);
  };
  return (
    <SlotBoundary key={attempt} title={entry.title} onError={entry.onError} onRetry={retry}>
      <Suspense fallback={<SlotWaiting title={entry.title} onRetry={retry} />}>
        <SlotContent entry={entry} attempt={attempt} />
      </Suspense>
    </SlotBoundary>
  );
}

/** Drawn inside the boundary, so that an entry that throws while it is drawn breaks its own place alone. */
function SlotContent({ entry, attempt }: { entry: SlotEntry; attempt: number }) {
  return entry.render(attempt);
}

interface FailureProps {
  title: string | undefined;
  onRetry: () => void;
}

function SlotWaiting({ title, onRetry }: FailureProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setLate(true);
    }, SLOT_PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  if (late) return <SlotFailure title={title} onRetry={onRetry} />;
  return (
    <div className={classes.waiting} aria-busy>
      <Skeleton width="60%" height={10} />
    </div>
  );
}

function SlotFailure({ title, onRetry }: FailureProps) {
  return (
    <p className={classes.failure} role="status">
      {title === undefined ? 'Блок не загрузился' : `Блок «${title}» не загрузился`}
      <Button variant="ghost" size="sm" onClick={onRetry}>
        Повторить
      </Button>
    </p>
  );
}

interface BoundaryProps extends FailureProps {
  children: ReactNode;
  onError: SlotEntry['onError'];
}

class SlotBoundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    if (this.props.onError?.(error) === true) this.props.onRetry();
  }

  override render() {
    const { title, onRetry, children } = this.props;
    return this.state.failed ? <SlotFailure title={title} onRetry={onRetry} /> : children;
  }
}
