import axios, {
  AxiosError,
  AxiosHeaders,
  isAxiosError,
  type AxiosInstance,
  type AxiosResponse,
  type InternalAxiosRequestConfig,
} from 'axios';

import { hooks } from './hooks';

export { handOver } from './hand-over';

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

/** JSON that could not be read is left as the text it is, a file says of what kind it is; without a body there is nothing to read. */
function isOfOurServer({ data, status }: AxiosResponse<unknown>): boolean {
  if (data instanceof Blob) return !data.type.startsWith('text/html');
  return typeof data !== 'string' || status === 204;
}

/**
 * A hotel's page of entry, a proxy's page and an answer cut off in the middle come as 200 as well. To whoever called they
 * are an answer that did not come: taken for one, they would break the page that draws them and let a form believe that
 * it was saved.
 */
function takeOwn(response: AxiosResponse<unknown>): AxiosResponse<unknown> {
  if (isOfOurServer(response)) return response;
  throw new AxiosError('The answer is not of the server', AxiosError.ERR_BAD_RESPONSE, response.config);
}

/** The refusal of a download is a file like what was asked for: its words are read out of it. */
async function readOut({ response }: AxiosError): Promise<void> {
  if (response?.data instanceof Blob && response.data.type.startsWith('application/json'))
    response.data = JSON.parse(await response.data.text());
}

/** What the server said with its refusal; undefined when it said nothing. */
function wordsOf({ response }: AxiosError): string | undefined {
  const { message } = (response?.data ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

/** 401: the session is over; 404 outside the API: the error page; all else is logged and left to the caller. */
async function refuse(error: unknown): Promise<never> {
  if (isAxiosError(error) && !axios.isCancel(error)) {
    const status = error.response?.status;
    const url = error.config?.url ?? '';
    await readOut(error);
    if (status === 401 && !isForeign(url) && isOfThisSession(error.config))
      hooks.onUnauthenticated(wordsOf(error));
    else if (status === 404 && !url.includes('/api/')) hooks.onLost();
    else console.error(error.message, url);
  }
  throw error instanceof Error ? error : new Error(String(error));
}

/** The one axios instance of the suite; callers reach it by `http`, which fetches its code when it is first needed. */
export const transport: AxiosInstance = axios.create({
  timeout: 30_000,
  headers: { Accept: 'application/json' },
});
transport.interceptors.request.use(authorise);
transport.interceptors.response.use(takeOwn);
transport.interceptors.response.use((response) => response, refuse);
