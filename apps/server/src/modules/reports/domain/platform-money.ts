/** Into which column of the treasury report a movement of platform money goes. */
export type MovementClass = 'earned' | 'refunded' | 'used' | 'left';

const OUTWARD = ['sweep_released', 'sweep_returned', 'remittance_released', 'remittance_returned'];
const RETURNED = '_returned';

/** What a transfer means for the account that it moves: what comes back of a sweep is less that left. */
export function classOf(kind: string, movedSen: bigint): MovementClass {
  if (OUTWARD.includes(kind)) {
    return 'left';
  }
  if (kind.endsWith(RETURNED)) {
    return 'refunded';
  }
  return movedSen > 0n ? 'earned' : 'used';
}
