import { message } from '@titian/contracts/messages/message';
import { excessRefund } from '@titian/contracts/schemas/servicing-proposals';
import { parseSen, senToText } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import { fieldError } from '../../../platform/errors.ts';
import { approvalExecutor } from '../../approvals/public.ts';
import { notifyUsers } from '../../notifications/public.ts';
import { countExcessChanges } from '../store/excess.ts';
import { lockRefund, payRefund } from './refund-excess.ts';

/**
 * Two operators pay the excess of a note back for its issuer, the whole of it and to the issuer's own verified bank
 * account only (REP-4); the issuer is notified.
 */
export const excessRefundForIssuer = approvalExecutor<z.output<typeof excessRefund>>({
  kind: 'excess_refund',
  subjectKind: 'note',
  after: excessRefund,
  async load(ctx, subjectId, { after }) {
    const { note, issuer, account, amountSen } = await lockRefund(ctx, subjectId);
    if (parseSen(after.amount) !== amountSen) {
      throw fieldError('after.amount', message('excess_amount_changed', { amount: senToText(amountSen) }));
    }
    return {
      // Excess that came, was used or went back in between makes the proposal stale.
      version: 1 + (await countExcessChanges(ctx.reader, note.id)),
      label: `${note.number} · ${issuer.companyName}`,
      before: { pay_to: `${account.bankName} •••• ${account.last4}`, holder_name: account.holderName },
    };
  },
  async binds(ctx, subjectId) {
    const { note, account, amountSen } = await lockRefund(ctx, subjectId);
    return { amount: senToText(amountSen), issuer: note.issuerId, refund_account: account.id };
  },
  async apply(ctx, { id, subjectId, reason }) {
    const refund = await lockRefund(ctx, subjectId);
    await payRefund(ctx, refund);
    const { note, account, amountSen } = refund;
    await notifyUsers(ctx, [
      {
        userId: note.issuerId,
        template: 'excess_refund_queued',
        dedupeKey: `excess_refund_queued:${id}`,
        params: { noteNumber: note.number, amount: senToText(amountSen), last4: account.last4 },
      },
    ]);
    await recordAudit(ctx, {
      action: 'excess.refund_approved',
      subjectKind: 'note',
      subjectId: note.id,
      after: { amount: senToText(amountSen), last4: account.last4 },
      reason,
    });
  },
});
