import type { AxiosInstance, AxiosRequestConfig, AxiosResponse } from 'axios';

/** The calls of the suite to a server. */
export type Http = Pick<AxiosInstance, 'get' | 'delete' | 'post' | 'put' | 'patch'>;

/** The code of the transport did not come: to whoever called it is the same as an answer that did not. */
export class NoTransport extends Error {}

let loaded: AxiosInstance | null = null;

/** Puts a transport in place without waiting for its code to be fetched. */
export function provideTransport(transport: AxiosInstance): void {
  loaded = transport;
}

async function loadTransport(): Promise<AxiosInstance> {
  try {
    const { transport } = await import('./transport');
    loaded = transport;
    return transport;
  } catch (error) {
    throw new NoTransport('The code of the transport did not come', { cause: error });
  }
}

/** Begins to fetch the code of the transport where the first rows do not need it but something soon will. */
export function prepareHttp(): void {
  // The call that needs it asks for it again and tells of a failure.
  if (loaded === null) loadTransport().catch(() => undefined);
}

const call = <Answer>(by: (transport: AxiosInstance) => Promise<Answer>): Promise<Answer> =>
  loaded === null ? loadTransport().then(by) : by(loaded);

type Config<Body> = AxiosRequestConfig<Body>;

/**
 * The one way to a server: the suite's axios instance, whose code is fetched with the first call, so that it does not
 * stand before the first rows. It shows no alert: a failure is the caller's to speak of.
 */
export const http: Http = {
  get: <T, R = AxiosResponse<T>, B = unknown>(url: string, config?: Config<B>) =>
    call((transport) => transport.get<T, R, B>(url, config)),
  delete: <T, R = AxiosResponse<T>, B = unknown>(url: string, config?: Config<B>) =>
    call((transport) => transport.delete<T, R, B>(url, config)),
  post: <T, R = AxiosResponse<T>, B = unknown>(url: string, data?: B, config?: Config<B>) =>
    call((transport) => transport.post<T, R, B>(url, data, config)),
  put: <T, R = AxiosResponse<T>, B = unknown>(url: string, data?: B, config?: Config<B>) =>
    call((transport) => transport.put<T, R, B>(url, data, config)),
  patch: <T, R = AxiosResponse<T>, B = unknown>(url: string, data?: B, config?: Config<B>) =>
    call((transport) => transport.patch<T, R, B>(url, data, config)),
};
