import { useEffect, useState } from 'react';

import classes from './document-page.module.css';

/** As long as a card usually takes on a slow line, and the pauses of the first attempts to ask again. */
const PATIENCE = 5000;

/** Says after a while that the answer is still waited for: drawn places alone do not tell waiting from a stop. */
export function SlowAnswer() {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsSlow(true);
    }, PATIENCE);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return (
    <p aria-live="polite" className={classes.slow}>
      {isSlow && 'Ответ идёт дольше обычного. Страница откроется, как только он придёт.'}
    </p>
  );
}
