import { mulDivFloor, type Sen, sen, subtractSen } from '@titian/finance/sen';
import type { ReportReader } from '../domain/report.ts';
import { percentOf } from '../domain/shares.ts';
import { listCoverage, listReferralMonths } from '../store/funding.ts';
import { listFunnel } from '../store/origination.ts';

/** Applications by month of submission. */
export const origination: ReportReader<'origination'> = async (ctx, range) =>
  (await listFunnel(ctx.reader, range)).map((one) => ({
    ...{ month: one.month, submitted: one.submitted, requested: one.requestedSen, rejected: one.rejected },
    ...{ offered: one.offered, offered_amount: one.offeredSen, accepted: one.accepted },
    ...{ listed: one.listed, issued: one.issued, issued_amount: one.issuedSen, open: one.open },
    ...{ offered_share: share(one.offered, one.submitted), days_to_offer: one.daysToOffer },
    ...{ accepted_share: share(one.accepted, one.offered), days_to_accept: one.daysToAccept },
    ...{ listed_share: share(one.listed, one.accepted), days_to_list: one.daysToList },
    ...{ funded_share: share(one.issued, one.listed), days_to_issue: one.daysToIssue },
    ...{ issued_share: share(one.issued, one.submitted), median_days: one.medianDays },
  }));

/** How many of a stage reached the next, in percent; null where none came so far. */
function share(reached: number, of: number): string | null {
  return percentOf(BigInt(reached), BigInt(of));
}

/** Auto-invest's part of the notes by month of listing. */
export const autoInvest: ReportReader<'auto_invest'> = async (ctx, range) =>
  (await listCoverage(ctx.reader, range)).map((one) => ({
    ...{ month: one.month, notes: one.notes, target: one.targetSen, raised: one.raisedSen },
    ...{ by_presets: one.byPresetsSen, by_hand: subtractSen(one.raisedSen, one.byPresetsSen) },
    coverage: percentOf(one.byPresetsSen, one.targetSen),
    ...{ investors: one.investors, skipped: one.skipped },
  }));

/** What referrals cost by month. */
export const referrals: ReportReader<'referrals'> = async (ctx, range) =>
  (await listReferralMonths(ctx.reader, range)).map((one) => ({
    ...{ month: one.month, registered: one.registered, approved: one.approved, invested: one.invested },
    ...{ funded: one.fundedSen, rewards: one.rewards, paid: one.paidSen },
    cost: each(one.paidSen, one.invested),
    invested_amount: one.investedSen,
  }));

/** What each of some friends cost, to the sen below; null where there was none. */
function each(totalSen: Sen, friends: number): Sen | null {
  return friends === 0 ? null : sen(mulDivFloor(totalSen, 1n, BigInt(friends)));
}
