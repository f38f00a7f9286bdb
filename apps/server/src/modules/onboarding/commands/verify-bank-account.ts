import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Scope } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { assessEnquiry } from '../domain/bank-account-change.ts';
import { verifiedNameOf } from '../queries/verified-name.ts';
import { findUnverified, markVerified } from '../store/bank-accounts.ts';
import type { BankAccountDeps } from './enquire-bank-account.ts';

/**
 * Verifies the account of the application at the bank before the first withdrawal to it (WAL-12). Two operators have
 * reviewed its holder, so a close or an absent name is accepted here; a different one is not.
 * @throws AppError `bank_account_refused` where the bank rejects it, `unavailable` where it does not answer
 */
export async function verifyBankAccount(
  { work, bank }: BankAccountDeps,
  scope: Scope,
  userId: string,
): Promise<void> {
  const unverified = await work.query(scope, async (ctx) => {
    const account = await findUnverified(ctx.reader, userId);
    const verifiedName = await verifiedNameOf(ctx, userId);
    return account === null || verifiedName === null
      ? null
      : {
          id: account.id,
          bic: account.bic,
          number: ctx.fieldEncryption.open(account.numberEnc),
          verifiedName,
        };
  });
  if (unverified === null) {
    return;
  }
  const { id, bic, number, verifiedName } = unverified;
  const verdict = assessEnquiry(await bank.enquireAccount(bic, number), verifiedName);
  if (verdict.kind === 'ask_again') {
    throw new AppError('unavailable', {}, SILENT);
  }
  if (verdict.kind === 'refuse') {
    throw new AppError('bank_account_refused', { refusal: verdict.refusal });
  }
  await work.command(scope, async (ctx) => {
    await markVerified(ctx.tx, id, ctx.now);
    const after = { name_check: verdict.nameCheck };
    await recordAudit(ctx, {
      action: 'bank_account.proven',
      subjectKind: 'bank_account',
      subjectId: id,
      after,
    });
  });
}

const SILENT = message('bank_enquiry_unavailable');
