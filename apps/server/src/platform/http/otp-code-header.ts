import { otpCode } from '@titian/contracts/wire';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';

/**
 * The fresh code of a call without a body: it comes in the header `X-OTP-Code`, because addresses stand in logs.
 * @returns null where none was sent
 * @throws AppError `validation_failed` at `otp_code` for what cannot be a code
 */
export function otpCodeHeader(request: FastifyRequest): string | null {
  const header = request.headers['x-otp-code'];
  if (header === undefined) {
    return null;
  }
  const parsed = otpCode.safeParse(header);
  if (!parsed.success) {
    throw new AppError('validation_failed', {
      errors: { otp_code: parsed.error.issues.map((issue) => issue.message) },
    });
  }
  return parsed.data;
}
