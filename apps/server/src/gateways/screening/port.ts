import type { ListedKind } from '@titian/contracts/screening';

/** A name of the screening list. */
export interface ListedName {
  readonly id: string;
  readonly kind: ListedKind;
  readonly name: string;
}

/** A name to look for. */
export interface NameToScreen {
  readonly kind: ListedKind;
  readonly name: string;
}

/** A listed name that is like the one that was looked for. */
export interface NameMatch {
  readonly listedId: string;
  /** How alike they are, of 100. */
  readonly score: number;
}

/**
 * Assesses which names of a list are like a name (SCR-4). Commands call it inside their transaction, so a provider
 * with an external service fetches its list beforehand and compares locally.
 */
export interface NameScreening {
  /** Listed names that people should look at, the most alike first. */
  matches(name: NameToScreen, list: readonly ListedName[]): readonly NameMatch[];
}
