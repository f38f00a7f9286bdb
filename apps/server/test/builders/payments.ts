import { createPrivateKey, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { inject } from 'vitest';
import type { ConfirmationMessage } from '../../src/gateways/rail/fpx/fields.ts';
import { signedConfirmation } from '../../src/gateways/rail/fpx/testing/exchange.ts';
import type { TestApp } from '../app.ts';
import type { Simulators } from '../simulators.ts';
import { call, type Headers } from './http.ts';

/** A signed-in payer. */
export interface Payer {
  readonly headers: Headers;
}

export interface OpenedPayment {
  readonly refNumber: string;
  readonly link: string;
  /** Of the payment page. */
  readonly token: string;
}

/** The form that the payer's browser would post to the bank. */
export type BankForm = Readonly<Record<string, string>>;

export interface AtBank {
  readonly channel?: 'b2c' | 'b2b1';
  readonly bankId?: string;
}

/** The bank's answer: approved, in the sent name, by default. */
export interface BankAnswer extends AtBank {
  readonly payerName?: string;
  /** A response code of the exchange, `00` by default (FPX-15). */
  readonly code?: string;
  /** Pay at the simulated exchange, which confirms by itself; without it the answer is signed here. */
  readonly simulators?: Simulators;
}

/** Opens a top-up as its investor and stops before the payment page. */
export async function openTopup(app: TestApp, investor: Payer, amount: string): Promise<OpenedPayment> {
  const answer = await call(app, 'investorTopup', {
    headers: { ...investor.headers, 'idempotency-key': randomUUID() },
    body: { amount, payment_type: 'fpx' },
  });
  if (answer.status !== 201) {
    throw new Error(`top-up answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return openedPayment(answer.body);
}

/** A payment as the calls answer that open one. */
export function openedPayment(body: { readonly link: string; readonly ref_number: string }): OpenedPayment {
  const token = body.link.split('/pay/')[1] ?? '';
  return { refNumber: body.ref_number, link: body.link, token };
}

/** Chooses a bank on the payment page and answers the form for the bank. */
export async function startAtBank(app: TestApp, token: string, choice: AtBank = {}): Promise<BankForm> {
  const answer = await call(app, 'paymentStart', {
    params: { token },
    body: { channel: choice.channel ?? 'b2c', bank_id: choice.bankId ?? 'MB2U0227' },
  });
  if (answer.status !== 200) {
    throw new Error(`start answered ${answer.status}: ${JSON.stringify(answer.error)}`);
  }
  return answer.body.fields;
}

/** What the exchange would confirm about a form: approved, by default, and signed with its key. */
export function confirmationOf(
  form: BankForm,
  over: Partial<ConfirmationMessage> = {},
): Record<string, string> {
  const sent = (name: string) => form[`fpx_${name}`] ?? '';
  const key = createPrivateKey(readFileSync(inject('keys').fpxKeyFile));
  return signedConfirmation(key, {
    buyerBankId: sent('buyerBankId'),
    buyerName: sent('buyerName'),
    buyerId: '880101145678',
    debitAuthCode: '00',
    fpxTxnId: sent('sellerExOrderNo').slice(-16),
    msgToken: sent('msgToken'),
    sellerExId: sent('sellerExId'),
    sellerExOrderNo: sent('sellerExOrderNo'),
    sellerId: sent('sellerId'),
    sellerOrderNo: sent('sellerOrderNo'),
    sellerTxnTime: sent('sellerTxnTime'),
    txnAmount: sent('txnAmount'),
    txnCurrency: sent('txnCurrency'),
    ...over,
  });
}

export interface CallbackAnswer {
  readonly status: number;
  readonly body: string;
  readonly location: string | undefined;
}

/** Posts a confirmation as the exchange (`direct`) or the payer's browser (`indirect`) does. */
export async function postConfirmation(
  app: TestApp,
  road: 'direct' | 'indirect',
  fields: Readonly<Record<string, string>>,
): Promise<CallbackAnswer> {
  const response = await app.app.inject({
    method: 'POST',
    url: `${app.config.API_BASE}/fpx/${road}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
  return { status: response.statusCode, body: response.payload, location: response.headers.location };
}

/** Pays an opened payment to the end. */
export async function payOpened(
  app: TestApp,
  opened: Pick<OpenedPayment, 'token'>,
  bank: BankAnswer = {},
): Promise<void> {
  const form = await startAtBank(app, opened.token, bank);
  if (bank.simulators !== undefined) {
    await bank.simulators.payAtBank(form, bank);
    return;
  }
  const named = bank.payerName === undefined ? {} : { buyerName: bank.payerName };
  const answer = await postConfirmation(
    app,
    'direct',
    confirmationOf(form, { ...named, debitAuthCode: bank.code ?? '00' }),
  );
  if (answer.status !== 200) {
    throw new Error(`the confirmation was answered ${answer.status}: ${answer.body}`);
  }
}

/** Tops up an approved investor through the whole rail; in their own name by default. */
export async function topUp(
  app: TestApp,
  investor: Payer,
  amount: string,
  bank: BankAnswer = {},
): Promise<OpenedPayment> {
  const opened = await openTopup(app, investor, amount);
  await payOpened(app, opened, bank);
  return opened;
}
