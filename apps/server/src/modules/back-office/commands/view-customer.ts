import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type CustomerReader, operatorCustomer } from '../queries/read-customer.ts';

/**
 * Opens one customer for an operator; the view is written to the audit log (OPS-4).
 * @throws AppError `not_found`
 */
export async function viewCustomer(ctx: Ctx, reader: CustomerReader, id: string) {
  const seen = await operatorCustomer(ctx, reader, id);
  await recordAudit(ctx, { action: 'user.viewed', subjectKind: 'user', subjectId: id });
  return seen;
}
