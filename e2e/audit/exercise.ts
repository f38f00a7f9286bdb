import type { Session } from '../api/client.ts';
import type { OperatorPair } from '../api/operator-pair.ts';
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
  readonly operatorPair: OperatorPair;
  readonly database: Database;
  readonly owners: readonly Owner[];
  /** The business date from which days are moved on. */
  readonly from: string;
}
