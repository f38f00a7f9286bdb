import type { OngoingNote } from '../api/dashboard.ts';

/** Which word figures over these notes take: interest, profit, or both where both kinds are among them (rules §1). */
export function wordKey(notes: readonly Pick<OngoingNote, 'contract'>[]): OngoingNote['contract'] | 'both' {
  const [first] = notes;
  return first !== undefined && notes.every(({ contract }) => contract === first.contract)
    ? first.contract
    : 'both';
}
