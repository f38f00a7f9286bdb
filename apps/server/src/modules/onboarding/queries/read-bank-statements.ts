import { type Day, malaysiaDay } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { readFiles, type StoredFile } from '../../files/public.ts';
import { findRunning } from '../store/applications.ts';

/** The bank statements that a company sent with its application; none where it sent none. */
export async function readBankStatements(ctx: QueryCtx, userId: string): Promise<StoredFile[]> {
  const application = await findRunning(ctx.reader, ctx.fieldEncryption, userId);
  const ids = application?.data.files.bo_six_months_bank_statement ?? [];
  const files = await readFiles(ctx, ids);
  return ids.flatMap((id) => files.get(id) ?? []);
}

/** The day on which a company sent the bank statements of its application, or null where it sent none. */
export async function readBankStatementsDay(ctx: QueryCtx, userId: string): Promise<Day | null> {
  const application = await findRunning(ctx.reader, ctx.fieldEncryption, userId);
  const files = application?.data.files.bo_six_months_bank_statement ?? [];
  const sentAt = files.length === 0 ? null : (application?.submittedAt ?? null);
  return sentAt === null ? null : malaysiaDay(sentAt);
}
