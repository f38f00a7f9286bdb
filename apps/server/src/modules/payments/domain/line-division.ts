import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { type Sen, senToText, sumSen } from '@titian/finance/sen';
import type { LineTarget } from './line-candidate.ts';

/** A part as it is proposed. */
export interface ProposedPart {
  readonly target: LineTarget;
  /** Null where it goes back to the sender. */
  readonly targetId: string | null;
  readonly amountSen: Sen;
}

/**
 * Why a line may not be divided so, or null (PAY-43): the parts add up to it to the sen, none is for the same thing as
 * another, at most one changes a customer's cash, and what came back of a payout is the whole line.
 */
export function divisionProblem(lineSen: Sen, parts: readonly ProposedPart[]): Message | null {
  if (parts.some((part) => part.amountSen <= 0n)) {
    return message('positive_amount_required');
  }
  const totalSen = sumSen(parts.map((part) => part.amountSen));
  if (totalSen !== lineSen) {
    return message('line_parts_sum', { total: senToText(totalSen), amount: senToText(lineSen) });
  }
  if (parts.some((part) => (part.target === 'sender') !== (part.targetId === null))) {
    return message('line_part_target_required');
  }
  const targets = new Set(parts.map((part) => `${part.target}:${part.targetId ?? ''}`));
  if (targets.size !== parts.length || parts.filter(changesCash).length > 1) {
    return message('line_parts_repeated');
  }
  return parts.length > 1 && parts.some((part) => part.target === 'payout')
    ? message('payout_return_is_whole')
    : null;
}

function changesCash({ target }: ProposedPart): boolean {
  return target === 'topup' || target === 'deposit';
}
