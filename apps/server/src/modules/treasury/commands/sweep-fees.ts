import { message } from '@titian/contracts/messages/message';
import { treasurySweep } from '@titian/contracts/schemas/operator-treasury-proposals';
import { day } from '@titian/finance/calendar';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import type { JsonValue } from '../../../platform/db/schema.ts';
import { AppError } from '../../../platform/errors.ts';
import { type ApprovalExecutor, approvalExecutor } from '../../approvals/public.ts';
import { platformAccount } from '../../ledger/public.ts';
import type { Recipient, TreasuryDeps } from '../domain/remittance.ts';
import { lockOnly } from '../store/recipients.ts';
import {
  approveRemittance,
  boundBy,
  describeRemittance,
  type PreparedRemittance,
  prepareRemittance,
} from './prepare-remittance.ts';

type Sweep = z.output<typeof treasurySweep>;

/** Two finance operators let earned fees leave the trust account for the operating account (TRE-1). */
export function treasurySweepOf(deps: TreasuryDeps): ApprovalExecutor {
  const prepare = (ctx: Ctx, subjectId: string, after: Sweep) => prepareSweep(ctx, deps, subjectId, after);
  return approvalExecutor<Sweep>({
    kind: 'treasury_sweep',
    subjectKind: 'account',
    after: treasurySweep,
    subjectIdOf: () => platformAccount('fee_income'),
    load: async (ctx, id, { after }) => describeRemittance(ctx, await prepare(ctx, id, after)),
    binds: async (ctx, id, { after }) => boundBy(ctx, await prepare(ctx, id, after)),
    async apply(ctx, { id, subjectId, after, before }) {
      const approvedText = amountIn(before);
      await approveRemittance(ctx, await prepare(ctx, subjectId, after), { id, approvedText });
    },
  });
}

async function prepareSweep(
  ctx: Ctx,
  deps: TreasuryDeps,
  subjectId: string,
  after: Sweep,
): Promise<PreparedRemittance> {
  if (subjectId !== platformAccount('fee_income')) {
    throw new AppError('not_found');
  }
  return prepareRemittance(ctx, {
    obligation: 'fees',
    through: day(after.through),
    noteId: null,
    recipient: await operatingAccount(ctx, deps),
    invoice: null,
  });
}

/**
 * The operating account of the list, which is the one whose statements are imported.
 * @throws AppError `wrong_state` where none is on the list, or another one is configured now
 */
export async function operatingAccount(ctx: Ctx, deps: TreasuryDeps): Promise<Recipient> {
  const own = await lockOnly(ctx.tx, 'own_operating');
  if (own === null || ctx.fieldEncryption.open(own.numberEnc) !== deps.operatingAccountNo) {
    throw new AppError('wrong_state', {}, message('operating_account_missing'));
  }
  return own;
}

/** The sum that a proposal showed to both operators. */
export function amountIn(before: JsonValue): JsonValue | undefined {
  return typeof before === 'object' && before !== null && !Array.isArray(before) ? before.amount : undefined;
}
