import type { QueryCtx } from '../../../platform/context.ts';
import { numberAt } from '../domain/masked-form.ts';
import { findApplication } from '../store/applications.ts';
import { findChange, findChangeNumber } from '../store/bank-account-changes.ts';
import { findNumber } from '../store/bank-accounts.ts';

/** An unmasked number of an application, for an operator with a reason; null where there is none. */
export async function readNumberOfApplication(
  ctx: QueryCtx,
  id: string,
  field: string,
): Promise<string | null> {
  const application = await findApplication(ctx.reader, ctx.fieldEncryption, id);
  return application === null ? null : numberAt(application.data.fields, field);
}

/** The unmasked number of a customer's bank account, for an operator with a reason; null where there is none. */
export async function readNumberOfAccount(ctx: QueryCtx, id: string): Promise<string | null> {
  const sealed = await findNumber(ctx.reader, id);
  return sealed === null ? null : ctx.fieldEncryption.open(sealed);
}

/** The unmasked number of a requested bank account, for an operator with a reason; null where there is none. */
export async function readNumberOfChange(ctx: QueryCtx, id: string): Promise<string | null> {
  const change = await findChange(ctx.reader, id);
  return change === null
    ? null
    : ctx.fieldEncryption.open((await findChangeNumber(ctx.reader, id)).numberEnc);
}
