import type {} from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type { z } from 'zod';
import { type Access, authorise, type EmployeeAccess, isOwnAccess, type OwnAccess } from './access';
import type { Actor, RequestOrigin } from './actor';
import { inSentNames } from './also-named';
import { BODY_LIMITS } from './body/body-limits';
import {
  Conflict,
  MethodNotAllowed,
  NotFound,
  Unauthenticated,
  UnsupportedMediaType,
  ValidationFailed,
} from './errors';
import { methodsOfMisread } from './paths/known-paths';
import { serialiserOf } from './openapi/serialiser';
import { withReferenceIds } from './reference-ids';
import type { Lanes } from './turns';
import { validate } from './validate';

type Schema = z.ZodType;
type Read<S> = S extends z.ZodType<infer T> ? T : undefined;
/** A body that no schema describes: a form with files, or the bytes of an archive. */
type RawBody = 'multipart' | 'zip';

const isRaw = (body: Schema | RawBody | undefined): body is RawBody => typeof body === 'string';

/** What a handler gets: the employee and the input, both already checked. */
export interface Call<A, P, Q, B> {
  /** Null only on public routes; behind an own door whoever it has let in. */
  actor: A extends 'public' ? null : A extends OwnAccess<infer Caller> ? Caller : Actor;
  params: Read<P>;
  query: Read<Q>;
  body: Read<B>;
  origin: RequestOrigin;
  request: FastifyRequest;
  reply: FastifyReply;
}

export interface RouteDefinition<
  A extends Access = Access,
  P extends Schema | undefined = Schema | undefined,
  Q extends Schema | undefined = Schema | undefined,
  B extends Schema | RawBody | undefined = Schema | RawBody | undefined,
  R extends Schema | 'stream' | undefined = Schema | 'stream' | undefined,
> {
  method: Extract<HTTPMethods, 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'>;
  /** Fastify's pattern: `/api/agreements/:id`. */
  url: string;
  access: A;
  /** One line for the API description. */
  summary?: string;
  /** Groups routes in the API description; the resource of the address by default. */
  tag?: string;
  params?: P;
  query?: Q;
  body?: B;
  /** Without it the answer is 204; `stream` means that the handler returns a readable or sends the reply itself. */
  response?: R;
  /** The record that a refusal with 409 shows: what it is on the wire, as an answer. */
  conflict?: Schema;
  /** The answer says the number of each record it names: `counterparty_id` beside `counterparty`. */
  numbersReferences?: boolean;
  /** 200 by default, 204 without a response. */
  status?: number;
  /** Bytes; those of a form by default, and of a few short fields on a public route. */
  bodyLimit?: number;
  /** Takes several connections to the database or much of the processor: of one person only a few run at once. */
  isDear?: boolean;
  handler: (
    call: Call<A, P, Q, B>,
  ) => Promise<R extends Schema ? z.input<R> : unknown> | (R extends Schema ? z.input<R> : unknown);
}

/** The bearer token of a request; null when there is none. */
export function bearerOf(request: FastifyRequest): string | null {
  const match = /^Bearer ([\w.~+/=-]{1,512})$/i.exec(request.headers.authorization ?? '');
  return match?.[1] ?? null;
}

/** The employee behind the request's bearer token; refuses with 401 when there is none. */
export async function authenticate(request: FastifyRequest): Promise<Actor> {
  const token = bearerOf(request);
  const actor = token === null ? null : await request.server.authenticator(token);
  if (actor === null) throw new Unauthenticated();
  request.userId = actor.id;
  return actor;
}

async function authoriseEmployee(request: FastifyRequest, access: EmployeeAccess): Promise<Actor> {
  const actor = await authenticate(request);
  authorise(actor, access, request.params);
  return actor;
}

/** Where the request came from, for the activity log. */
export function originOf(request: FastifyRequest): RequestOrigin {
  return {
    ip: request.ip,
    userAgent: request.headers['user-agent']?.slice(0, 500) ?? null,
    requestId: request.id,
  };
}

/** Whose turn a request takes; null for strangers, who are counted where they try to get in. */
function turnOf(access: Access, request: FastifyRequest, caller: unknown): string | null {
  if (access === 'public') return null;
  return isOwnAccess(access) ? `address ${request.ip}` : `employee ${String((caller as Actor).id)}`;
}

function read<S extends Schema | RawBody | undefined>(schema: S, value: unknown): Read<S> {
  if (schema === undefined || isRaw(schema)) return undefined as Read<S>;
  return validate(schema, value ?? {}) as Read<S>;
}

const asSent = (schema: Schema | RawBody | undefined, sent: unknown, fault: unknown): unknown =>
  schema === undefined || isRaw(schema) ? fault : inSentNames(schema, sent, fault);

function readBody<S extends Schema | RawBody | undefined>(schema: S, sent: unknown): Read<S> {
  try {
    return read(schema, sent);
  } catch (fault) {
    throw asSent(schema, sent, fault);
  }
}

/** In which line a request waits: a file on a slow network takes minutes, and nothing else may wait for it. */
function laneOf({ isDear, body }: { isDear?: boolean; body?: Schema | RawBody }): keyof Lanes {
  if (isDear === true) return 'dear';
  return isRaw(body) ? 'uploads' : 'ordinary';
}

/**
 * An address that cannot name a record names none: 404, the same answer as for an unknown one. One that names a record
 * and nothing that is done to it says so, whether the record is there or not. What another method has is no unknown one.
 */
function readParams<S extends Schema | undefined>(schema: S, request: FastifyRequest): Read<S> {
  try {
    return read(schema, request.params);
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    const { action, ...others } = error.errors;
    const [path = ''] = request.url.split('?', 1);
    const misread = { url: request.routeOptions.url ?? '', path, unread: Object.keys(error.errors) };
    const methods = methodsOfMisread(request.server.apiDescription, misread);
    if (methods.length > 0) throw new MethodNotAllowed(methods);
    throw new NotFound(Object.keys(others).length === 0 ? action?.[0] : undefined);
  }
}

/** What is wrong with an address is named as the address names it: `filter[year]`. */
function readQuery<S extends Schema | undefined>(schema: S, value: unknown): Read<S> {
  try {
    return read(schema, value);
  } catch (error) {
    if (!(error instanceof ValidationFailed)) throw error;
    const named = Object.entries(error.errors).map(([path, texts]) => {
      const [name = path, ...inner] = path.split('.');
      return [name + inner.map((part) => `[${part}]`).join(''), texts] as const;
    });
    throw new ValidationFailed(Object.fromEntries(named), error.message);
  }
}

/** How an answer becomes text; undefined where there is none, or where it is a stream. */
function answerOf({ response, numbersReferences }: RouteDefinition) {
  if (response === undefined || response === 'stream') return undefined;
  if (numbersReferences !== true) return serialiserOf(response);
  const { schema, add } = withReferenceIds(response);
  const stringify = serialiserOf(schema);
  return (answer: unknown) => stringify(add(answer));
}

/** The endpoint with the answer as it leaves. */
function described(definition: RouteDefinition): RouteDefinition {
  const { response, numbersReferences } = definition;
  if (numbersReferences !== true || response === undefined || response === 'stream') return definition;
  return { ...definition, response: withReferenceIds(response).schema };
}

/**
 * Adds an endpoint that authenticates, then authorises, then validates, then answers by the response schema,
 * and that stands in the API description. A refusal of one step never lets the next one run. Does nothing in a server
 * that nobody asks.
 */
export function route<
  const A extends Access,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | RawBody | undefined = undefined,
  R extends Schema | 'stream' | undefined = undefined,
>(app: FastifyInstance, definition: RouteDefinition<A, P, Q, B, R>): void {
  // What writes the answers is compiled with each route: half a second and some megabytes for nobody.
  if (!app.serves) return;
  const { access, response, conflict, body, query } = definition;
  const stringify = answerOf(definition);
  // What the server keeps with a record and no answer tells stays here when a refusal shows it.
  const shown = conflict === response ? stringify : answerOf({ ...definition, response: conflict });
  const actors = new WeakMap<FastifyRequest, Call<A, P, Q, B>['actor']>();

  app.apiDescription.add(described(definition));
  app.route({
    method: definition.method,
    url: definition.url,
    bodyLimit: definition.bodyLimit ?? (access === 'public' ? BODY_LIMITS.short : BODY_LIMITS.form),
    config: { isUpload: isRaw(body) },
    // Before the body is read: a stranger's bytes are never parsed.
    onRequest: async (request) => {
      if (access === 'public') return;
      const caller = isOwnAccess(access)
        ? await access.identify(request)
        : await authoriseEmployee(request, access);
      actors.set(request, caller as Call<A, P, Q, B>['actor']);
    },
    handler: async (request, reply) => {
      if (body === 'multipart' && !request.isMultipart()) throw new UnsupportedMediaType();
      if (body === 'zip' && !Buffer.isBuffer(request.body)) throw new UnsupportedMediaType();
      const call = {
        actor: actors.get(request) ?? null,
        params: readParams(definition.params, request),
        query: readQuery(query, request.query),
        body: readBody(body, request.body),
        origin: originOf(request),
        request,
        reply,
      };
      const work = async () => {
        try {
          return await definition.handler(call as Call<A, P, Q, B>);
        } catch (error) {
          if (error instanceof Conflict && shown !== undefined) throw error.written(shown);
          throw asSent(body, request.body, error);
        }
      };
      const turn = turnOf(access, request, call.actor);
      const answer = await (turn === null ? work() : app.turns[laneOf(definition)].take(turn, work));
      if (reply.sent) return reply;
      if (response === 'stream') return reply.send(answer);
      if (stringify === undefined) return reply.code(definition.status ?? 204).send();
      return reply
        .code(definition.status ?? 200)
        .type('application/json; charset=utf-8')
        .serializer((payload: string) => payload)
        .send(stringify(answer));
    },
  });
}
