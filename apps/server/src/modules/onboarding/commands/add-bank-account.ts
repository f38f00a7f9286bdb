import { bankAccountHash } from '../../../platform/bank-account-hash.ts';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import type { FormReader } from '../domain/form-reader.ts';
import { insertBankAccount, numberPlace } from '../store/bank-accounts.ts';

/** The account of the application: reviewed by operators, so it can be used at once (WAL-11). */
export async function addBankAccount(ctx: Ctx, userId: string, form: FormReader): Promise<void> {
  const bic = form.text('bank_bic');
  const number = form.text('bank_account_no');
  const id = newId();
  await insertBankAccount(ctx.tx, {
    ...{ id, userId, bic },
    numberEnc: ctx.fieldEncryption.seal(number, numberPlace(id)),
    numberHash: bankAccountHash(ctx.fieldEncryption, bic, number),
    last4: number.slice(-4),
    holderName: form.text('bank_account_name'),
    verifiedBy: 'operator',
    usableFrom: ctx.businessNow,
    verifiedAt: null,
  });
}
