import { type RateBps, shareFloor } from './rate.ts';
import { type Sen, sen, ZERO_SEN } from './sen.ts';

/** How much one issuer may have of all that is outstanding. */
export interface IssuerShare {
  readonly share: RateBps;
  /** Up to this total the share does not limit, or first investments would be impossible (AUTO-9). */
  readonly countsAboveSen: Sen;
}

/**
 * What may still go to one issuer so that it keeps within a share of all that is outstanding before this investment,
 * waiting subscriptions counted on both sides (AUTO-9); null where the share does not count yet.
 */
export function issuerRoom(
  outstandingSen: Sen,
  withIssuerSen: Sen,
  { share, countsAboveSen }: IssuerShare,
): Sen | null {
  if (outstandingSen <= countsAboveSen) {
    return null;
  }
  const roomSen = shareFloor(outstandingSen, share) - withIssuerSen;
  return roomSen < 0n ? ZERO_SEN : sen(roomSen);
}
