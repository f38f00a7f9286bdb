import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import './fastify-request.ts';
import { type Scope, systemActor } from '../context.ts';
import { isOfAnother } from '../security/owned-objects.ts';
import { callOfTable } from '../security/rejected-call.ts';
import { reportSecurity } from '../security/report.ts';
import type { UnitOfWork } from '../unit-of-work.ts';

/** Limit of waiting and running look-ups; rejections beyond it are skipped, their repetitions are not. */
const LOOKUPS_MAX = 20;
/** Names of one call that are looked at. */
const NAMES_MAX = 20;
const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const REFERENCE = /^[A-Z]{1,4}[0-9A-Z-]{3,24}$/;

type OnAnswered = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Makes a security event of a call that was answered with 404 and named an object of another user. It is looked up
 * after the answer has left, so that neither the answer nor its time discloses the object.
 */
export function watchForeignObjects(app: FastifyInstance, work: UnitOfWork): OnAnswered {
  const pending = new Set<Promise<void>>();
  app.addHook('onClose', async () => void (await Promise.all(pending)));
  return async (request, reply) => {
    if (reply.statusCode !== 404 || request.principal === null || pending.size >= LOOKUPS_MAX) {
      return;
    }
    const lookup = lookUp(work, request).finally(() => pending.delete(lookup));
    pending.add(lookup);
  };
}

async function lookUp(work: UnitOfWork, request: FastifyRequest): Promise<void> {
  const { principal } = request;
  const names = namesIn(request);
  const ids = names.filter((one) => ID.test(one));
  const references = names.filter((one) => REFERENCE.test(one));
  if (principal === null || ids.length + references.length === 0) {
    return;
  }
  const account = { kind: principal.kind, id: principal.id };
  const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: request.id, ip: request.ip };
  await work.query(scope, async (ctx) => {
    try {
      if (await isOfAnother(ctx.reader, account, ids, references)) {
        reportSecurity(ctx, { kind: 'foreign_object', detail: callOfTable(request), account });
      }
    } catch (error) {
      ctx.log.error({ err: error, requestId: request.id }, 'the owner of an object could not be looked up');
    }
  });
}

/** Texts by which a call may have named objects. */
function namesIn({ params, query, body }: FastifyRequest): string[] {
  return [params, query, body]
    .flatMap((part) => (typeof part === 'object' && part !== null ? Object.values(part).flat() : []))
    .filter((one): one is string => typeof one === 'string')
    .slice(0, NAMES_MAX);
}
