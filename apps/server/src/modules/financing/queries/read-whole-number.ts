import type { QueryCtx } from '../../../platform/context.ts';
import { opened } from '../domain/financing-data.ts';
import { findApplication } from '../store/applications.ts';

/**
 * A guarantor's unmasked identity number, for an operator with a reason; null where there is none.
 * @param field `guarantors.0.identity_number`
 */
export async function readNumberOfFinancing(
  ctx: QueryCtx,
  id: string,
  field: string,
): Promise<string | null> {
  const stored = await findApplication(ctx.reader, id);
  const guarantors = stored === null ? [] : (opened(stored.data, ctx.fieldEncryption, id).guarantors ?? []);
  return guarantors[Number(field.split('.')[1])]?.identity_number ?? null;
}
