import { comparePayerName, isBeginningOf } from './payer-name.ts';

/**
 * How closely a bank's name has to match a verified one (WAL-3):
 * - `own`: the same name. Credits a deposit, accepts a bank account.
 * - `own_or_cut`: also its beginning, cut where the bank's field ends. Books a repayment, authorises a mandate.
 * - `close`: also a close name, because two operators have the bank's documents.
 * - `not_other`: any but a different name, an absent one too; an operator reviews it before it counts.
 */
export type NameStrictness = 'own' | 'own_or_cut' | 'close' | 'not_other';

/** Whether a name is one of those that may pay or be paid, as exactly as the use of it demands. */
export function isNameOf(
  strictness: NameStrictness,
  name: string | null,
  verified: readonly string[],
): boolean {
  return verified.some((one) => passes(strictness, name, one));
}

function passes(strictness: NameStrictness, name: string | null, verified: string): boolean {
  const check = comparePayerName(name, verified);
  switch (strictness) {
    case 'own':
      return check === 'equal';
    case 'own_or_cut':
      return check === 'equal' || (name !== null && isBeginningOf(name, verified));
    case 'close':
      return check === 'equal' || check === 'close';
    default:
      return check !== 'different';
  }
}
