import { type Logger, pino } from 'pino';
import { errorForLog } from './error-for-log.ts';
import { traceFields } from './telemetry/spans.ts';

export type Log = Logger;

/** Structured log on standard output; secrets that could reach it are masked. */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    mixin: traceFields,
    serializers: { err: errorForLog },
    redact: {
      paths: ['req.headers.authorization', 'req.headers.cookie', '*.password', '*.token', '*.otp_code'],
      censor: '(hidden)',
    },
  });
}
