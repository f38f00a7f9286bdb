import { malaysiaDay } from '@titian/finance/calendar';
import { type Channel, RailUnavailable } from '../../../gateways/rail/port.ts';
import { type Ctx, type Scope, systemActor } from '../../../platform/context.ts';
import { readOperatorsWho } from '../../identity/public.ts';
import { queueEmail } from '../../notifications/public.ts';
import { storeBankList } from '../../settings/public.ts';
import { type CertificateStatus, certificateStatuses, isAlarming } from '../domain/certificate-status.ts';
import type { PaymentDeps } from '../domain/payment-deps.ts';

type RefreshDeps = Pick<PaymentDeps, 'work' | 'rail' | 'log'>;

const scope: Scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** The client money profile: all profiles query the same exchange. */
const PROFILE = 'trust';

/** Stores the banks of every channel as the exchange lists them now; without an answer the last valid list stays. */
export async function refreshBankLists({ work, rail, log }: RefreshDeps): Promise<void> {
  for (const { channel } of rail.capabilities().channels) {
    const list = await listNow(rail, channel);
    if (list === null || list.stale) {
      log.warn({ channel }, 'the exchange sent no list of banks; the last good one stays');
    } else {
      await work.command(scope, (ctx) => storeBankList(ctx, channel, list.banks, list.asOf));
    }
  }
}

async function listNow(rail: RefreshDeps['rail'], channel: Channel) {
  try {
    return await rail.listBanks(PROFILE, channel);
  } catch (error) {
    if (error instanceof RailUnavailable) {
      return null;
    }
    throw error;
  }
}

/** Writes to administrators and finance 30 days before a certificate ends that nothing follows, and when it has ended. */
export async function checkCertificateExpiry({ work, rail, log }: RefreshDeps): Promise<void> {
  await work.command(scope, async (ctx) => {
    for (const certificate of certificateStatuses(rail.certificates(), ctx.now).filter(isAlarming)) {
      log.warn(
        { subject: certificate.subject, endsAt: certificate.endsAt },
        'a certificate of the rail ends',
      );
      await warn(ctx, certificate);
    }
  });
}

async function warn(ctx: Ctx, { owner, subject, endsAt, state }: CertificateStatus): Promise<void> {
  for (const operator of await readOperatorsWho(ctx, 'certificate_notice')) {
    await queueEmail(ctx, {
      userId: null,
      to: operator.email,
      name: operator.name,
      template: 'certificate_ending',
      params: { owner, subject, endsOn: malaysiaDay(endsAt), hasEnded: state === 'ended' },
      dedupeKey: `certificate_${state}:${subject}:${endsAt.toISOString()}:${operator.id}`,
    });
  }
}
