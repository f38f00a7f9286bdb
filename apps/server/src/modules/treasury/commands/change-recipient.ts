import { message } from '@titian/contracts/messages/message';
import { recipientChange } from '@titian/contracts/schemas/operator-treasury-proposals';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type ApprovalExecutor, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { bankByBic } from '../../settings/public.ts';
import type { Recipient, TreasuryDeps } from '../domain/remittance.ts';
import { lockOnly, lockRecipient, setRecipientState } from '../store/recipients.ts';
import { boundRecipient } from './prepare-remittance.ts';

type Change = z.output<typeof recipientChange>;

/** Two finance operators put an account on the list of recipients, or take it off (TRE-2). */
export function remittanceRecipientOf(deps: TreasuryDeps): ApprovalExecutor {
  return approvalExecutor<Change>({
    kind: 'remittance_recipient',
    subjectKind: 'remittance_recipient',
    after: recipientChange,
    async load(ctx, subjectId, { after }) {
      const recipient = await lockChangeable(ctx, deps, subjectId, after);
      const bank = await bankByBic(ctx, recipient.bic);
      return {
        version: 1,
        label: recipient.name,
        before: {
          state: recipient.state,
          purpose: recipient.purpose,
          pay_to: `${recipient.name} · ${bank?.name ?? recipient.bic} ••${recipient.last4}`,
          bank_holder_name: recipient.holderName,
        },
      };
    },
    async binds(ctx, subjectId, { after }) {
      const recipient = await lockChangeable(ctx, deps, subjectId, after);
      const { purpose, state, holderName } = recipient;
      const holder = boundHash(ctx.fieldEncryption, holderName);
      return { ...boundRecipient(ctx, recipient), holder, purpose, state };
    },
    async apply(ctx, { subjectId, after, reason }) {
      const { state } = await lockChangeable(ctx, deps, subjectId, after);
      await setRecipientState(ctx.tx, subjectId, after.state);
      await recordAudit(ctx, {
        action: `remittance_recipient.${after.state}`,
        subjectKind: 'remittance_recipient',
        subjectId,
        before: { state },
        after: { state: after.state },
        reason,
      });
    },
  });
}

async function lockChangeable(ctx: Ctx, deps: TreasuryDeps, id: string, after: Change): Promise<Recipient> {
  const recipient = await lockRecipient(ctx.tx, id);
  if (recipient === null) {
    throw new AppError('not_found');
  }
  const isPossible = after.state === 'active' ? recipient.state === 'draft' : recipient.state !== 'ended';
  if (!isPossible) {
    throw new AppError('wrong_state', { state: recipient.state });
  }
  if (after.state === 'active' && recipient.purpose === 'own_operating') {
    await rejectOtherOwn(ctx, deps, recipient);
  }
  if (after.state === 'active' && recipient.purpose === 'registrar') {
    await rejectSecondRegistrar(ctx);
  }
  return recipient;
}

async function rejectOtherOwn(ctx: Ctx, deps: TreasuryDeps, recipient: Recipient): Promise<void> {
  if (ctx.fieldEncryption.open(recipient.numberEnc) !== deps.operatingAccountNo) {
    throw fieldError('after.state', message('recipient_not_operating'));
  }
  if ((await lockOnly(ctx.tx, 'own_operating')) !== null) {
    throw fieldError('after.state', message('operating_account_listed'));
  }
}

async function rejectSecondRegistrar(ctx: Ctx): Promise<void> {
  if ((await lockOnly(ctx.tx, 'registrar')) !== null) {
    throw fieldError('after.state', message('registrar_account_listed'));
  }
}
