import { mulDivFloor, type Sen, sen } from '@titian/finance/sen';

/** The most that presets may take of a note together (AUTO-5). */
export function quotaOf(targetSen: Sen, sharePercent: number): Sen {
  return sen(mulDivFloor(targetSen, BigInt(sharePercent), 100n));
}
