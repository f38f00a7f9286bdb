import type { QueryCtx } from '../../../platform/context.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { BankLine } from '../domain/bank-line.ts';
import { lineOfCause, type ReconciliationException } from '../domain/exception.ts';
import type { LineTargetHandler, PartPreview } from '../domain/line-candidate.ts';
import type { LineSuggestion } from '../domain/rank-candidates.ts';
import { findBankLines, ownReferences } from '../store/bank-lines.ts';
import { suggestionsFor } from './line-suggestions.ts';

/** What suggesting needs: the accounts of the platform, and what the modules above know. */
export interface SuggestionDeps {
  readonly bankAccounts: readonly BankAccount[];
  readonly lineTargets: readonly LineTargetHandler[];
}

/**
 * What the lines of open exceptions may be for, by the exception's id; only incoming lines of the trust account have
 * suggestions, and what names a payout of the platform has none but payouts.
 */
export async function suggestionsOf(
  ctx: QueryCtx,
  { bankAccounts, lineTargets }: SuggestionDeps,
  exceptions: readonly Pick<ReconciliationException, 'id' | 'cause' | 'state'>[],
): Promise<ReadonlyMap<string, readonly LineSuggestion[]>> {
  const trust = bankAccounts.find((one) => one.kind === 'trust_bank');
  const references = exceptions.flatMap(({ cause, state }) =>
    state === 'open' ? (lineOfCause(cause) ?? []) : [],
  );
  const found = references.length === 0 ? [] : await findBankLines(ctx.reader, references);
  const lines = found.filter(
    (line) => line.isOpen && line.amountSen > 0n && line.accountNo === trust?.accountNo,
  );
  if (lines.length === 0) {
    return new Map();
  }
  const own = await ownReferences(
    ctx.reader,
    lines.flatMap((line) => line.reference ?? []),
  );
  const suggestions = await suggestionsFor(ctx, lineTargets, lines);
  const returned = new Set(
    lines.filter((line) => line.isReturn || own.has(line.reference ?? '')).map((line) => line.bankReference),
  );
  return new Map(
    exceptions.map(({ id, cause }) => {
      const reference = lineOfCause(cause) ?? '';
      const all = suggestions.get(reference) ?? [];
      return [
        id,
        returned.has(reference) ? all.filter(({ candidate }) => candidate.target === 'payout') : all,
      ];
    }),
  );
}

/** What booking the whole of a line would post for each of its suggestions, by the id of what it is for. */
export async function previewsOf(
  ctx: QueryCtx,
  { lineTargets }: SuggestionDeps,
  line: BankLine,
  suggestions: readonly LineSuggestion[],
): Promise<ReadonlyMap<string, PartPreview>> {
  const { bookedOn, counterparty: senderName, bankReference, amountSen } = line;
  const previews = new Map<string, PartPreview>();
  for (const { candidate } of suggestions) {
    const { id, target, label, party } = candidate;
    const part = {
      ...{ id, targetId: id, amountSen, bookedOn },
      ...{ senderName, bankReference, approvalId: null },
    };
    const handler = lineTargets.find((one) => one.target === target);
    const preview =
      handler === undefined
        ? { ...{ label, party }, posts: [{ what: 'payout_return', amountSen } as const] }
        : await handler.preview(ctx, part);
    if (preview !== null) {
      previews.set(id, preview);
    }
  }
  return previews;
}
