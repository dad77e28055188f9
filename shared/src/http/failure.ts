import type { AxiosError } from 'axios';

import { NoTransport } from './instance';

/** A failed call as a screen needs to know it. */
export interface HttpFailure {
  /** HTTP status; null when no answer came. */
  status: number | null;
  message: string;
  /** Field → sentences, of 422 and 409. */
  errors: Record<string, string[]>;
  /** Of 409: the record as it stands now. */
  current: unknown;
  requestId: string | null;
}

const NO_ANSWER = 'Нет связи с сервером. Проверьте подключение и повторите.';
const UNKNOWN = 'Не получилось выполнить запрос. Повторите позже.';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function errorsOf(value: unknown): Record<string, string[]> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).map(([field, texts]) => [
      field,
      Array.isArray(texts) ? texts.map(String) : [String(texts)],
    ]),
  );
}

/** As axios itself tells its errors, without carrying its code. */
const isAxiosError = (error: unknown): error is AxiosError => isRecord(error) && error.isAxiosError === true;

/** Any rejection of `http` as status, Russian sentence and field errors. */
export function errorOf(error: unknown): HttpFailure {
  if (!isAxiosError(error)) {
    const message = error instanceof NoTransport ? NO_ANSWER : UNKNOWN;
    return { status: null, message, errors: {}, current: undefined, requestId: null };
  }
  const body: unknown = error.response?.data;
  const status = error.response?.status ?? null;
  const message =
    isRecord(body) && typeof body.message === 'string' ? body.message : status === null ? NO_ANSWER : UNKNOWN;
  return {
    status,
    message,
    errors: isRecord(body) ? errorsOf(body.errors) : {},
    current: isRecord(body) ? body.current : undefined,
    requestId: isRecord(body) && typeof body.request_id === 'string' ? body.request_id : null,
  };
}
