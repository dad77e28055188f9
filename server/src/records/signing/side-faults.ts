import { type SideFault, sideFaults as faultsOf } from 'shared/contract/counterparty/side-faults';
import { counterpartyName } from 'shared/format';
import type { SideState } from '../../lists/columns/sides-json';

interface Fault extends SideFault {
  field: string;
}

/**
 * What security says of those the document is made with, side by side. The second side is spoken of under `main`, a
 * further one by its name under `further`.
 */
export function sideFaults(
  sides: readonly SideState[],
  { today, main, further }: { today: string; main: string; further: string },
): Fault[] {
  return sides.flatMap((side) => {
    const known = { ...side, name: counterpartyName(side), role: side.role_name };
    const field = side.role_name === null ? main : further;
    return faultsOf(known, today).map((fault) => ({ ...fault, field }));
  });
}

/** True while people decide on the document or sign it, and learn of a side what security says meanwhile. */
export function isDecidedUpon(status: string): boolean {
  return status === 'on_approval' || status === 'on_signing';
}

/** The fault as one that does not stop: what is agreed may be signed, but nobody signs it unwarned. */
export function warned(fault: Fault): Fault {
  return { ...fault, level: 'warning' };
}
