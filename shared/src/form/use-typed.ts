import { useState } from 'react';

interface Typed<Value> {
  /** What stands in the control; null shows the value itself. */
  text: string | null;
  problem: string | null;
  /** The value the control was drawn with last. */
  seen: Value;
  /** The value the typing has come to. */
  told: Value;
}

/**
 * The text being typed over a value and what is wrong with it. A value that comes from outside — a merge, a restored
 * draft — takes the place of the text; the value that the typing itself has made does not.
 */
export function useTyped<Value>(value: Value, onInvalid?: (message: string | null) => void) {
  const [state, setState] = useState<Typed<Value>>({ text: null, problem: null, seen: value, told: value });
  const foreign = state.seen !== value && state.told !== value;
  if (state.seen !== value) {
    setState(foreign ? { text: null, problem: null, seen: value, told: value } : { ...state, seen: value });
  }
  const { text, problem } = foreign ? { text: null, problem: null } : state;
  const settle = (next: Partial<Typed<Value>> & { problem: string | null }) => {
    setState((before) => ({ ...before, ...next }));
    // Told after each sign: whoever takes a new value forgets what was wrong with the former one.
    if (next.problem !== null || problem !== null) onInvalid?.(next.problem);
  };
  return {
    text,
    problem,
    /** The control was typed into: its text, the value the text comes to, and what is wrong with it. */
    type: (typed: string | null, read: { value: Value; problem: string | null }) => {
      settle({ text: typed, told: read.value, problem: read.problem });
    },
    /** The control was left: a text without a fault gives way to the value. */
    leave: (wrong: string | null) => {
      settle(wrong === null ? { text: null, problem: null } : { problem: wrong });
    },
  };
}
