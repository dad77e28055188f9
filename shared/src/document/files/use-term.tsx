import { useRef, useState } from 'react';

import { DateField } from '../../form/form';

/** Until when a file is good, asked where its type has a term; a text that is no date holds the sending back. */
export function useTerm(isAsked: boolean, { initial = null, error, className }: TermOptions = {}) {
  const [day, setDay] = useState(initial);
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  return {
    validUntil: isAsked ? day : null,
    isWrong: isAsked && problem !== null,
    show: () => input.current?.focus(),
    clear: () => {
      setDay(null);
    },
    field: isAsked && (
      <DateField
        ref={input}
        className={className}
        label="Действует до"
        value={day}
        onChange={setDay}
        onInvalid={setProblem}
        error={error}
      />
    ),
  };
}

interface TermOptions {
  initial?: string | null;
  /** What the server said of the day. */
  error?: string | undefined;
  className?: string | undefined;
}
