import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { senToText } from '@titian/finance/sen';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type Approvals, proposeChange } from '../../approvals/public.ts';
import { certainOf } from '../domain/rank-candidates.ts';
import { type SuggestionDeps, suggestionsOf } from '../queries/exception-suggestions.ts';
import { findException } from '../store/exceptions.ts';

/** What became of one exception: its proposal, or why there is none. */
export interface ProposedSuggestion {
  readonly exceptionId: string;
  readonly approvalId: string | null;
  readonly error: Message | null;
}

interface ProposeSuggestionsDeps extends SuggestionDeps {
  readonly work: UnitOfWork;
  readonly approvals: Approvals;
}

/**
 * Proposes for each of some exceptions the one thing that its line is exactly or likely for (PAY-44). Each is a
 * transaction and a proposal of its own: what cannot be proposed stops none of the others.
 */
export async function proposeSuggestions(
  deps: ProposeSuggestionsDeps,
  scope: Scope,
  { exception_ids: ids, reason }: { readonly exception_ids: readonly string[]; readonly reason: string },
): Promise<ProposedSuggestion[]> {
  const proposed: ProposedSuggestion[] = [];
  for (const exceptionId of new Set(ids)) {
    try {
      const approvalId = await deps.work.command(scope, (ctx) => proposeOne(ctx, deps, exceptionId, reason));
      proposed.push({ exceptionId, approvalId, error: null });
    } catch (error) {
      if (!(error instanceof AppError)) {
        throw error;
      }
      proposed.push({ exceptionId, approvalId: null, error: error.text });
    }
  }
  return proposed;
}

/** @throws AppError `not_found`, `wrong_state` where nothing is certain enough, and what proposing throws */
async function proposeOne(
  ctx: Ctx,
  deps: ProposeSuggestionsDeps,
  id: string,
  reason: string,
): Promise<string> {
  const exception = await findException(ctx.tx, id);
  if (exception === null) {
    throw new AppError('not_found');
  }
  const suggestions = (await suggestionsOf(ctx, deps, [exception])).get(id) ?? [];
  const certain = certainOf(suggestions);
  if (certain === null || exception.amountSen === null) {
    throw new AppError('wrong_state', {}, message('no_certain_suggestion'));
  }
  const amount = senToText(exception.amountSen);
  const { target, id: targetId } = certain;
  const after = { amount, parts: [{ target, target_id: targetId, amount }] };
  const approval = await proposeChange(ctx, deps.approvals, {
    ...{ kind: 'line_allocation', subjectId: id },
    ...{ after, reason },
  });
  return approval.id;
}
