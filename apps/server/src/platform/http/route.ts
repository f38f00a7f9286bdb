import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { type ParsedApi as Api, schemas } from '@titian/contracts/schemas/all';
import { type MultipartName, uploadLimits } from '@titian/contracts/upload-limits';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RouteOptions,
  RouteShorthandOptions,
} from 'fastify';
import type { Actor, Ctx, QueryCtx, Scope } from '../context.ts';
import { AppError, fieldError } from '../errors.ts';
import { once } from '../idempotency.ts';
import { type AnswerDeps, answerAuditor, rejectUnmaskedFile } from './answer-auditor.ts';
import { apiHeaders } from './api-headers.ts';
import { dateShiftOf } from './date-override.ts';
import { declaredOptions } from './declared-routes.ts';
import { languageOf } from './language.ts';
import { paramsOf } from './params.ts';
import './fastify-request.ts';
import { watchForeignObjects } from './foreign-objects.ts';
import { routeWithForms } from './forms.ts';
import { authorise, checkHeaders } from './guard.ts';
import { dropReceived, readForm } from './multipart.ts';
import type { Authenticator, CustomerPrincipal, OperatorPrincipal, Principal } from './principal.ts';
import { rejectedPerMinute } from './rates.ts';
import { createRejectionLimit, type RejectionLimit } from './rejection-limit.ts';
import { createSharedLimit, type SharedLimit } from './shared-limit.ts';

type WhoOf<Name extends EndpointName> = (typeof endpoints)[Name]['who'];
export type PrincipalOf<Name extends EndpointName> =
  WhoOf<Name> extends 'operator'
    ? OperatorPrincipal
    : WhoOf<Name> extends 'user'
      ? CustomerPrincipal
      : Principal | null;

/** The arguments of a route's handler: checked input, the caller, and how to run commands and reads. */
export interface Call<Name extends EndpointName> {
  readonly params: Api[Name]['params'];
  readonly query: Api[Name]['query'];
  readonly body: Api[Name]['body'];
  readonly principal: PrincipalOf<Name>;
  readonly scope: Scope;
  readonly ip: string;
  /** Of the answer. */
  readonly language: Language;
  readonly device: string;
  readonly reply: FastifyReply;
  readonly idempotencyKey: string;
  /** One command in one transaction. */
  command<Result>(run: (ctx: Ctx) => Promise<Result>): Promise<Result>;
  /** One read. */
  read<Result>(run: (ctx: QueryCtx) => Promise<Result>): Promise<Result>;
  /** A command that runs once per Idempotency-Key, its result repeated; without a key, where it is optional, each time. */
  once<Result>(run: (ctx: Ctx) => Promise<Result>): Promise<Result>;
}

export type RouteHandler<Name extends EndpointName> = (
  call: Call<Name>,
) => Promise<Api[Name]['response'] | FastifyReply>;

/** What is known of a call before its body has come. */
export type Head<Name extends EndpointName> = Pick<
  Call<Name>,
  'params' | 'principal' | 'scope' | 'reply' | 'read' | 'ip'
>;

/**
 * The checks of a call with files before the first byte of them is stored: access to the object and its state. The
 * handler checks again.
 */
export type BeforeBody<Name extends EndpointName> = (head: Head<Name>) => Promise<void>;

export interface RouteDeps extends AnswerDeps {
  readonly authenticator: Authenticator;
  readonly allowDateOverride: boolean;
  readonly rateLimitFactor: number;
}

/** Registers endpoints of the contract; the checks of WIRE-2 happen here, in their order, for all of them. */
export interface Routes {
  on<Name extends EndpointName>(
    name: Name,
    handler: RouteHandler<Name>,
    status?: number,
    before?: BeforeBody<Name>,
  ): void;
}

export function createRoutes(app: FastifyInstance, deps: RouteDeps): Routes {
  const onResponse = watchForeignObjects(app, deps.work);
  const rejections = createRejectionLimit(rejectedPerMinute * deps.rateLimitFactor, () =>
    deps.work.clock.now(),
  );
  const shared = createSharedLimit(deps.work, deps.rateLimitFactor);
  return {
    on<Name extends EndpointName>(
      name: Name,
      handler: RouteHandler<Name>,
      status = 200,
      before?: BeforeBody<Name>,
    ) {
      const endpoint: Endpoint = endpoints[name];
      const route: RouteOptions = {
        method: endpoint.method,
        url: endpoint.path,
        ...routeOptions(name, endpoint, { ...deps, rejections, shared }, before),
        onResponse,
        handler: async (request, reply) => {
          const call = callOf<Name>(name, request, reply, deps, status);
          rejectUnmaskedFile(endpoint, request.principal);
          const answered = handler(call);
          const answer = await (isMultipartName(name)
            ? answered.finally(() => dropReceived(request))
            : answered);
          // An answer whose reader has gone was begun, and is no answer to begin again.
          const isSent = reply.sent || reply.raw.headersSent || answer === reply;
          return isSent ? reply : reply.send(await answerAuditor(deps, name, request, answer));
        },
      };
      endpoint.crossSite === true ? routeWithForms(app, route) : app.route(route);
    },
  };
}

function mayBeOld(name: EndpointName): boolean {
  const endpoint: Endpoint = endpoints[name];
  return endpoint.mayBeOld === true;
}

function isMultipartName(name: EndpointName): name is MultipartName {
  return Object.hasOwn(uploadLimits, name);
}

function routeOptions<Name extends EndpointName>(
  name: Name,
  endpoint: Endpoint,
  deps: RouteDeps & { readonly rejections: RejectionLimit; readonly shared: SharedLimit },
  before?: BeforeBody<Name>,
): RouteShorthandOptions {
  const { params, query, body } = schemas[name] as { params?: unknown; query?: unknown; body?: unknown };
  return {
    schema: {
      ...(params ? { params } : {}),
      ...(query ? { querystring: query } : {}),
      ...(body ? { body } : {}),
      ...(endpoint.multipart === true ? { consumes: ['multipart/form-data'] } : {}),
    },
    helmet: false,
    ...declaredOptions(name, deps.rateLimitFactor),
    // After every hook of `onRequest`, the limit by address among them: rejected calls in excess look no session up.
    preParsing: async (request) => {
      checkHeaders(endpoint, request);
      await deps.shared.count(name, endpoint.rate ?? 'default', request.ip);
      const check = () => authorise(endpoint, request, deps.authenticator);
      request.principal = await (endpoint.rate === 'hot' ? deps.rejections.run(request.ip, check) : check());
      request.dateShiftDays = dateShiftOf(request, deps);
    },
    preValidation: async (request, reply) => {
      rejectRepeatedQuery(request);
      if (isMultipartName(name)) {
        const head = () => ({
          ...callOf<Name>(name, request, reply, deps, 200),
          params: paramsOf<Name>(name, request),
        });
        request.body = await readForm(request, uploadLimits[name], async () => before?.(head()));
      } else if (request.isMultipart() && endpoint.crossSite !== true) {
        throw new AppError('unsupported_media_type', {}, message('json_expected'));
      }
      if (isKeyed(endpoint, request)) {
        request.idempotencyKey = keyOf(request);
      }
    },
  };
}

function callOf<Name extends EndpointName>(
  name: Name,
  request: FastifyRequest,
  reply: FastifyReply,
  deps: RouteDeps,
  status: number,
): Call<Name> {
  const actor: Actor = request.principal
    ? { kind: request.principal.kind, id: request.principal.id }
    : { kind: 'guest', id: null };
  const scope: Scope = {
    actor,
    dateShiftDays: request.dateShiftDays,
    requestId: request.id,
    ip: request.ip,
  };
  reply.status(status).headers(apiHeaders);
  return {
    params: request.params as Api[Name]['params'],
    query: request.query as Api[Name]['query'],
    body: request.body as Api[Name]['body'],
    principal: request.principal as PrincipalOf<Name>,
    scope,
    ip: request.ip,
    language: languageOf(request),
    device: String(request.headers['user-agent'] ?? '').slice(0, 200),
    reply,
    idempotencyKey: request.idempotencyKey,
    command: (run) => deps.work.command(scope, run),
    read: (run) => (mayBeOld(name) ? deps.work.queryStandby(scope, run) : deps.work.query(scope, run)),
    async once(run) {
      if (request.idempotencyKey === '') {
        return deps.work.command(scope, run);
      }
      const keyed = { actorId: actor.id ?? '', key: request.idempotencyKey, route: name };
      const answer = await deps.work.command(scope, (ctx) =>
        once(ctx, { ...keyed, params: request.params, body: request.body }, status, () => run(ctx)),
      );
      if (answer.replayed) {
        reply.header('Idempotent-Replay', 'true');
      }
      reply.status(answer.status);
      return answer.response;
    },
  };
}

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
function isKeyed({ idempotencyKey }: Endpoint, { headers }: FastifyRequest): boolean {
  return idempotencyKey === true || (idempotencyKey === 'optional' && 'idempotency-key' in headers);
}

function keyOf(request: FastifyRequest): string {
  const header = request.headers['idempotency-key'];
  if (typeof header !== 'string' || !UUID.test(header)) {
    throw new AppError('malformed', {}, message('idempotency_key_required'));
  }
  return header.toLowerCase();
}

function rejectRepeatedQuery(request: FastifyRequest): void {
  const query = request.query as Record<string, unknown>;
  for (const name in query) {
    if (Array.isArray(query[name])) {
      throw fieldError(name, message('parameter_repeated'));
    }
  }
}
