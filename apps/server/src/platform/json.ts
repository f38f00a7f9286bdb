import type { z } from 'zod';
import type { JsonValue } from './db/schema.ts';

/** A stored JSON value as an answer carries it: what came from the database holds nothing undefined. */
export function wireJson(stored: JsonValue): z.core.util.JSONType {
  return stored as z.core.util.JSONType;
}
