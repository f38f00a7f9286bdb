import { message } from '@titian/contracts/messages/message';
import { taxPayment } from '@titian/contracts/schemas/operator-treasury-proposals';
import { senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalExecutor, approvalExecutor } from '../../approvals/public.ts';
import { noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { explainLine, lockOpenLine, type OpenStatementLine } from '../../payments/public.ts';
import { isTax, obligationTerms } from '../domain/obligation.ts';
import type { Remittance, TreasuryDeps } from '../domain/remittance.ts';
import { changeRemittance, isReferenceUsed, lockRemittance } from '../store/remittances.ts';

type Payment = z.output<typeof taxPayment>;

interface Payable {
  readonly remittance: Remittance;
  readonly line: OpenStatementLine;
}

/**
 * Two finance operators name the line of the operating account's statement that paid a tax to its authority, with the
 * authority's receipt; until then the tax stays owed there (TRE-5).
 */
export function taxPaymentOf(deps: TreasuryDeps): ApprovalExecutor {
  return approvalExecutor<Payment>({
    kind: 'tax_payment',
    subjectKind: 'remittance',
    after: taxPayment,
    async load(ctx, subjectId, { after }) {
      const { remittance, line } = await lockPayable(ctx, deps, subjectId, after);
      const { owedTo: authority } = obligationTerms[remittance.obligation];
      invariant(authority !== null, 'a payable tax is owed to an authority');
      return {
        version: 1,
        label: message('subject_with_amount', {
          subject: authority,
          amount: senToText(remittance.amountSen),
        }),
        before: {
          amount: senToText(remittance.amountSen),
          from: remittance.fromOn,
          through: remittance.throughOn,
          due: remittance.dueOn,
          booked_on: line.bookedOn,
          counterparty: line.counterparty,
        },
      };
    },
    async binds(ctx, subjectId, { after }) {
      const { remittance, line } = await lockPayable(ctx, deps, subjectId, after);
      return {
        obligation: remittance.obligation,
        amount: senToText(remittance.amountSen),
        through: remittance.throughOn,
        line: {
          amount: senToText(line.amountSen),
          booked_on: line.bookedOn,
          counterparty: line.counterparty,
        },
      };
    },
    async apply(ctx, { subjectId, after }) {
      await pay(ctx, await lockPayable(ctx, deps, subjectId, after), after);
    },
  });
}

async function pay(ctx: Ctx, { remittance, line }: Payable, after: Payment): Promise<void> {
  const { operating } = obligationTerms[remittance.obligation];
  invariant(operating, `remittance ${remittance.id} is a tax`);
  const transferId = newId();
  await postTransfers(ctx, noAccounts, [
    {
      id: transferId,
      debitAccountId: platformAccount(operating),
      creditAccountId: platformAccount('operating_bank'),
      amountSen: remittance.amountSen,
      kind: 'tax_paid',
      referenceId: remittance.id,
      noteId: null,
    },
  ]);
  await explainLine(ctx, line.bankReference, transferId);
  await changeRemittance(ctx.tx, remittance.id, {
    remitted_on: line.bookedOn,
    remitted_transfer_id: transferId,
    official_reference: after.official_reference,
  });
  await recordAudit(ctx, {
    action: 'remittance.tax_paid',
    subjectKind: 'remittance',
    subjectId: remittance.id,
    after: { amount: senToText(remittance.amountSen), official_reference: after.official_reference },
  });
}

/** @throws AppError `not_found`, `wrong_state`; FieldError on `after.bank_reference` or `after.official_reference` */
async function lockPayable(ctx: Ctx, deps: TreasuryDeps, id: string, after: Payment): Promise<Payable> {
  const remittance = await lockRemittance(ctx.tx, id);
  if (remittance === null) {
    throw new AppError('not_found');
  }
  if (!isTax(remittance.obligation) || remittance.arrivedOn === null || remittance.remittedOn !== null) {
    throw new AppError('wrong_state', {}, message('tax_not_waiting'));
  }
  if (await isReferenceUsed(ctx.tx, remittance.obligation, after.official_reference)) {
    throw fieldError('after.official_reference', message('tax_receipt_number_used'));
  }
  const line = await lockOpenLine(ctx, after.bank_reference);
  if (line === null || line.accountNo !== deps.operatingAccountNo || line.isReturn) {
    throw fieldError('after.bank_reference', message('operating_line_not_open'));
  }
  if (-line.amountSen !== remittance.amountSen) {
    throw fieldError(
      'after.bank_reference',
      message('tax_line_amount_differs', { amount: senToText(remittance.amountSen) }),
    );
  }
  return { remittance, line };
}
