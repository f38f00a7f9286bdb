import { signFields } from './checksum.ts';
import type { Code } from './codes.ts';
import type { FpxContext } from './context.ts';
import { debitAmount } from './mandate-request.ts';
import { CONFIRMATION_FIELDS, type FpxFields, field } from './messages.ts';
import type { Transaction } from './transactions.ts';

/** The parts of an AC that do not come from the request. */
export type Outcome = Pick<
  Transaction,
  | 'fpxTxnId'
  | 'fpxTxnTime'
  | 'payerName'
  | 'makerName'
  | 'debitAuthCode'
  | 'debitAuthNo'
  | 'creditAuthCode'
  | 'creditAuthNo'
>;

/** The outcome of a request that never became a transaction. */
export function bareOutcome(code: Code): Outcome {
  return {
    fpxTxnId: '',
    fpxTxnTime: '',
    payerName: '',
    makerName: '',
    debitAuthCode: code,
    debitAuthNo: '',
    creditAuthCode: '',
    creditAuthNo: '',
  };
}

function unsigned(request: FpxFields, outcome: Outcome): FpxFields {
  const echoed = Object.fromEntries(CONFIRMATION_FIELDS.map((name) => [name, field(request, name)]));
  return {
    ...echoed,
    fpx_msgType: 'AC',
    fpx_txnAmount: debitAmount(request),
    fpx_buyerName: outcome.payerName,
    fpx_makerName: outcome.makerName,
    fpx_fpxTxnId: outcome.fpxTxnId,
    fpx_fpxTxnTime: outcome.fpxTxnTime,
    fpx_debitAuthCode: outcome.debitAuthCode,
    fpx_debitAuthNo: outcome.debitAuthNo,
    fpx_creditAuthCode: outcome.creditAuthCode,
    fpx_creditAuthNo: outcome.creditAuthNo,
  };
}

function spoiled(checksum: string): string {
  return `${checksum.startsWith('0') ? '1' : '0'}${checksum.slice(1)}`;
}

/** A signed AC with the transaction's real outcome, as AE answers it (FPX-8). */
export function trueConfirmation(
  request: FpxFields,
  outcome: Outcome,
  context: Pick<FpxContext, 'privateKey'>,
): FpxFields {
  const fields = unsigned(request, outcome);
  return { ...fields, fpx_checkSum: signFields(fields, CONFIRMATION_FIELDS, context.privateKey) };
}

/** The AC that is sent to the merchant: the correct one, unless the controls request a wrong one. */
export function sentConfirmation(
  request: FpxFields,
  outcome: Outcome,
  context: Pick<FpxContext, 'privateKey' | 'controls'>,
): FpxFields {
  const { alter, corrupt } = context.controls.settings;
  const fields = { ...unsigned(request, outcome), ...alter };
  const checksum = signFields(fields, CONFIRMATION_FIELDS, context.privateKey);
  return { ...fields, fpx_checkSum: corrupt ? spoiled(checksum) : checksum };
}
