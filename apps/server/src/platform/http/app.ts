import cookie, { type CookieSerializeOptions } from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import underPressure from '@fastify/under-pressure';
import { jsonBodyMaxBytes } from '@titian/contracts/body-limits';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  LogController,
} from 'fastify';
import { createJsonSchemaTransform, validatorCompiler } from 'fastify-type-provider-zod';
import { AppError } from '../errors.ts';
import { newId } from '../ids.ts';
import type { Log } from '../log.ts';
import type { SecurityRecorder } from '../security/event.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { clientErrors } from './client-errors.ts';
import { compressAnswers } from './compress.ts';
import { contentSecurityPolicy } from './content-security.ts';
import { demandDeclared } from './declared-routes.ts';
import { registerErrorHandler, rejectionOf, sendError } from './error-handler.ts';
import { measureRequests } from './measure-requests.ts';
import { registerMultipart } from './multipart.ts';
import { limitPipelining } from './pipelining.ts';
import { rateLimitOf } from './rates.ts';
import { traceRequests } from './trace-requests.ts';
import type { TrustedProxies } from './trusted-proxies.ts';
import { createUploadGate, inFlightLimits } from './upload-gate.ts';

export interface AppOptions {
  readonly log: Log;
  /** Records security events of errors. */
  readonly security: Pick<SecurityRecorder, 'record'> | null;
  /** Omitted where nobody reads them. */
  readonly metrics?: Metrics | undefined;
  /** The bank's origin that payment forms may be posted to. */
  readonly paymentOrigin: string;
  readonly secureCookies: boolean;
  /** Whose word about a client's address counts. */
  readonly trustedProxies: TrustedProxies;
  readonly apiBase: string;
  /** Where files of forms lie until their call is answered. */
  readonly incomingFolder: string;
  /** Loosens what one address may send, outside production. */
  readonly rateLimitFactor: number;
  /** Reject new work when the process is overloaded; off in tests, which run in one process. */
  readonly shedLoad: boolean;
}

/** Values are compared as they came: the platform's cookies need no decoding. */
const parseOptions: CookieSerializeOptions & { readonly decode: (value: string) => string } = {
  decode: (value) => value,
};
export const cookieOptions = { parseOptions };

const HSTS = 'max-age=31536000; includeSubDomains';
const MAX_EVENT_LOOP_DELAY_MS = 2_000;
/** How long the head of a request may take, and all of it: the largest form on a slow line, see `bodyPace`. */
const HEADERS_TIMEOUT_MS = 15_000;
const REQUEST_TIMEOUT_MS = 600_000;
const TIMEOUT_CHECK_MS = 5_000;
/**
 * Maximum idle time of a connection, such as one whose client does not read; live streams send heartbeats more often.
 */
const IDLE_TIMEOUT_MS = 120_000;
const connectionTimes = {
  requestTimeout: REQUEST_TIMEOUT_MS,
  connectionTimeout: IDLE_TIMEOUT_MS,
  http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: TIMEOUT_CHECK_MS },
};

/** The web server with everything that is the same for each call, and no call yet. */
export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const logger: FastifyBaseLogger = options.log;
  const onlySecure = (reply: FastifyReply) =>
    options.secureCookies ? reply.header('strict-transport-security', HSTS) : reply;
  const app: FastifyInstance = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => newId(),
    trustProxy: options.trustedProxies,
    bodyLimit: jsonBodyMaxBytes,
    ...connectionTimes,
    clientErrorHandler: clientErrors(options.secureCookies ? { 'strict-transport-security': HSTS } : {}),
    routerOptions: { ignoreTrailingSlash: true, querystringParser: parseQuery },
    forceCloseConnections: true,
    // An address that cannot be read reaches no route and no hook.
    frameworkErrors: (error, _request, reply) => sendError(onlySecure(reply), rejectionOf(error)),
  });
  demandDeclared(app, options.apiBase);
  app.decorateRequest('principal', null);
  app.decorateRequest('dateShiftDays', 0);
  app.decorateRequest('idempotencyKey', '');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (data) => JSON.stringify(data));
  // JSON and forms are all that calls take; plain text would arrive as a body that no schema describes.
  app.removeContentTypeParser('text/plain');
  registerErrorHandler(app, options.log, options.security);
  // A closed connection has no address any more, by which requests are counted; there is no client to answer.
  app.addHook('onRequest', async (request, reply) => {
    onlySecure(reply);
    if (request.raw.socket.remoteAddress === undefined) {
      reply.hijack();
    }
  });
  traceRequests(app);
  measureRequests(app, options.metrics);
  limitPipelining(app);
  await app.register(cookie, cookieOptions);
  await app.register(helmet, {
    contentSecurityPolicy: contentSecurityPolicy(options.paymentOrigin, options.secureCookies),
    referrerPolicy: { policy: 'same-origin' },
    // Calls need it too, which helmet leaves alone.
    strictTransportSecurity: false,
  });
  await app.register(rateLimit, { global: false, errorResponseBuilder: () => new AppError('rate_limited') });
  if (options.shedLoad) {
    await app.register(underPressure, { maxEventLoopDelay: MAX_EVENT_LOOP_DELAY_MS });
  }
  compressAnswers(app);
  await registerMultipart(app, {
    folder: options.incomingFolder,
    gate: createUploadGate(inFlightLimits, options.rateLimitFactor),
  });
  await registerOpenApi(app, options);
  return app;
}

async function registerOpenApi(
  app: FastifyInstance,
  { apiBase, rateLimitFactor }: AppOptions,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Titian', version: '1', description: 'Financing and investing, in ringgit.' },
      servers: [{ url: '/' }],
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } as never }),
  });
  // Bytes shared by all answers: a copy for each would fill the memory when clients do not read.
  let described: Buffer | null = null;
  const options = {
    schema: { hide: true } as never,
    config: { rateLimit: rateLimitOf('public', rateLimitFactor) },
  };
  app.get(`${apiBase}/docs/json`, options, async (_request, reply) => {
    described ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(described);
  });
}

/** Parses repeated parameters as lists, so that they can be rejected instead of partly read. */
function parseQuery(text: string): Record<string, unknown> {
  const query = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const known = query.get(name);
    query.set(name, known === undefined ? value : [known, value].flat());
  }
  // Not by assignment: a parameter may be called as something that every object inherits.
  return Object.fromEntries(query);
}
