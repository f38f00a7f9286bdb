import { generateSecret, generateURI, verifySync } from 'otplib';

const STEP_SECONDS = 30;
const ISSUER = 'Titian';
const SIX_DIGITS = /^\d{6}$/;

/** A new secret for an authenticator app, 160 bits in base32. */
export function newTotpSecret(): string {
  return generateSecret();
}

/** What the QR code of an enrolment says to an authenticator app. */
export function totpUri(secret: string, email: string): string {
  return generateURI({ issuer: ISSUER, label: email, secret });
}

/**
 * The time step that a code belongs to, one step early or late allowed; null when it is wrong.
 * The caller, which stores the last step, checks that it is unused.
 */
export function totpStep(secret: string, code: string, now: Date): bigint | null {
  if (!SIX_DIGITS.test(code)) {
    return null;
  }
  const epoch = Math.floor(now.getTime() / 1000);
  const result = verifySync({ secret, token: code, epoch, epochTolerance: STEP_SECONDS });
  return result.valid ? BigInt(Math.floor(epoch / STEP_SECONDS) + result.delta) : null;
}

/** The step of an instant. */
export function currentStep(now: Date): bigint {
  return BigInt(Math.floor(now.getTime() / 1000 / STEP_SECONDS));
}
