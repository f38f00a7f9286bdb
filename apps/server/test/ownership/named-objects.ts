import type { EndpointName } from '@titian/contracts/endpoints/all';
import { schemas } from '@titian/contracts/schemas/all';
import { z } from 'zod';

/** Fields that name an object by its id. */
const NAMES_OBJECT = /^(id|ids|note_id|request_id|session_id|subject_id|user_id|ref_number|eventUuid)$/;

/** The fields of a call by which it names objects. */
export function namedObjects(name: EndpointName): string[] {
  const parts = Object.entries(schemas[name]).filter(([part]) => part !== 'response');
  return parts.flatMap(([, schema]) => fieldsOf(schema)).filter((field) => NAMES_OBJECT.test(field));
}

function fieldsOf(schema: unknown): string[] {
  if (schema instanceof z.ZodUnion) {
    return schema.options.flatMap(fieldsOf);
  }
  if (schema instanceof z.ZodPipe) {
    return fieldsOf(schema.in);
  }
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
}
