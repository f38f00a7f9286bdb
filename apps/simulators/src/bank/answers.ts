import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyReply } from 'fastify';
import { HttpError } from '../lib/http.ts';
import type { Statement } from './account-book.ts';
import type { BankContext } from './context.ts';
import type { PaymentFileResult } from './receive-payments.ts';

/** What a false statement's closing balance is too high by. */
const FALSE_SEN = 1n;

/**
 * Sends an answer when the controls say, and none where they say so: then the caller waits until it gives up.
 * @param content an answer of the type that the reply has
 */
export async function sendInTime(
  { controls }: BankContext,
  reply: FastifyReply,
  content: string,
): Promise<FastifyReply> {
  const { answers, delay_ms: delayMs } = controls.settings;
  if (answers === 'none') {
    reply.hijack();
    await once(reply.raw, 'close');
    return reply;
  }
  if (answers === 'delayed') await pause(delayMs);
  return reply.send(content);
}

/** What is said about a file that was carried out. @throws HttpError 500 where it is said to have failed */
export function saidOf({ controls }: BankContext, result: PaymentFileResult): PaymentFileResult {
  const { answers } = controls.settings;
  if (answers === 'false') throw new HttpError(500, 'The file could not be taken.');
  return answers === 'repeated' && result.kind === 'taken' ? { ...result, repeated: true } : result;
}

/** A statement as it is given: a false one does not add up. */
export function statedOf({ controls }: BankContext, statement: Statement): Statement {
  if (controls.settings.answers !== 'false') return statement;
  return { ...statement, closingSen: statement.closingSen + FALSE_SEN };
}
