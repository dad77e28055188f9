import axios, {
  AxiosHeaders,
  isAxiosError,
  type AxiosInstance,
  type InternalAxiosRequestConfig,
} from 'axios';

/** What the shell gives to the transport; the transport itself knows no session and no router. */
export interface HttpHooks {
  getToken: () => string | null;
  /** 401 on any call. */
  onUnauthenticated: () => void;
  /** 404 on a call whose address does not contain `/api/`. */
  onLost: () => void;
}

let hooks: HttpHooks = { getToken: () => null, onUnauthenticated: () => undefined, onLost: () => undefined };

/** Gives the transport its session and its two ways out; called once by the shell. */
export function configureHttp(next: HttpHooks): void {
  hooks = next;
}

const isForeign = (url: string | undefined) => url?.startsWith('https://') === true;

/** Credentials and the bearer token for the product's own server; neither for an address with https://. */
function authorise(request: InternalAxiosRequestConfig): InternalAxiosRequestConfig {
  if (isForeign(request.url)) {
    request.withCredentials = false;
    request.headers = new AxiosHeaders();
    return request;
  }
  request.withCredentials = true;
  const token = hooks.getToken();
  if (token !== null) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
}

/** True when the call went out with the token that holds now: an answer to an earlier session ends no later one. */
function isOfThisSession(request: InternalAxiosRequestConfig | undefined): boolean {
  const token = hooks.getToken();
  const sent = request?.headers.get('Authorization');
  return token === null || sent === `Bearer ${token}`;
}

/** 401: the session is over; 404 outside the API: the error page; all else is logged and left to the caller. */
function refuse(error: unknown): Promise<never> {
  if (isAxiosError(error) && !axios.isCancel(error)) {
    const status = error.response?.status;
    const url = error.config?.url ?? '';
    if (status === 401 && !isForeign(url) && isOfThisSession(error.config)) hooks.onUnauthenticated();
    else if (status === 404 && !url.includes('/api/')) hooks.onLost();
    else console.error(error.message, url);
  }
  return Promise.reject(error instanceof Error ? error : new Error(String(error)));
}

/** The one axios instance of the suite. It shows no alert: a failure is the caller's to speak of. */
export const http: AxiosInstance = axios.create({ timeout: 30_000, headers: { Accept: 'application/json' } });
http.interceptors.request.use(authorise);
http.interceptors.response.use((response) => response, refuse);
