import type { OngoingNote } from '../api/dashboard.ts';

export interface NextPayment {
  readonly note: OngoingNote;
  readonly dueOn: string;
  readonly amount: string;
}

/** The next payment of each running note, soonest first. */
export function nextPayments(notes: readonly OngoingNote[], limit: number): NextPayment[] {
  return notes
    .flatMap((note) =>
      note.next_due_on === null || note.next_amount === null
        ? []
        : [{ note, dueOn: note.next_due_on, amount: note.next_amount }],
    )
    .sort((a, b) => a.dueOn.localeCompare(b.dueOn))
    .slice(0, limit);
}
