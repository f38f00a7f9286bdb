import { message } from '@titian/contracts/messages/message';
import type { RecipientPurpose } from '@titian/contracts/treasury';
import type { PayoutBank } from '../../../gateways/payout/port.ts';
import { recordAudit } from '../../../platform/audit.ts';
import { bankAccountHash } from '../../../platform/bank-account-hash.ts';
import type { Scope } from '../../../platform/context.ts';
import { isUniqueViolation } from '../../../platform/db/database.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { isNameOf } from '../../onboarding/public.ts';
import { bankByBic } from '../../settings/public.ts';
import type { TreasuryDeps } from '../domain/remittance.ts';
import { insertRecipient, recipientNumberPlace } from '../store/recipients.ts';

export interface RecipientDeps extends TreasuryDeps {
  readonly work: UnitOfWork;
  /** Says whose an account is. */
  readonly bank: PayoutBank;
}

export interface NewRecipient {
  readonly operatorId: string;
  readonly purpose: RecipientPurpose;
  readonly name: string;
  readonly bic: string;
  /** Digits only. */
  readonly number: string;
}

/**
 * Drafts a recipient after an enquiry of the account holder at its bank; nothing may be paid to it before two
 * operators have approved it (TRE-2).
 * @returns the recipient's id
 * @throws FieldError on `bic` or `number`; AppError `unavailable` where the bank does not answer
 */
export async function createRecipient(
  deps: RecipientDeps,
  scope: Scope,
  recipient: NewRecipient,
): Promise<string> {
  if (recipient.purpose === 'own_operating' && recipient.number !== deps.operatingAccountNo) {
    throw fieldError('number', message('recipient_not_operating'));
  }
  const { bic, number } = recipient;
  await deps.work.query(scope, async (ctx) => {
    if ((await bankByBic(ctx, bic)) === null) {
      throw fieldError('bic', message('bank_not_listed'));
    }
  });
  const holderName = await enquire(deps.bank, recipient);
  return deps.work.command(scope, async (ctx) => {
    const id = newId();
    const row = {
      ...{ id, purpose: recipient.purpose, name: recipient.name, bic, last4: number.slice(-4) },
      number_enc: ctx.fieldEncryption.seal(number, recipientNumberPlace(id)),
      number_hash: bankAccountHash(ctx.fieldEncryption, bic, number),
      holder_name: holderName,
      created_by: recipient.operatorId,
    };
    try {
      await insertRecipient(ctx.tx, row);
    } catch (error) {
      if (isUniqueViolation(error, 'remittance_recipients_account')) {
        throw fieldError('number', message('recipient_listed'));
      }
      throw error;
    }
    await recordAudit(ctx, {
      action: 'remittance_recipient.drafted',
      subjectKind: 'remittance_recipient',
      subjectId: id,
      after: { purpose: recipient.purpose, name: recipient.name, bic, last4: row.last4 },
    });
    return id;
  });
}

/** @returns the holder as the bank names it; null where it names none */
async function enquire(bank: PayoutBank, { bic, number, name }: NewRecipient): Promise<string | null> {
  const answer = await bank.enquireAccount(bic, number);
  switch (answer.kind) {
    case 'found':
      if (!isNameOf('not_other', answer.holderName, [name])) {
        throw fieldError('number', message('recipient_other_holder'));
      }
      return answer.holderName;
    case 'not_found':
      throw fieldError('number', message('bank_account_unknown'));
    case 'closed':
      throw fieldError('number', message('recipient_closed'));
    case 'unknown':
      throw new AppError('unavailable');
  }
}
