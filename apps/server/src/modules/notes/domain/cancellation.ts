import type { Note } from './note.ts';

/**
 * Until when a subscription may be taken back: to the end of its window while the note is listed, and to the end of the
 * campaign while that is paused; null where it may not any more (SUB-3).
 */
export function cancellableUntil(
  { state, cancelUntil }: { readonly state: string; readonly cancelUntil: Date },
  note: Pick<Note, 'state' | 'isPaused' | 'closesAt'>,
  at: Date,
): Date | null {
  if (state !== 'active' || note.state !== 'listed') {
    return null;
  }
  if (note.isPaused) {
    return note.closesAt;
  }
  return at <= cancelUntil ? cancelUntil : null;
}
