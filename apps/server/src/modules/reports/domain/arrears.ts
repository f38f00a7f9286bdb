import { type Day, daysBetween } from '@titian/finance/calendar';
import type { NotePosition } from '../../servicing/public.ts';

/** Days past due; notes in default stand alone, however late they are. */
export const arrearsBuckets = ['0', '1-30', '31-60', '61-90', '91+', 'default'] as const;
export type ArrearsBucket = (typeof arrearsBuckets)[number];

const upTo = [
  ['1-30', 30],
  ['31-60', 60],
  ['61-90', 90],
] as const;

/** The bucket of a note at the end of a day. */
export function bucketOf(
  { isDefaulted, oldestDueOn }: Pick<NotePosition, 'isDefaulted' | 'oldestDueOn'>,
  on: Day,
): ArrearsBucket {
  if (isDefaulted) {
    return 'default';
  }
  const days = oldestDueOn === null ? 0 : daysBetween(oldestDueOn, on);
  return days === 0 ? '0' : (upTo.find(([, last]) => days <= last)?.[0] ?? '91+');
}
