import type { JsonValue } from '../../../platform/db/schema.ts';

/** A notice as it was written; its words follow from kind and parameters. */
export interface StoredNotice {
  readonly id: string;
  readonly category: string;
  readonly kind: string;
  readonly params: JsonValue;
  readonly createdAt: Date;
  readonly readAt: Date | null;
}

/** What a customer chose for a category. */
export interface StoredChoice {
  readonly userId: string;
  readonly category: string;
  readonly inApp: boolean;
  readonly email: boolean;
}
