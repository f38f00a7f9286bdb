import type { ObjectPage } from '../../shared/object-page.tsx';

/** What a hit is called and where it leads, which the pages of its kind know. */
export interface HitWords {
  readonly title: string;
  readonly state: string;
  /** null where the operator has no page for it. */
  readonly leadsTo: ObjectPage | null;
}
