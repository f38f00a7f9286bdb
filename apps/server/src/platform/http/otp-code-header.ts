import { fieldMessages } from '@titian/contracts/field-errors';
import { otpCode } from '@titian/contracts/wire';
import type { FastifyRequest } from 'fastify';
import { FieldError } from '../errors.ts';

/**
 * The fresh code of a call without a body: it comes in the header `X-OTP-Code`, because addresses stand in logs.
 * @returns null where none was sent
 * @throws FieldError at `otp_code` for what cannot be a code
 */
export function otpCodeHeader(request: FastifyRequest): string | null {
  const header = request.headers['x-otp-code'];
  if (header === undefined) {
    return null;
  }
  const parsed = otpCode.safeParse(header);
  if (!parsed.success) {
    throw new FieldError({ otp_code: Object.values(fieldMessages(parsed.error.issues)).flat() });
  }
  return parsed.data;
}
