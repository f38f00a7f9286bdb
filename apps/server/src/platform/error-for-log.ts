import { type SerializedError, stdSerializers } from 'pino';

/** Fields in which PostgreSQL repeats values of the row or of the statement. */
const QUOTING_FIELDS = ['detail', 'hint', 'where', 'internalQuery', 'parameters'];

/** Class 22 (data exception): the message itself quotes the value. */
const QUOTING_CODE = /^22/;

interface DatabaseFault {
  readonly code: string;
  readonly severity: string;
  readonly message: string;
}

/**
 * An error as the log has it: without the values that the database quotes in it, which may be personal data.
 * @param error anything that was thrown
 */
export function errorForLog(error: unknown): unknown {
  if (!(error instanceof Error)) {
    return error;
  }
  const logged = stdSerializers.err(error);
  let { message, stack } = logged;
  for (const fault of faultsOf(error)) {
    if (QUOTING_CODE.test(fault.code)) {
      message = message.replaceAll(fault.message, hidden(fault));
      stack = stack.replaceAll(fault.message, hidden(fault));
    }
  }
  const loggable = Object.entries(logged).filter(([name]) => !QUOTING_FIELDS.includes(name));
  return { ...Object.fromEntries(loggable), message, stack } as SerializedError;
}

/** The errors of the database among an error and what caused it. */
function faultsOf(error: unknown): DatabaseFault[] {
  if (!(error instanceof Error)) {
    return [];
  }
  return isDatabaseFault(error) ? [error, ...faultsOf(error.cause)] : faultsOf(error.cause);
}

function isDatabaseFault(error: Error): error is Error & DatabaseFault {
  return 'severity' in error && 'code' in error && typeof error.code === 'string' && error.code.length === 5;
}

function hidden({ code }: DatabaseFault): string {
  return `data exception ${code} (value hidden)`;
}
