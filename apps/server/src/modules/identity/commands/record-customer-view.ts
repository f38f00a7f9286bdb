import type { CustomerList } from '@titian/contracts/customer-page';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import { readUser } from '../queries/read-user.ts';

/** A part of a customer's data that is read by a call of its own. */
export type CustomerPart =
  | 'mandates'
  | 'fund_management'
  | 'money_restrictions'
  | 'risk'
  | 'tax_residences'
  | 'mail'
  | 'documents'
  | 'company'
  | 'money'
  | 'security'
  | 'links'
  | CustomerList;

/**
 * Records that an operator opened a part of a customer's data, which is read by a call of its own (OPS-4).
 * @throws AppError `not_found` where no customer has that id
 */
export async function recordCustomerView(ctx: Ctx, userId: string, part: CustomerPart): Promise<void> {
  if ((await readUser(ctx, userId)) === null) {
    throw new AppError('not_found');
  }
  const subject = { subjectKind: 'user', subjectId: userId } as const;
  await recordAudit(ctx, { action: 'user.viewed', ...subject, after: { part } });
}
