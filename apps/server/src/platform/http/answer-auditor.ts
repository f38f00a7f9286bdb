import type { Endpoint } from '@titian/contracts/endpoint';
import { type EndpointName, endpoints } from '@titian/contracts/endpoints/all';
import { isAuditor } from '@titian/contracts/permissions';
import { schemas } from '@titian/contracts/schemas/all';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { QueryCtx } from '../context.ts';
import { AppError } from '../errors.ts';
import type { UnitOfWork } from '../unit-of-work.ts';
import { maskAnswer, maskOthers, type ShownNames } from './auditor-mask.ts';
import type { Principal } from './principal.ts';
import './fastify-request.ts';

/** What decides how much an auditor reads; provided by compose, because a module has it. */
interface AuditingDeps {
  /** Whether an operator gave a reason for a customer that still counts. */
  isDisclosed(ctx: QueryCtx, operatorId: string, userId: string): Promise<boolean>;
  /** The names of all operators. */
  operatorNames(ctx: QueryCtx): Promise<ShownNames>;
}

/** What answers of operators are made with. */
export interface AnswerDeps {
  readonly work: UnitOfWork;
  /** What decides how much an auditor reads. */
  readonly auditing: AuditingDeps;
}

/**
 * Files leave as they are written: an auditor is given those without personal data, and those that are masked row by row.
 * @throws AppError `file_not_masked`
 */
export function rejectUnmaskedFile(endpoint: Endpoint, principal: Principal | null): void {
  const isFile = endpoint.answers === 'file' || endpoint.answers === 'json_or_file';
  if (endpoint.who === 'operator' && isFile && endpoint.auditorReads === undefined && audits(principal)) {
    throw new AppError('file_not_masked');
  }
}

/**
 * The answer of a call of operators as its caller may read it: every such answer passes here, and for an auditor personal
 * data in it is masked (OPS-62).
 */
export async function answerAuditor(
  deps: AnswerDeps,
  name: EndpointName,
  request: FastifyRequest,
  answer: unknown,
): Promise<unknown> {
  const { principal } = request;
  const endpoint: Endpoint = endpoints[name];
  const isWhole = endpoint.ownAccess === true || endpoint.auditorReads === 'whole';
  if (endpoint.who !== 'operator' || !audits(principal) || isWhole) {
    return answer;
  }
  const scope = {
    actor: { kind: 'operator', id: principal.id },
    dateShiftDays: 0,
    requestId: request.id,
  } as const;
  return deps.work.query(scope, async (ctx) => {
    const names = await deps.auditing.operatorNames(ctx);
    const subject = (request.params as { readonly id?: string }).id;
    const isOpen =
      endpoint.auditorReads === 'disclosed' &&
      subject !== undefined &&
      (await deps.auditing.isDisclosed(ctx, principal.id, subject));
    const { response } = schemas[name] as { readonly response?: z.ZodType };
    return isOpen ? maskOthers(answer, names) : maskAnswer(response, answer, names);
  });
}

function audits(principal: Principal | null): principal is Principal & { readonly kind: 'operator' } {
  return principal?.kind === 'operator' && isAuditor(principal);
}
