import type { ApartLine } from './apart-message';

/** Where a work that has no server of its own around it tells of faults. */
export interface FaultLog {
  warn(detail: object, text: string): void;
  error(detail: object, text: string): void;
}

/** An error as a line of the log holds it; what else it knows goes with it, where it is data. */
function toldFault(fault: Error): object {
  const known = Object.entries(fault).filter(
    ([, value]) => typeof value !== 'object' && typeof value !== 'function',
  );
  return { type: fault.name, message: fault.message, stack: fault.stack, ...Object.fromEntries(known) };
}

/** Lines that cross to another thread: errors lose what they know on that way, unless it is told as data. */
export function crossingLog(say: (line: ApartLine) => void): FaultLog {
  const told = (detail: object) =>
    Object.fromEntries(
      Object.entries(detail).map(([name, value]) => [
        name,
        value instanceof Error ? toldFault(value) : value,
      ]),
    );
  return {
    warn: (detail, text) => {
      say({ level: 'warn', detail: told(detail), text });
    },
    error: (detail, text) => {
      say({ level: 'error', detail: told(detail), text });
    },
  };
}
