import type { EndpointName } from '@titian/contracts/endpoints/all';
import { fieldMessages } from '@titian/contracts/field-errors';
import { type ParsedApi, schemas } from '@titian/contracts/schemas/all';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { FieldError } from '../errors.ts';

/**
 * The parameters of a call's path, before its body has come.
 * @throws FieldError on each that the schema rejects, as after the body
 */
export function paramsOf<Name extends EndpointName>(
  name: Name,
  request: FastifyRequest,
): ParsedApi[Name]['params'] {
  const { params: schema } = schemas[name] as { readonly params?: z.ZodType };
  const parsed = schema?.safeParse(request.params);
  if (parsed?.success === false) {
    throw new FieldError(fieldMessages(parsed.error.issues));
  }
  return parsed?.data as ParsedApi[Name]['params'];
}
