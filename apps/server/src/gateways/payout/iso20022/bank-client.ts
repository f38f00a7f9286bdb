import type { Agent } from 'node:https';
import { z } from 'zod';
import { exchange, isSuccess } from '../../http.ts';
import {
  type AccountEnquiry,
  type BatchSubmission,
  type PayoutBank,
  type StatementAnswer,
  StatementRejected,
} from '../port.ts';
import { readStatementFile } from '../statement-file.ts';
import { writePain001 } from './pain001.ts';
import { submissionOf } from './pain002.ts';

const enquiryAnswer = z.object({
  status: z.enum(['active', 'name_unavailable', 'closed', 'not_found']),
  holder_name: z.string().nullish(),
});

export interface BankClientOptions {
  /** Origin of the bank's host. */
  readonly url: string;
  readonly timeoutMs: number;
  /** Made by `mutualTls` where the bank identifies the platform by its certificate. */
  readonly agent: Agent | null;
}

/** The payout bank over HTTP: pain.001 in, camt.053 or MT940 and account holders' names out. */
export function createBankClient(options: BankClientOptions): PayoutBank {
  return {
    writeBatch: writePain001,
    submitBatch: (xml) => submitBatch(options, xml),
    fetchStatement: (fromOn, toOn) => fetchStatement(options, fromOn, toOn),
    readStatement: readStatementFile,
    enquireAccount: (bic, accountNo) => enquireAccount(options, bic, accountNo),
  };
}

async function submitBatch(
  { url, timeoutMs, agent }: BankClientOptions,
  xml: string,
): Promise<BatchSubmission> {
  const reply = await exchange({
    method: 'POST',
    url: new URL('/bank/payments', url).href,
    headers: { 'content-type': 'application/xml' },
    body: xml,
    ...{ timeoutMs, agent },
  });
  if (reply.kind === 'silent') {
    return { kind: 'unknown', detail: reply.cause };
  }
  // 409: the bank has this message id already, which is what sending it again was for.
  if (reply.status === 409) {
    return { kind: 'accepted', rejected: [] };
  }
  if (isSuccess(reply.status)) {
    return submissionOf(reply.body);
  }
  const detail = `HTTP ${reply.status}: ${reply.body.slice(0, 500)}`;
  return { kind: isRejection(reply.status) ? 'refused' : 'unknown', detail };
}

async function fetchStatement(
  { url, timeoutMs, agent }: BankClientOptions,
  fromOn: string,
  toOn: string,
): Promise<StatementAnswer> {
  const address = new URL('/bank/statement', url);
  address.search = new URLSearchParams({ from: fromOn, to: toOn }).toString();
  const reply = await exchange({ method: 'GET', url: address.href, timeoutMs, agent });
  if (reply.kind === 'silent') {
    return { kind: 'unknown', detail: reply.cause };
  }
  return isSuccess(reply.status) ? readable(reply.body) : { kind: 'unknown', detail: `HTTP ${reply.status}` };
}

function readable(file: string): StatementAnswer {
  try {
    return { kind: 'statements', file, ...readStatementFile(file) };
  } catch (error) {
    if (error instanceof StatementRejected) {
      return { kind: 'refused', detail: error.message, reason: error.reason };
    }
    throw error;
  }
}

async function enquireAccount(
  { url, timeoutMs, agent }: BankClientOptions,
  bic: string,
  accountNo: string,
): Promise<AccountEnquiry> {
  const reply = await exchange({
    method: 'POST',
    url: new URL('/bank/account-enquiry', url).href,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ bic, account_no: accountNo }),
    ...{ timeoutMs, agent },
  });
  if (reply.kind === 'silent') {
    return { kind: 'unknown', detail: reply.cause };
  }
  if (reply.status === 404) {
    return { kind: 'not_found' };
  }
  return isSuccess(reply.status)
    ? enquiryOf(reply.body)
    : { kind: 'unknown', detail: `HTTP ${reply.status}` };
}

function isRejection(status: number): boolean {
  // 408 and 429 mean a retry later; the batch itself was not processed.
  return status >= 400 && status < 500 && status !== 408 && status !== 429;
}

function enquiryOf(body: string): AccountEnquiry {
  const answer = enquiryAnswer.safeParse(jsonOrNull(body));
  if (!answer.success) {
    return { kind: 'unknown', detail: `The bank's answer cannot be read: ${body.slice(0, 200)}` };
  }
  const { status, holder_name: holderName = null } = answer.data;
  if (status === 'name_unavailable') {
    return { kind: 'found', holderName: null };
  }
  if (status !== 'active') {
    return { kind: status };
  }
  // An account without a name would pass no name check, and verifies nothing.
  return holderName === null || holderName.trim() === ''
    ? { kind: 'unknown', detail: 'The bank named no account holder.' }
    : { kind: 'found', holderName: holderName.trim() };
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
