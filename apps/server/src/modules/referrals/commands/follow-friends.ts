import type { Ctx } from '../../../platform/context.ts';
import type { DomainEvent, EventConsumer, EventName } from '../../../platform/events.ts';
import { newId } from '../../../platform/ids.ts';
import { readReferrerOf, readUser } from '../../identity/public.ts';
import { holdingsOf, investedBy } from '../../notes/public.ts';
import { readInvestor, sharedTraits } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import {
  advanced,
  investBy,
  type Progress,
  type Referral,
  type RejectionReason,
} from '../domain/referral.ts';
import { insertReferral, listUnpaid, lockOpenReferrals, saveReferral } from '../store/referrals.ts';
import { enqueuePayments } from './pay-reward.ts';

const AT_ONCE = 100;

/** A reward may have waited for the customer to have somewhere to receive it, or for the end of a freeze. */
const unblocking: ReadonlySet<EventName> = new Set(['customer.approved', 'customer.money_restricted']);

/** Records the steps that referred friends complete, and pays after the last one (RFL-2). */
export const friendProgress: EventConsumer = {
  name: 'referrals',
  events: [
    'customer.registered',
    'customer.approved',
    'customer.first_topup',
    'customer.money_restricted',
    'note.converted',
  ],
  async consume(ctx, event) {
    if (event.name === 'customer.registered') {
      await remember(ctx, event);
      return;
    }
    const friends =
      event.name === 'note.converted'
        ? (await holdingsOf(ctx, event.subjectId)).map((one) => one.investorId)
        : [event.subjectId];
    for (const referral of await lockOpenReferrals(ctx.tx, friends)) {
      await advance(ctx, referral, event.at);
    }
    if (unblocking.has(event.name)) {
      await enqueuePayments(ctx, await listUnpaid(ctx.tx, AT_ONCE, null, event.subjectId));
    }
  },
};

/** Only friends who become investors count. */
async function remember(ctx: Ctx, event: DomainEvent): Promise<void> {
  const friend = await readUser(ctx, event.subjectId);
  const referrerId = await readReferrerOf(ctx, event.subjectId);
  if (friend?.role === 'investor' && referrerId !== null) {
    await insertReferral(ctx.tx, { id: newId(), refereeId: friend.id, referrerId, at: event.at });
    for (const referral of await lockOpenReferrals(ctx.tx, [friend.id])) {
      await advance(ctx, referral, event.at);
    }
  }
}

async function advance(ctx: Ctx, before: Referral, at: Date): Promise<void> {
  const settings = await readSettings(ctx);
  const progress = await readProgress(ctx, before, settings.referralDays);
  const after = advanced(before, progress, settings.referralInvestedSen, at);
  if (after !== before) {
    await saveReferral(ctx.tx, after);
  }
  if (after.investedAt !== null) {
    await enqueuePayments(ctx, [after.id]);
  }
}

async function readProgress(ctx: Ctx, referral: Referral, days: number): Promise<Progress> {
  const investor = await readInvestor(ctx, referral.refereeId);
  return {
    isApproved: investor !== null,
    hasToppedUp: investor?.firstTopupAt != null,
    investedSen: await investedBy(ctx, referral.refereeId, investBy(referral, days)),
    refusal: await rejectionOf(ctx, referral),
  };
}

/** Rejects a self-referral, by any trait that identifies the person. */
async function rejectionOf(ctx: Ctx, { refereeId, referrerId }: Referral): Promise<RejectionReason | null> {
  const [friend, referrer] = await Promise.all([readUser(ctx, refereeId), readUser(ctx, referrerId)]);
  if (friend === null || referrer === null) {
    return null;
  }
  const shared = await sharedTraits(ctx, refereeId, referrerId);
  const checks: readonly [boolean, RejectionReason][] = [
    [shared.identity, 'same_identity'],
    [shared.bankAccount, 'same_bank_account'],
    [friend.phoneE164 === referrer.phoneE164, 'same_phone'],
    [isOneGroup(friend, referrer), 'same_group'],
  ];
  return checks.find(([applies]) => applies)?.[1] ?? null;
}

interface Member {
  readonly id: string;
  readonly parentUserId: string | null;
}

function isOneGroup(one: Member, other: Member): boolean {
  const head = (member: Member) => member.parentUserId ?? member.id;
  return head(one) === head(other);
}
