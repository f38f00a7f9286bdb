import type { ListedKind, ScreenedRole, ScreeningState } from '@titian/contracts/screening';
import type { Day } from '@titian/finance/calendar';

/** A name of the list with where it comes from. */
export interface ListEntry {
  readonly id: string;
  readonly kind: ListedKind;
  readonly name: string;
  /** Where it was published. */
  readonly source: string;
  readonly listedOn: Day;
  readonly removedOn: Day | null;
}

/** A name that a customer has given: their own, or that of a person behind the company. */
export interface GivenName {
  readonly kind: ListedKind;
  readonly name: string;
  readonly role: ScreenedRole;
}

/** A customer with every name to look for. */
export interface NamedCustomer {
  readonly userId: string;
  readonly names: readonly GivenName[];
}

export type FoundBy = 'submission' | 'approval' | 'list_change' | 'periodic';

/** A given name that is like a listed one. */
export interface ScreeningHit {
  readonly id: string;
  readonly userId: string;
  readonly entry: ListEntry;
  readonly name: string;
  readonly role: ScreenedRole;
  /** How alike the two are, of 100. */
  readonly score: number;
  readonly foundBy: FoundBy;
  readonly state: ScreeningState;
  readonly version: number;
  readonly foundAt: Date;
  readonly decidedAt: Date | null;
}

/** An undecided hit waits for compliance, and a confirmed one blocks the approval (SCR-2). */
export function blocks(hit: Pick<ScreeningHit, 'state' | 'entry'>): boolean {
  return hit.state !== 'cleared' && hit.entry.removedOn === null;
}

/** What is decided about a name may be decided otherwise later, while it is on the list. */
export function mayDecide(
  hit: Pick<ScreeningHit, 'state' | 'entry'>,
  decision: 'cleared' | 'confirmed',
): boolean {
  return hit.state !== decision && hit.entry.removedOn === null;
}
