/** What the shell gives to the transport; the transport itself knows no session and no router. */
export interface HttpHooks {
  getToken: () => string | null;
  /** 401 on any call, and what the server says to it. */
  onUnauthenticated: (why?: string) => void;
  /** 404 on a call whose address does not contain `/api/`. */
  onLost: () => void;
}

/** What the transport goes by; empty until the shell has given it. */
export const hooks: HttpHooks = {
  getToken: () => null,
  onUnauthenticated: () => undefined,
  onLost: () => undefined,
};

/** Gives the transport its session and its two ways out; called once by the shell. */
export function configureHttp(next: HttpHooks): void {
  Object.assign(hooks, next);
}
