import { message } from '@titian/contracts/messages/message';
import type { QueryCtx } from '../../../platform/context.ts';
import { fieldError } from '../../../platform/errors.ts';
import type { ApprovalExecutor } from './executor.ts';

/** What a change is about. */
export interface Subject {
  readonly subjectKind: string;
  readonly subjectId: string;
}

/** Whether an operator is the person that a change is about; answered by the modules that know persons. */
export type SamePerson = (ctx: QueryCtx, subject: Subject, operatorId: string) => Promise<boolean>;

/** All kinds of change that can be proposed, and how long a proposal may be decided. Made once in compose. */
export interface Approvals {
  /** @throws FieldError on `kind` for one that does not exist */
  executorOf(kind: string): ApprovalExecutor;
  readonly kinds: readonly string[];
  expiryDays(ctx: QueryCtx): Promise<number>;
  readonly isSamePerson: SamePerson;
}

/**
 * @param executors of all modules; those added to the list later are found, too
 * @param expiryDays days that a proposal may be decided; a setting, which this module may not read itself
 * @param isSamePerson persons, whom this module does not know either
 * @throws Error when two executors claim one kind
 */
export function createApprovals(
  executors: readonly ApprovalExecutor[],
  expiryDays: (ctx: QueryCtx) => Promise<number>,
  isSamePerson: SamePerson = async () => false,
): Approvals {
  let byKind = tableOf(executors);
  const table = () => {
    byKind = byKind.size === executors.length ? byKind : tableOf(executors);
    return byKind;
  };
  return {
    expiryDays,
    isSamePerson,
    get kinds() {
      return [...table().keys()];
    },
    executorOf(kind) {
      const executor = table().get(kind);
      if (executor === undefined) {
        throw fieldError('kind', message('proposal_kind_not_listed'));
      }
      return executor;
    },
  };
}

function tableOf(executors: readonly ApprovalExecutor[]): ReadonlyMap<string, ApprovalExecutor> {
  const byKind = new Map(executors.map((one) => [one.kind, one]));
  if (byKind.size !== executors.length) {
    throw new Error('two approval executors claim one kind');
  }
  return byKind;
}
