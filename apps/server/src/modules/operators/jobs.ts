import { malaysiaDay } from '@titian/finance/calendar';
import { newestSeal } from '../../platform/audit-seal.ts';
import { type Ctx, type Scope, systemActor } from '../../platform/context.ts';
import type { Periodic } from '../../platform/periodic.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { readOperatorsWho } from '../identity/public.ts';
import { queueEmail } from '../notifications/public.ts';

const HOUR_MS = 3_600_000;
const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/**
 * Mails the head of the audit chain to administrators and compliance, once a Malaysian day: each mailbox is a copy outside
 * the database that `audit-verify` takes.
 */
export function chainHeadMails(work: UnitOfWork): Periodic {
  return { name: 'audit chain mail', everyMs: HOUR_MS, run: () => work.command(scope, mailChainHead) };
}

async function mailChainHead(ctx: Ctx): Promise<void> {
  const head = await newestSeal(ctx.reader);
  if (head === null) {
    return;
  }
  const today = malaysiaDay(ctx.now);
  const params = {
    head: `${head.seq}:${head.root_hash.toString('hex')}`,
    at: ctx.now.toISOString(),
  };
  for (const operator of await readOperatorsWho(ctx, 'chain_head_notice')) {
    await queueEmail(ctx, {
      userId: null,
      to: operator.email,
      name: operator.name,
      template: 'audit_chain_head',
      params,
      dedupeKey: `audit_chain_head:${today}:${operator.id}`,
    });
  }
}
