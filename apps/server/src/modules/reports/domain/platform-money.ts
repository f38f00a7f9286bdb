import { leavingKinds } from '../../treasury/public.ts';

/** Into which column of the treasury report a movement of platform money goes. */
export type MovementClass = 'earned' | 'refunded' | 'used' | 'left';

const leaving: readonly string[] = leavingKinds;
const RETURNED = '_returned';

/** What a transfer means for the account that it moves: what comes back of a sweep is less that left. */
export function classOf(kind: string, movedSen: bigint): MovementClass {
  if (leaving.includes(kind)) {
    return 'left';
  }
  if (kind.endsWith(RETURNED)) {
    return 'refunded';
  }
  return movedSen > 0n ? 'earned' : 'used';
}
