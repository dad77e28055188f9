import { counterpartyName } from 'shared/format';
import { formatDay } from '../../calendar/format-day';
import type { SideState } from '../../lists/sides-json';

interface Fault {
  field: string;
  message: string;
  level: 'error' | 'warning';
}

const STOPS: Readonly<Record<string, string>> = {
  blocked: 'контрагент заблокирован',
  liquidated: 'контрагент ликвидирован',
};

function faultOf(side: SideState, today: string): Pick<Fault, 'message' | 'level'>[] {
  const stop = STOPS[side.status];
  if (stop !== undefined) return [{ message: stop, level: 'error' }];
  const found: Pick<Fault, 'message' | 'level'>[] = [];
  if (side.status === 'limited') found.push({ message: 'по контрагенту есть ограничения', level: 'warning' });
  const { check_valid_until: until } = side;
  if (until !== null && until < today) {
    found.push({ message: `срок проверки контрагента истёк ${formatDay(until)}`, level: 'warning' });
  }
  return found;
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What security says of those the document is made with, side by side: a blocked or liquidated side stops it, limits
 * and a check that has run out are only said. The second side is spoken of under `main`, a further one by its name.
 */
export function sideFaults(
  sides: readonly SideState[],
  { today, main, further }: { today: string; main: string; further: string },
): Fault[] {
  return sides.flatMap((side) =>
    faultOf(side, today).map(({ message, level }) =>
      side.role_name === null
        ? { field: main, message: capitalised(message), level }
        : { field: further, message: `${counterpartyName(side)} (${side.role_name}): ${message}`, level },
    ),
  );
}

/** The fault as one that does not stop: what is agreed may be signed, but nobody signs it unwarned. */
export function warned(fault: Fault): Fault {
  return { ...fault, level: 'warning' };
}
