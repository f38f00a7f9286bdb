import type { OperatorRouteName } from '../../../../config/routes.ts';

/** What a hit is called and where it leads, which the pages of its kind know. */
export interface HitWords {
  readonly title: string;
  readonly state: string;
  /** null where the operator has no page for it. */
  readonly leadsTo: HitPlace | null;
}

/** An entry of a page: its id stands in the path, or, of an entry of a queue, in the search part. */
export interface HitPlace {
  readonly page: OperatorRouteName;
  readonly id: string;
  readonly as: 'path' | 'search';
}
