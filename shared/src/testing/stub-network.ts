import { AxiosError, AxiosHeaders, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios';

import { provideTransport } from '../http/instance';
import { transport } from '../http/transport';

export interface StubRequest {
  method: string;
  /** Address without the query string. */
  path: string;
  query: URLSearchParams;
  body: unknown;
  headers: AxiosHeaders;
  /** Milliseconds an answer is waited for. */
  timeout: number | undefined;
}

const ANSWER = Symbol('answer');
interface Answer {
  [ANSWER]: true;
  status: number;
  body: unknown;
  headers: Record<string, string>;
}

/** An answer with a status of its own, and headers where they matter; a plain value is an answer 200. */
export function reply(status: number, body: unknown = {}, headers: Record<string, string> = {}): Answer {
  return { [ANSWER]: true, status, body, headers };
}

/** Faces are asked for wherever people are named: a test that does not speak of them has none, and is not told. */
const FACES = 'GET /api/users/avatars';

type Handler = (request: StubRequest) => unknown;

export interface StubbedNetwork {
  /** Every request made so far, in order. */
  requests: StubRequest[];
  /** Adds or replaces answers. */
  answer: (routes: Record<string, unknown>) => void;
}

const isAnswer = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && ANSWER in value;

function requestOf(config: InternalAxiosRequestConfig): StubRequest {
  const [path = '', query = ''] = (config.url ?? '').split('?');
  const parameters = new URLSearchParams(query);
  for (const [name, value] of Object.entries((config.params ?? {}) as Record<string, unknown>)) {
    parameters.append(name, String(value));
  }
  const data: unknown = config.data;
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path,
    query: parameters,
    body: typeof data === 'string' ? (JSON.parse(data) as unknown) : data,
    headers: AxiosHeaders.from(config.headers),
    timeout: config.timeout,
  };
}

/**
 * Answers the network of a test. Keys are `GET /api/agreements` or, with a parameter, `GET /api/agreements/:id`;
 * values are the answer's body, `reply(…)`, or a function of the request. An address nobody answers fails the test.
 */
export function stubNetwork(routes: Record<string, unknown>): StubbedNetwork {
  const table = new Map<string, unknown>(Object.entries({ [FACES]: { data: [] }, ...routes }));
  const requests: StubRequest[] = [];
  const find = (request: StubRequest) => {
    const exact = table.get(`${request.method} ${request.path}`);
    if (exact !== undefined) return exact;
    for (const [key, value] of table) {
      const pattern = new RegExp(`^${key.replace(/:\w+/g, '[^/]+')}$`);
      if (pattern.test(`${request.method} ${request.path}`)) return value;
    }
    return reply(599, { message: `Тест не ждал запроса ${request.method} ${request.path}`, request_id: '-' });
  };
  provideTransport(transport);
  transport.defaults.adapter = async (config) => {
    const request = requestOf(config);
    if (`${request.method} ${request.path}` !== FACES) requests.push(request);
    const found = find(request);
    const result: unknown = await (typeof found === 'function' ? (found as Handler)(request) : found);
    const { status, body, headers } = isAnswer(result) ? result : reply(200, result);
    const response: AxiosResponse = { data: body, status, statusText: '', headers, config };
    const isWanted = config.validateStatus ?? ((code: number) => code >= 200 && code < 300);
    if (isWanted(status)) return response;
    throw new AxiosError(
      `Request failed with status code ${String(status)}`,
      String(status),
      config,
      null,
      response,
    );
  };
  return {
    requests,
    answer: (more) => {
      for (const [key, value] of Object.entries(more)) table.set(key, value);
    },
  };
}
