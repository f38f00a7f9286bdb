/** The lists of an issuer's notes, in the order of a note's states (NOTE-2). */
export const tabs = ['under_review', 'pending', 'listed', 'issued', 'completed', 'defaulted'] as const;
export type Tab = (typeof tabs)[number];

/** What may stand in the address of the issuer's notes. */
export interface IssuerNotesSearch {
  readonly tab?: string;
  readonly ref_number?: string;
}

/** The tab in the address; null where it names no known one. */
export function tabOf({ tab }: IssuerNotesSearch): Tab | null {
  return tabs.find((one) => one === tab) ?? null;
}

/** How many notes are in the lists that may require an action of the issuer. */
export interface Waiting {
  readonly pending: number;
  readonly funded: number;
  readonly issued: number;
  readonly listed: number;
}

/** The tab for an address without one: where the issuer has an action, else where they have a note. */
export function firstTab({ pending, funded, issued, listed }: Waiting): Tab {
  if (pending > 0) {
    return 'pending';
  }
  if (funded > 0) {
    return 'listed';
  }
  if (issued > 0) {
    return 'issued';
  }
  return listed > 0 ? 'listed' : 'under_review';
}
