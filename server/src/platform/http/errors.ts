import { waitText } from './wait-text';

/** Field name → the sentences shown under that field; the first one is also shown in an alert. */
export type FieldErrors = Record<string, string[]>;

/** An answer other than success that the caller is meant to read; everything else becomes a 500. */
export abstract class HttpError extends Error {
  abstract readonly status: number;

  constructor(message: string) {
    super(message);
    this.name = new.target.name;
  }

  /** What goes on the wire besides `message` and `request_id`. */
  body(): Record<string, unknown> {
    return {};
  }
  headers(): Record<string, string> {
    return {};
  }
}

/** The request cannot be understood at all. */
export class BadRequest extends HttpError {
  readonly status = 400;
  constructor(message = 'Запрос составлен неверно') {
    super(message);
  }
}

/** Nobody is logged in, or the session has ended. */
export class Unauthenticated extends HttpError {
  readonly status = 401;
  constructor(message = 'Войдите в систему, чтобы продолжить') {
    super(message);
  }
}

/** The employee is known but may not do this. */
export class Forbidden extends HttpError {
  readonly status = 403;
  constructor(message = 'Недостаточно прав для этого действия') {
    super(message);
  }
}

/** What `POST /api/{resource}/{id}/{action}` answers where nothing is done by that name. */
export const NO_SUCH_ACTION = 'Такого действия нет';

/** There is no such record, or the employee may not see it: the two answers are the same. */
export class NotFound extends HttpError {
  readonly status = 404;
  constructor(message = 'Запись не найдена') {
    super(message);
  }
}

/** No byte of the asked range is there. */
export class RangeNotSatisfiable extends HttpError {
  readonly status = 416;
  /** `size` is that of the whole, in bytes. */
  constructor(private readonly size: number) {
    super('В файле нет запрошенной части');
  }
  override headers(): Record<string, string> {
    return { 'content-range': `bytes */${String(this.size)}` };
  }
}

/** The address exists but not with this method. */
export class MethodNotAllowed extends HttpError {
  readonly status = 405;
  constructor(private readonly allowed: readonly string[]) {
    super('Этот адрес не поддерживает такой вид запроса');
  }
  override headers(): Record<string, string> {
    return { allow: this.allowed.join(', ') };
  }
}

/** Said of a version that is no longer the present one, unless the refusal has words of its own. */
export const OUTDATED = 'Запись изменил другой сотрудник. Сравните обе версии';

/** The record was changed by somebody else since it was read, or its state does not allow the action. */
export class Conflict extends HttpError {
  readonly status = 409;
  /** `current` is the record as it is now, in its wire form. */
  constructor(
    private readonly current: unknown,
    message = OUTDATED,
    private readonly errors: FieldErrors = { lock_version: [message] },
  ) {
    super(message);
  }
  override body(): Record<string, unknown> {
    return { errors: this.errors, current: this.current };
  }
  /** The same refusal with the record as `write` tells it on the wire. */
  written(write: (record: unknown) => string): Conflict {
    if (this.current === null) return this;
    return new Conflict(JSON.parse(write(this.current)) as unknown, this.message, this.errors);
  }
}

/** A field or the record as a whole breaks a rule; the texts stand under the fields. */
export class ValidationFailed extends HttpError {
  readonly status = 422;
  constructor(
    readonly errors: FieldErrors,
    message = 'Проверьте заполнение полей',
  ) {
    super(message);
  }
  override body(): Record<string, unknown> {
    return { errors: this.errors };
  }
}

/** There was such a content, and it was destroyed by right. */
export class Gone extends HttpError {
  readonly status = 410;
}

/** The content is locked, for example while it is being approved. */
export class Locked extends HttpError {
  readonly status = 423;
  constructor(message = 'Документ на согласовании, изменить его нельзя') {
    super(message);
  }
}

/** Too many attempts in too short a time. */
export class TooManyRequests extends HttpError {
  readonly status = 429;
  constructor(
    readonly retryAfterSeconds: number,
    message = `Слишком много попыток. Повторите ${waitText(retryAfterSeconds)}`,
  ) {
    super(message);
  }
  override headers(): Record<string, string> {
    return { 'retry-after': String(Math.max(1, Math.ceil(this.retryAfterSeconds))) };
  }
}

/** The request is larger than the server takes. */
export class PayloadTooLarge extends HttpError {
  readonly status = 413;
  constructor(message = 'Запрос слишком большой') {
    super(message);
  }
}

/** The body is of a type that this address does not read. */
export class UnsupportedMediaType extends HttpError {
  readonly status = 415;
  constructor(message = 'Такой тип данных не поддерживается') {
    super(message);
  }
}

/** The server is up but cannot serve yet, or a part that it needs is away. */
export class Unavailable extends HttpError {
  readonly status = 503;
  constructor(message = 'Сервис временно недоступен. Повторите позже') {
    super(message);
  }
}
