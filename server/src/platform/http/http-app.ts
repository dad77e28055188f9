import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import fastify, {
  type FastifyInstance,
  type FastifyRequest,
  type FastifyServerOptions,
  LogController,
} from 'fastify';
import type { Config } from '../config/config';
import { fileFault } from '../config/data-folder';
import { StartError } from '../config/start-error';
import { loggedError } from '../logged-error';
import type { Authenticator } from './actor';
import { ApiDescription } from './openapi/api-description';
import { limitBodies } from './body/body-deadline';
import { BODY_LIMITS } from './body/body-limits';
import { handleBrokenConnection, handleError } from './error-handler';
import { HTTP_LIMITS, type HttpLimits } from './http-limits';
import { readJsonBodies } from './body/json-body';
import { originForm } from './paths/origin-form';
import { missingRoute, type PageFallback } from './paths/missing-route';
import { parseQueryString } from './query-string';
import { secureHeaders } from './security-headers';
import { Turns } from './turns';

/** Takes the lines of the log in place of the standard output. */
export interface LogStream {
  write: (line: string) => void;
}

export interface HttpApp {
  app: FastifyInstance;
  authenticateWith: (authenticator: Authenticator) => void;
  servePagesWith: (page: PageFallback) => void;
}

const UPLOADS = {
  // A slash is half of a number («5/2026») more often than a folder; what becomes of it says whoever keeps the file.
  preservePath: true,
  limits: {
    fileSize: 50 * 1024 * 1024,
    files: 1,
    fields: 20,
    fieldSize: 10_000,
    parts: 25,
    headerPairs: 50,
  },
};

function tlsOf(config: Config): { cert: Buffer; key: Buffer } | null {
  if (config.tls === null) return null;
  try {
    return { cert: readFileSync(config.tls.cert), key: readFileSync(config.tls.key) };
  } catch (error) {
    throw new StartError(`Сертификат или ключ TLS не читается: ${fileFault(error)}.`);
  }
}

function loggerOf(config: Config, stream: LogStream | undefined): FastifyServerOptions['logger'] {
  return {
    ...(stream && { stream }),
    level: config.logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'password', '*.password', 'token', '*.token'],
    base: { pid: process.pid },
    serializers: {
      err: (error: unknown) => loggedError(error),
      // An address may hold a token that opens what it leads to: the log names the route.
      req: ({ method, routeOptions }: FastifyRequest) => ({ method, route: routeOptions.url ?? null }),
    },
  };
}

function requestId(given: string | string[] | undefined): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? null,
        status: reply.statusCode,
        ip: request.ip,
        user: request.userId,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
    done();
  });
}

/** The HTTP server without a single route of the business; takes no port and reads no environment. */
export async function createHttpApp(
  config: Config,
  {
    limits = HTTP_LIMITS,
    logStream,
    serves = true,
  }: {
    limits?: HttpLimits | undefined;
    logStream?: LogStream | undefined;
    serves?: boolean | undefined;
  } = {},
): Promise<HttpApp> {
  let authenticator: Authenticator = async () => null;
  let page: PageFallback | null = null;
  const api = new ApiDescription();
  const tls = tlsOf(config);
  const patience = {
    headersTimeout: limits.headersMs,
    // Of every request, uploads included; how long a body may take is looked after apart.
    requestTimeout: limits.headersMs + limits.uploadMs,
    connectionsCheckingInterval: limits.checkEveryMs,
  };
  const options: FastifyServerOptions = {
    logger: loggerOf(config, logStream),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => requestId(request.headers['x-request-id']),
    rewriteUrl: ({ url }) => originForm(url),
    routerOptions: { querystringParser: parseQueryString },
    trustProxy: config.trustProxy,
    // Of addresses that are no route.
    bodyLimit: BODY_LIMITS.short,
    // Requests that are running are finished; new ones on a kept connection are told to go elsewhere.
    return503OnClosing: true,
    requestTimeout: patience.requestTimeout,
    connectionTimeout: limits.silenceMs,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: handleBrokenConnection,
  };
  const listening = tls === null ? { http: patience } : { https: { ...tls, ...patience } };
  const app = fastify({ ...options, ...listening } as FastifyServerOptions);
  app.server.maxConnections = limits.connections;
  app.server.maxHeadersCount = limits.headerCount;
  app.decorate('authenticator', (token: string) => authenticator(token));
  app.decorate('apiDescription', api);
  app.decorate('serves', serves);
  app.decorateRequest('userId', null);
  app.decorate('turns', {
    ordinary: new Turns(limits.requests),
    dear: new Turns(limits.dearRequests),
    uploads: new Turns(limits.uploads),
  });
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  limitBodies(app, limits);
  readJsonBodies(app);
  secureHeaders(app, config);
  logAnswers(app);
  app.setErrorHandler(handleError);
  app.setNotFoundHandler(missingRoute(api, () => page));
  // JSON alone: pages and scripts come compressed already, and of files the bytes are what was uploaded.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    threshold: 2048,
    customTypes: /^application\/json/,
    // Quick rather than small: an answer is compressed while somebody waits for it.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 3 },
    globalDecompression: false,
  });
  await app.register(multipart, UPLOADS);
  return {
    app,
    authenticateWith: (given) => void (authenticator = given),
    servePagesWith: (given) => void (page = given),
  };
}
