import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { faultCode } from '../fault-code';
import {
  BadRequest,
  HttpError,
  PayloadTooLarge,
  Unavailable,
  UnsupportedMediaType,
  ValidationFailed,
} from './errors';
import { securityEvent } from './security-event';

const INTERNAL = 'Внутренняя ошибка сервера. Сообщите администратору номер запроса';
const BUSY = 'Сервер сейчас перегружен. Повторите через несколько секунд';
const NO_ROOM = 'На сервере кончилось место, ничего не записано. Сообщите администратору';
const FILE_TOO_LARGE = 'Файл слишком большой';

const frameworkFaults: Record<string, () => HttpError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: () => new BadRequest('Тело запроса — не JSON'),
  FST_ERR_CTP_EMPTY_JSON_BODY: () => new BadRequest('Тело запроса пустое'),
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () => new BadRequest('Длина тела запроса не совпадает с заявленной'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => new UnsupportedMediaType(),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new PayloadTooLarge(),
  FST_ERR_BAD_URL: () => new BadRequest('Адрес составлен неверно'),
  FST_REQ_FILE_TOO_LARGE: () => new PayloadTooLarge(FILE_TOO_LARGE),
  FST_FILES_LIMIT: () => new PayloadTooLarge('Слишком много файлов'),
  FST_PARTS_LIMIT: () => new PayloadTooLarge(),
  FST_FIELDS_LIMIT: () => new PayloadTooLarge(),
  FST_INVALID_MULTIPART_CONTENT_TYPE: () => new UnsupportedMediaType(),
};

// What slipped through the schemas and was stopped by the database's own rules: still the caller's mistake.
const databaseFaults: Record<string, () => HttpError> = {
  '23505': () => new ValidationFailed({ base: ['Такая запись уже есть'] }, 'Такая запись уже есть'),
  '23503': () =>
    new ValidationFailed(
      { base: ['Связанная запись не найдена или ещё используется'] },
      'Связанная запись не найдена или ещё используется',
    ),
  '23502': () => new ValidationFailed({ base: ['Заполнены не все обязательные поля'] }),
  '23514': () => new ValidationFailed({ base: ['Значение нарушает правила учёта'] }),
  '40001': () => new Unavailable('Запись одновременно меняет другой сотрудник. Повторите действие'),
  '40P01': () => new Unavailable('Запись одновременно меняет другой сотрудник. Повторите действие'),
  '55P03': () => new Unavailable('Запись одновременно меняет другой сотрудник. Повторите действие'),
  '57014': () => new Unavailable('Запрос выполнялся слишком долго и был остановлен'),
};

// What stands in the way of every write, whichever it is: a full disk, a quota, a disk that went read-only.
const noRoom = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

// A database that is away says so in many ways: nobody listens, the name is unknown, it lets nobody in, its role was
// changed, it has become a copy that may only be read.
const away = new Set([
  ...[
    'ECONNREFUSED',
    'ECONNRESET',
    'EPIPE',
    'ETIMEDOUT',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'ENOTFOUND',
    'EAI_AGAIN',
  ],
  ...['55000', '28000', '28P01', '3D000', '25006'],
]);

// What the pool and its connections say without a code.
const unreachable = [
  'timeout exceeded when trying to connect',
  'Connection terminated due to connection timeout',
  'Connection terminated unexpectedly',
  'Connection terminated',
  'timeout expired',
];

function isClientStatus(status: number | undefined): status is number {
  return status !== undefined && status >= 400 && status < 500;
}

/** The refusal an exception stands for; null when it is a fault of ours. */
export function refusalOf(error: unknown): HttpError | null {
  if (error instanceof HttpError) return error;
  const code = faultCode(error);
  const known = frameworkFaults[code] ?? databaseFaults[code];
  if (known !== undefined) return known();
  // Class 22: a value the column cannot hold.
  if (/^22[0-9A-Z]{3}$/.test(code)) return new ValidationFailed({ base: ['Недопустимое значение'] });
  if (noRoom.has(code)) return new Unavailable(NO_ROOM);
  if (/^(08|53|57P)/.test(code) || away.has(code)) return new Unavailable();
  if (error instanceof Error && unreachable.includes(error.message)) return new Unavailable(BUSY);
  if (isClientStatus((error as Partial<FastifyError> | null)?.statusCode)) return new BadRequest();
  return null;
}

function reportRefusal(request: FastifyRequest): void {
  const { method, routeOptions, ip, userId } = request;
  const target = `${method} ${routeOptions.url ?? 'unknown'}`;
  securityEvent(request.log, {
    event: 'access.refused',
    origin: { ip, requestId: request.id },
    userId,
    target,
  });
}

/**
 * A body that nobody reads any longer would hold the connection, and every later request on it, for ever. The framework
 * would close it instead: who is still sending then meets a broken connection before the answer can be read.
 */
function readToTheEnd({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete) return;
  reply.removeHeader('connection');
  raw.unpipe();
  raw.resume();
}

/** Answers every failure in the one wire form, with the request's number and never with a stack. */
export async function handleError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const refusal = refusalOf(error);
  readToTheEnd(request, reply);
  if (refusal === null || refusal.status >= 500) request.log.error({ err: error }, 'request failed');
  else if (refusal !== error) request.log.warn({ err: error }, 'request refused below the route');
  if (refusal?.status === 403) reportRefusal(request);
  await reply
    .code(refusal?.status ?? 500)
    .headers(refusal?.headers() ?? {})
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ message: refusal?.message ?? INTERNAL, request_id: request.id, ...refusal?.body() });
}

function endWith(socket: Socket, status: string, message: string): void {
  const requestId = randomUUID();
  const body = JSON.stringify({ message, request_id: requestId });
  const head = [
    `HTTP/1.1 ${status}`,
    `x-request-id: ${requestId}`,
    `content-length: ${String(Buffer.byteLength(body))}`,
    'content-type: application/json; charset=utf-8',
    'connection: close',
  ];
  // The other side may keep its half open for as long as it likes.
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

const LATE = 'Запрос не пришёл целиком за отведённое время';

/** Ends the connection of a request that has not come to its end in time; says so unless an answer is under way. */
export function refuseLate(socket: Socket): void {
  // What was answered before the body came is not answered twice.
  if (socket.destroyed) return;
  if (socket.bytesWritten > 0) socket.destroy();
  else endWith(socket, '408 Request Timeout', LATE);
}

/** Answers bytes that are not HTTP at all, or have not become a request in time; there is no request to answer. */
export function handleBrokenConnection(error: Error, socket: Socket): void {
  const code = faultCode(error);
  if (code === 'ECONNRESET' || socket.destroyed) return;
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') refuseLate(socket);
  else if (code === 'HPE_HEADER_OVERFLOW') {
    endWith(socket, '431 Request Header Fields Too Large', 'Заголовки запроса слишком длинные');
  } else endWith(socket, '400 Bad Request', 'Запрос составлен неверно');
}
