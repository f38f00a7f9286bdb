import { READ_ONLY_CODE, StandbyConnected } from './prepare-session.ts';

/** Of the operating system: nothing listens, or the connection broke. */
const SOCKET_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
]);

/** Of PostgreSQL: class 08 is the connection, 57P0x a server that ends, was killed, or starts. */
const DATABASE_CODES = /^(08...|57P0[1-3])$/;

/** The driver refuses a statement before it is sent, in words and without a code. */
const UNSENT_MESSAGES = [
  'Client has encountered a connection error and is not queryable',
  'Client was closed and is not queryable',
  'Connection terminated due to connection timeout',
  'Cannot use a pool after calling end on the pool',
];

/** The same of a statement that may have been sent. */
const LOST_MESSAGES = ['Connection terminated unexpectedly', 'Connection terminated'];

/** The message of the pool when no connection became free in time: the database may be well, and busy. */
const POOL_TIMEOUT = 'timeout exceeded when trying to connect';

/** The commit was sent and its answer lost: whether it took effect is not known, and only the same key may ask again. */
export class CommitOutcomeUnknown extends Error {
  override readonly name = 'CommitOutcomeUnknown';

  constructor(cause: unknown) {
    super('the answer to a commit was lost', { cause });
  }
}

/** Whether the database could not be reached, its connection was lost, or leads to what is no primary any more (OPS-53). */
export function isConnectionLoss(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const code = codeIn(error);
  if (code !== '') {
    return isFromSocket(error, code) || DATABASE_CODES.test(code) || code === READ_ONLY_CODE;
  }
  return [...UNSENT_MESSAGES, ...LOST_MESSAGES].includes(error.message);
}

/** Whether the statement was certainly never sent. */
export function isUnsent(error: unknown): boolean {
  if (!(error instanceof Error)) {
    return false;
  }
  const isConnecting = error instanceof AggregateError || ('syscall' in error && error.syscall === 'connect');
  return isConnecting || error instanceof StandbyConnected || UNSENT_MESSAGES.includes(error.message);
}

/** Whether no connection of the pool became free in time. */
export function isPoolTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === POOL_TIMEOUT;
}

/** Only of sockets: the web server gives an upload that its client cut off the same code without a call. */
function isFromSocket(error: Error, code: string): boolean {
  return SOCKET_CODES.has(code) && ('syscall' in error || error instanceof AggregateError);
}

function codeIn(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}
