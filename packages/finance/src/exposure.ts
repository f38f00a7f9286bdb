import { type RateBps, shareFloor } from './rate.ts';
import { type Sen, sen, ZERO_SEN } from './sen.ts';

/** Up to here an issuer's share says nothing: the first investments would never be possible (rules §5). */
export const EXPOSURE_FROM_SEN: Sen = sen(100_000n);

/**
 * What may still go to one issuer so that it keeps within a share of all that is outstanding before this investment,
 * waiting subscriptions counted on both sides (rules §5); null where the share does not count yet.
 */
export function issuerRoom(outstandingSen: Sen, withIssuerSen: Sen, share: RateBps): Sen | null {
  if (outstandingSen <= EXPOSURE_FROM_SEN) {
    return null;
  }
  const roomSen = shareFloor(outstandingSen, share) - withIssuerSen;
  return roomSen < 0n ? ZERO_SEN : sen(roomSen);
}
