import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { auditRows, declaredActions } from '@titian/contracts/audit/all';
import type { EndpointName } from '@titian/contracts/endpoints/all';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { inject } from 'vitest';
import type { Database } from '../src/platform/db/database.ts';

/** What Fastify publishes when a call has passed its checks and its handler is run. */
const HANDLER_STARTS = 'tracing:fastify.request.handler:start';

/** A call whose handler ran, and the audit events that its request id is on. */
export interface AuditedCall {
  readonly endpoint: EndpointName;
  /** Whether the answer was one of success, and not the repetition of an earlier one. */
  readonly isAccepted: boolean;
  readonly actions: readonly string[];
}

export interface CallWatch {
  /** The calls up to now, with what they wrote. */
  calls(database: Database): Promise<readonly AuditedCall[]>;
  /**
   * Ends the watch and notes what was written for the end of the run.
   * @throws Error naming the calls that wrote what their endpoint does not declare, or not what it does
   */
  end(database: Database): Promise<void>;
}

/** Watches the calls of an app and compares their audit events with what the endpoints declare. */
export function watchCalls(app: FastifyInstance): CallWatch {
  const handled = new Map<string, { readonly endpoint: EndpointName; isAccepted: boolean }>();
  const note = (message: unknown) => {
    const { request, reply } = message as { readonly request: FastifyRequest; readonly reply: FastifyReply };
    const { endpoint } = request.routeOptions.config;
    if (endpoint === undefined || request.server.server !== app.server) {
      return;
    }
    const call = { endpoint: endpoint as EndpointName, isAccepted: false };
    handled.set(request.id, call);
    reply.raw.once('finish', () => {
      call.isAccepted = reply.statusCode < 400 && !reply.hasHeader('idempotent-replay');
    });
  };
  subscribe(HANDLER_STARTS, note);
  const calls = async (database: Database) => {
    const written = await actionsByRequest(database);
    return [...handled].map(([id, call]) => ({ ...call, actions: written.get(id) ?? [] }));
  };
  return {
    calls,
    async end(database) {
      unsubscribe(HANDLER_STARTS, note);
      const all = await calls(database);
      noteWritten(all);
      const wrong = [...new Set(all.flatMap(undeclared))];
      if (wrong.length > 0) {
        throw new Error(`audit events otherwise than packages/contracts/src/audit says: ${wrong.join('; ')}`);
      }
    },
  };
}

async function actionsByRequest(database: Database): Promise<Map<string, string[]>> {
  const rows = await database.reader.db
    .selectFrom('audit_events')
    .select(['request_id', 'action'])
    .distinct()
    .where('request_id', 'is not', null)
    .execute();
  const byRequest = new Map<string, string[]>();
  for (const { request_id: id, action } of rows) {
    byRequest.set(id ?? '', [...(byRequest.get(id ?? '') ?? []), action]);
  }
  return byRequest;
}

/** What is wrong with a call, in words; nothing where it wrote what its endpoint declares. */
export function undeclared({ endpoint, isAccepted, actions }: AuditedCall): string[] {
  const declared = declaredActions(endpoint);
  const more = actions.filter((one) => !declared.includes(one)).map((one) => `${endpoint} writes ${one}`);
  const isMissing = isAccepted && 'always' in auditRows[endpoint] && actions.length === 0;
  return isMissing ? [...more, `${endpoint} was accepted and wrote nothing`] : more;
}

/** One pair of endpoint and action per line, by process; the end of the run reads them. */
function noteWritten(calls: readonly AuditedCall[]): void {
  const pairs = new Set(
    calls.flatMap(({ endpoint, actions }) => actions.map((one) => `${endpoint} ${one}\n`)),
  );
  appendFileSync(join(inject('auditedCalls'), `${process.pid}`), [...pairs].join(''));
}
