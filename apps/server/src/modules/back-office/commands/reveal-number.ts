import { message } from '@titian/contracts/messages/message';
import { type NumberSubject, permissionOfNumber } from '@titian/contracts/operator-access';
import { may } from '@titian/contracts/permissions';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { reportAfterCommit } from '../../../platform/security/report.ts';
import { readNumberOfCheck } from '../../ekyc/public.ts';
import { readNumberOfFinancing } from '../../financing/public.ts';
import {
  readClaimedIdentity,
  readNumberOfAccount,
  readNumberOfApplication,
  readNumberOfChange,
  readNumberOfPerson,
} from '../../onboarding/public.ts';
import { readNumberOfPayout } from '../../payments/public.ts';

/** The number that an operator requests, and the reason. */
export interface WantedNumber {
  readonly subject: NumberSubject;
  readonly subjectId: string;
  readonly field: string;
  readonly reason: string;
}

const readers: Readonly<
  Record<NumberSubject, (ctx: QueryCtx, id: string, field: string) => Promise<string | null>>
> = {
  application: readNumberOfApplication,
  ekyc_session: (ctx, id, field) => readNumberOfCheck(ctx, readClaimedIdentity, id, field),
  financing_application: readNumberOfFinancing,
  bank_account_change: readNumberOfChange,
  payout: readNumberOfPayout,
  bank_account: readNumberOfAccount,
  company_person: readNumberOfPerson,
};

/**
 * One unmasked identity or account number. The audit log records who read which and why, never the number (decision
 * 058).
 * @throws AppError `role` where the operator's roles do not need it, `not_found`; FieldError on `field`
 */
export async function revealNumber(
  ctx: Ctx,
  operator: OperatorPrincipal,
  { subject, subjectId, field, reason }: WantedNumber,
): Promise<string> {
  const permission = permissionOfNumber(subject, field);
  if (permission === null) {
    throw fieldError('field', message('reveal_field_required'));
  }
  if (!may(operator, permission)) {
    throw new AppError('role');
  }
  const value = await readers[subject](ctx, subjectId, field);
  if (value === null) {
    throw new AppError('not_found');
  }
  await recordAudit(ctx, {
    action: 'number.viewed',
    subjectKind: subject,
    subjectId,
    after: { field },
    reason,
  });
  const account = { kind: 'operator', id: operator.id } as const;
  reportAfterCommit(ctx, { kind: 'number_revealed', detail: `${subject}.${field}`, account });
  return value;
}
