import { useEffect, useRef, useState } from 'react';

/** A group of radio buttons takes no focus itself: its first button does. */
const FAULTY = '[aria-invalid=true]:not([role=radiogroup]), [role=radiogroup][aria-invalid=true] input';

/** Leads to the first faulty field of a form once it is refused, unless its reader has gone to a field meanwhile. */
export function useFirstFault<Form extends HTMLElement>(isSending: boolean) {
  const form = useRef<Form>(null);
  const [attempt, setAttempt] = useState(0);
  const awaited = useRef(false);
  useEffect(() => {
    const faulty = form.current?.querySelector<HTMLElement>(FAULTY);
    if (!awaited.current || isSending || faulty == null) return;
    awaited.current = false;
    faulty.scrollIntoView({ block: 'center' });
    faulty.focus({ preventScroll: true });
    // The words under the fields come with a render of their own, at the press or with the answer.
  });
  return {
    form,
    awaitFault: () => {
      awaited.current = true;
      setAttempt(attempt + 1);
    },
    forgetFault: () => {
      awaited.current = false;
    },
  };
}
