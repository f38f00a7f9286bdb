import { senToText } from '@titian/finance/sen';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { readSettings } from '../../settings/public.ts';
import { noticeHorizon, unclaimedTerms } from '../domain/unclaimed-money.ts';
import { insertNotices } from '../store/notices.ts';
import { listUnnotified } from '../store/unclaimed-moneys.ts';

const AT_ONCE = 200;

/**
 * At the end of a day, owners whose cash becomes unclaimed money within the lead time are notified, once for the end of
 * each period (CMP-9). Suspended owners are notified too: the money is theirs.
 */
export async function notifyOwners(work: UnitOfWork, scope: Scope): Promise<void> {
  let found: number;
  do {
    found = await work.command(scope, notifySome);
  } while (found === AT_ONCE);
}

/** @returns how many owners were found; those who are notified are not found again */
async function notifySome(ctx: Ctx): Promise<number> {
  const settings = await readSettings(ctx);
  const terms = unclaimedTerms(settings);
  const today = ctx.businessDate;
  const owners = await listUnnotified(ctx.reader, { terms, until: noticeHorizon(terms, today) }, AT_ONCE);
  const notices = owners.map(({ customerId, amountSen, unclaimedOn, lastActivity }) => ({
    ...{
      id: newId(),
      customerId,
      amountSen,
      unclaimedOn,
      lastActivityOn: lastActivity.on,
      notifiedOn: today,
    },
  }));
  const written = new Set(await insertNotices(ctx.tx, notices));
  await notifyUsers(
    ctx,
    notices
      .filter(({ id }) => written.has(id))
      .map(({ customerId: userId, amountSen, lastActivityOn, unclaimedOn }) => ({
        ...{ userId, template: 'unclaimed_money' as const },
        params: {
          ...{ amount: senToText(amountSen), lastActivityOn, unclaimedOn },
          years: settings.unclaimedMoneyYears,
        },
        dedupeKey: `unclaimed_money:${lastActivityOn}:${unclaimedOn}:${userId}`,
      })),
  );
  return owners.length;
}
