import { type Sen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readPreset } from '../../auto-invest/public.ts';
import { readUser } from '../../identity/public.ts';
import { accountBalance } from '../../ledger/public.ts';
import {
  currentBankAccount,
  readAgreedVersion,
  readApplicant,
  readInvestor,
  readIssuer,
  readOnboardingStatus,
  readPendingBankAccount,
  readPremiumRequestedAt,
} from '../../onboarding/public.ts';
import { readMoneyRestriction } from '../../restrictions/public.ts';
import { readAgreementVersion, readSettings } from '../../settings/public.ts';
import { withdrawalHoldUntil } from '../../wallet/public.ts';
import type { Facts, MandateFacts } from '../domain/facts.ts';

/** What the profile shows of other modules' subjects; handed in by compose. */
export interface ProfileReaders {
  /** Principal outstanding of an investor. */
  readonly invested: (ctx: QueryCtx, investorId: string) => Promise<Sen>;
  /** Whether a business owner has a financing application in progress. */
  readonly hasFinancingApplication: (ctx: QueryCtx, issuerId: string) => Promise<boolean>;
  /** How far the friends of a customer have come. */
  readonly referralTasks: (ctx: QueryCtx, userId: string) => Promise<Facts['referralTasks']>;
  /** A business owner's direct debit. */
  readonly mandate: (ctx: QueryCtx, issuerId: string) => Promise<MandateFacts>;
}

/**
 * Everything that the profile of a customer is made from.
 * @throws AppError `unauthorized` where the customer no longer exists
 */
export async function readFacts(ctx: QueryCtx, userId: string, readers: ProfileReaders): Promise<Facts> {
  const user = await readUser(ctx, userId);
  if (user === null) {
    throw new AppError('unauthorized');
  }
  const investor = user.role === 'investor' ? await readInvestor(ctx, userId) : null;
  const issuer = user.role === 'businessowner' ? await readIssuer(ctx, userId) : null;
  const { supportEmail, faqUrl, securityHoldHours } = await readSettings(ctx);
  const bankAccount = await currentBankAccount(ctx, userId);
  const agreementVersion = await readAgreementVersion(ctx);
  return {
    ...{ user, investor, issuer, bankAccount, agreementVersion, supportEmail, faqUrl },
    status: await readOnboardingStatus(ctx, userId),
    applicant: await readApplicant(ctx, userId),
    pendingBankAccount: await readPendingBankAccount(ctx, userId),
    withdrawalHoldUntil:
      investor === null || bankAccount === null
        ? null
        : await withdrawalHoldUntil(ctx, userId, bankAccount, securityHoldHours),
    isMoneyRestricted:
      user.accountStatus === 'Inactive' && (await readMoneyRestriction(ctx, [userId])).size > 0,
    agreedVersion: user.role === 'investor' ? await readAgreedVersion(ctx, userId) : null,
    premiumRequestedAt: investor === null ? null : await readPremiumRequestedAt(ctx, userId),
    preset: investor === null ? null : await readPreset(ctx, userId),
    balanceSen: investor === null ? ZERO_SEN : await accountBalance(ctx, investor.cashAccountId),
    investedSen: investor === null ? ZERO_SEN : await readers.invested(ctx, userId),
    mandate: issuer === null ? { hasMandate: false, isActive: false } : await readers.mandate(ctx, userId),
    referralTasks: await readers.referralTasks(ctx, userId),
    hasFinancingApplication: issuer !== null && (await readers.hasFinancingApplication(ctx, userId)),
  };
}
