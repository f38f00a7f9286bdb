import type { RailCertificate } from '../../../gateways/rail/port.ts';
import { later } from '../../../platform/clock.ts';

const WARNING_MS = 30 * 86_400_000;

/** `coming`: not begun yet; `ending`: 30 days or less are left (FPX-7). */
export type CertificateState = 'coming' | 'valid' | 'ending' | 'ended';

export interface CertificateStatus extends RailCertificate {
  readonly state: CertificateState;
  /** Another certificate of the same owner continues after this one. */
  readonly hasSuccessor: boolean;
}

/** Certificates with their state now, those that end first before the others. */
export function certificateStatuses(
  certificates: readonly RailCertificate[],
  now: Date,
): readonly CertificateStatus[] {
  return certificates
    .map((one) => ({
      ...one,
      state: stateOf(one, now),
      hasSuccessor: certificates.some(
        (other) =>
          other.merchant === one.merchant &&
          other.owner === one.owner &&
          other.endsAt > one.endsAt &&
          other.startsAt <= one.endsAt,
      ),
    }))
    .sort((a, b) => a.endsAt.getTime() - b.endsAt.getTime());
}

/** Whether action is required: it ends soon or has ended, and no other follows it without a gap. */
export function isAlarming({ state, hasSuccessor }: CertificateStatus): boolean {
  return !hasSuccessor && (state === 'ending' || state === 'ended');
}

function stateOf({ startsAt, endsAt }: RailCertificate, now: Date): CertificateState {
  if (now >= endsAt) {
    return 'ended';
  }
  if (startsAt > now) {
    return 'coming';
  }
  return later(now, WARNING_MS) >= endsAt ? 'ending' : 'valid';
}
