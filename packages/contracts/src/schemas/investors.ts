import { z } from 'zod';
import type { investorEndpoints } from '../endpoints/investors.ts';
import { formCheck } from '../form-check.ts';
import { issueMessage } from '../messages/message.ts';
import { uploads } from '../uploads.ts';
import {
  amount,
  amountOut,
  blankable,
  codeBeside,
  day,
  id,
  instant,
  ok,
  okList,
  oneOf,
  otpCode,
  pageQuery,
  percentOut,
  refNumber,
  yesNo,
  yesNoText,
} from '../wire.ts';
import type { AreaSchemas } from './area.ts';
import { investorApply, savedInvestorApplication } from './investor-application.ts';
import { noteState, paymentOutcome, paymentStarted, subscription } from './shapes.ts';
import { applicationStatus } from './user.ts';

/** An operator's remark at a field of an application. */
export const remark = z.object({ field: z.string(), text: z.string() });

/** Where an application stands, beside the form itself. */
export const applicationStatusFields = {
  application_id: id.nullable(),
  application_status: applicationStatus.nullable(),
  completed_application: z.boolean(),
  version: z.int(),
  saved_at: instant.nullable(),
  remarks: z.array(remark),
  is_ekyc_verified: z.boolean(),
};

const withdrawalState = z.enum(['requested', 'approved', 'in_batch', 'paid', 'rejected', 'returned']);

const topupFields = z.strictObject({
  amount,
  payment_type: oneOf(['fpx', 'manual'], issueMessage('topup_method_invalid')).default('fpx'),
  manual_payment_proof_file: uploads(1),
  first_time: blankable(yesNoText),
});

const demandProof = formCheck<z.output<typeof topupFields>>((form, addError) => {
  if (form.payment_type === 'manual' && form.manual_payment_proof_file?.length === 0) {
    addError('manual_payment_proof_file', issueMessage('transfer_proof_required'));
  }
});

export const investorSchemas = {
  investorCheckApplications: {
    response: ok({ ...applicationStatusFields, application: savedInvestorApplication.nullable() }),
  },
  investorApply: {
    body: investorApply,
    response: ok({
      application_id: id,
      application_status: applicationStatus,
      version: z.int(),
      saved_at: instant,
    }),
  },
  investorTopup: {
    body: topupFields.check(demandProof),
    response: ok(paymentStarted),
  },
  investorVerifyLatestTopup: {
    body: z.strictObject({ ref_number: refNumber }),
    response: ok({
      topup: z.object({ ...paymentOutcome, payment_type: z.enum(['fpx', 'manual']) }),
      balance: amountOut,
      first_topup: z.boolean(),
    }),
  },
  investorInvestment: {
    body: z.strictObject({
      note_id: id,
      amount,
      fill_remaining: yesNo.default(0),
      acknowledge_limit: yesNo.default(0),
      agree_wakalah: yesNo.default(0),
    }),
    response: ok({
      subscription: subscription.extend({ note_id: id }),
      balance: amountOut,
      note: z.object({
        raised: amountOut,
        remaining: amountOut,
        funded_percent: percentOut,
        state: noteState,
      }),
    }),
  },
  investorCancelInvestment: {
    params: z.object({ id }),
    response: ok({ subscription: subscription.extend({ note_id: id }), balance: amountOut }),
  },
  investorWithdraw: {
    body: z.strictObject({ amount, otp_code: otpCode.optional() }),
    response: ok({
      withdrawal: z.object({
        id,
        amount: amountOut,
        fee: amountOut,
        service_tax: amountOut,
        net: amountOut,
        state: withdrawalState,
        arrives_on: day,
      }),
      balance: amountOut,
    }),
  },
  /** Where a bank transfer goes, and what to write on it. */
  investorTransferAccount: {
    response: ok({ name: z.string(), bank: z.string(), number: z.string(), reference: z.string() }),
  },
  /** An investor's own, newest first. */
  investorTopups: {
    query: z.object(pageQuery),
    response: okList(
      z.object({ ...paymentOutcome, payment_type: z.enum(['fpx', 'manual']), created_at: instant }),
    ),
  },
  investorWithdrawals: {
    query: z.object(pageQuery),
    response: okList(
      z.object({
        id,
        amount: amountOut,
        fee: amountOut,
        service_tax: amountOut,
        net: amountOut,
        state: withdrawalState,
        /** Why it was rejected or came back; otherwise null. */
        reason: z.string().nullable(),
        ...codeBeside('reason'),
        bank: z.string(),
        account_last4: z.string(),
        arrives_on: day,
        requested_at: instant,
      }),
    ),
  },
} satisfies AreaSchemas<typeof investorEndpoints>;
