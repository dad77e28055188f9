/** What connections a node takes that nobody has shown a right for yet. */
export interface RealtimeLimits {
  /** Open connections of everybody. */
  connections: number;
  /** Of them those that listen to nothing yet, in all and from one address. */
  strangers: number;
  strangersOfAddress: number;
  /** Milliseconds in which a connection has to listen to a channel. */
  subscribeMs: number;
  /** Milliseconds between two looks at all connections. */
  checkEveryMs: number;
}

/**
 * The limits of every node. A whole company may stand behind one address and come back in the same
 * second, but listens a moment later.
 */
export const REALTIME_LIMITS: RealtimeLimits = {
  connections: 10_000,
  strangers: 1000,
  strangersOfAddress: 200,
  subscribeMs: 30_000,
  checkEveryMs: 10_000,
};

/** The place of one connection. */
export interface Place {
  /** It listens to a channel, so somebody stands behind it; said once or more often. */
  prove(): void;
  /** It is closed; said once or more often. */
  leave(): void;
}

/** Counts connections, so that strangers cannot take the descriptors and the memory of a node. */
export class Admission {
  private open = 0;
  private strangers = 0;
  private readonly byAddress = new Map<string, number>();

  constructor(private readonly limits: RealtimeLimits) {}

  /** A place for a connection from the address; null when there is none. */
  admit(address: string): Place | null {
    const { connections, strangers, strangersOfAddress } = this.limits;
    const ofAddress = this.byAddress.get(address) ?? 0;
    if (this.open >= connections || this.strangers >= strangers || ofAddress >= strangersOfAddress)
      return null;
    this.open += 1;
    this.strangers += 1;
    this.byAddress.set(address, ofAddress + 1);
    let isStranger = true;
    let isOpen = true;
    const prove = () => {
      if (!isStranger) return;
      isStranger = false;
      this.strangers -= 1;
      this.release(address);
    };
    const leave = () => {
      prove();
      if (isOpen) this.open -= 1;
      isOpen = false;
    };
    return { prove, leave };
  }

  private release(address: string): void {
    const left = (this.byAddress.get(address) ?? 1) - 1;
    if (left === 0) this.byAddress.delete(address);
    else this.byAddress.set(address, left);
  }
}
