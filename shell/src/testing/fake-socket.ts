interface Frame {
  event: string;
  channel?: string;
  data?: unknown;
}

/** Sockets that were opened, in order. */
export const sockets: FakeSocket[] = [];

/** A socket whose other end is the test: it speaks the Pusher protocol as far as a test says. */
export class FakeSocket {
  static readonly OPEN = 1;
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: object) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  readonly sent: Frame[] = [];

  constructor(readonly url: string) {
    sockets.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Frame);
  }

  /** The browser's side closes. */
  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.({ code: 1000, wasClean: true });
  }

  /** The server says something. */
  say(event: string, data: unknown, channel?: string): void {
    this.onmessage?.({ data: JSON.stringify({ event, channel, data: JSON.stringify(data) }) });
  }

  /** The server takes the connection. */
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
    this.say('pusher:connection_established', { socket_id: '1.1', activity_timeout: 120 });
  }

  /** The network is gone. */
  drop(): void {
    this.readyState = 3;
    this.onclose?.({ code: 1006, wasClean: false });
  }
}

/** Puts the fake in the window's place; answers how to put the old one back. */
export function stubSockets(): () => void {
  const real = window.WebSocket;
  sockets.length = 0;
  Object.assign(window, { WebSocket: FakeSocket });
  return () => {
    Object.assign(window, { WebSocket: real });
  };
}
