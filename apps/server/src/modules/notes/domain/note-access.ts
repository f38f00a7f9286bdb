import type { Note, NoteState } from './note.ts';

/** What a customer has to do with a note. */
export interface NoteRelation {
  readonly isIssuer: boolean;
  /** An investor whose subscription became a holding. */
  readonly isHolder: boolean;
  /** An investor with any subscription, whatever its state. */
  readonly hasSubscribed: boolean;
}

/**
 * How much of a note a customer reads: `full` with documents, updates and recovery, `fact_sheet` without them, or
 * nothing, as if there were no such note.
 */
export type NoteAccess = 'full' | 'fact_sheet' | 'none';

const campaignStates: ReadonlySet<NoteState> = new Set(['listed', 'funded']);
const runningStates: ReadonlySet<NoteState> = new Set(['issued', 'defaulted']);

/**
 * Access of an approved customer to a note (NOTE-10). A campaign is for every investor; a running note's
 * documents and updates for its holders, its fact sheet for every investor; a note that is over for all who ever
 * subscribed. Issuers read their own notes only.
 * @param role of the customer
 */
export function noteAccess(
  state: Note['state'],
  role: 'investor' | 'businessowner',
  relation: NoteRelation,
): NoteAccess {
  if (role === 'businessowner') {
    return relation.isIssuer ? 'full' : 'none';
  }
  if (campaignStates.has(state)) {
    return 'full';
  }
  if (runningStates.has(state)) {
    return relation.isHolder ? 'full' : 'fact_sheet';
  }
  return relation.hasSubscribed ? 'full' : 'none';
}
