import { useEffect, useState } from 'react';

import { afterPress, isPressedOn } from './after-press';

/** The value to be drawn: what it becomes while the button of the pointer is down waits for the end of the press. */
export function useAfterPress<Value>(value: Value): Value {
  const [drawn, setDrawn] = useState(value);
  const isHeld = isPressedOn('*');
  if (!isHeld && drawn !== value) setDrawn(value);
  useEffect(() => {
    if (drawn === value) return;
    afterPress(() => {
      setDrawn(value);
    });
  }, [drawn, value]);
  return isHeld ? drawn : value;
}
