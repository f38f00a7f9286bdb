import type { Session } from '../api/client.ts';
import type { Desk } from '../api/desk.ts';
import type { Place } from '../product/product.ts';
import type { Database } from './database.ts';

/** A business owner of the demo. */
interface Owner {
  readonly id: string;
  readonly session: Session;
}

/** What moves a demo on. */
export interface Exercise {
  readonly place: Place;
  readonly desk: Desk;
  readonly database: Database;
  readonly owners: readonly Owner[];
  /** The business date from which days are moved on. */
  readonly from: string;
}
