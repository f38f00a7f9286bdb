import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { OperatorDevice } from './commands/authenticate-operator.ts';
import type { Registered } from './commands/register.ts';
import type { SentCode } from './commands/send-email-code.ts';
import type { SignedIn } from './commands/sign-in.ts';
import type { StartedSession } from './commands/start-session.ts';

type Answer<Name extends keyof ParsedApi> = ParsedApi[Name]['response'];

export function presentSignIn(session: SignedIn): Answer<'login'> {
  return {
    success: true,
    token: session.token,
    eventUuid: session.eventUuid,
    expires_at: session.expiresAt.toISOString(),
    two_factor_required: session.otpTypes.length > 0,
    otp_types: [...session.otpTypes],
  };
}

export function presentRegistered(registered: Registered): Answer<'register'> {
  return {
    success: true,
    user_id: registered.userId,
    resend_token: registered.resendToken,
    message: 'Thank you. Please open the link that we have sent to your e-mail address.',
  };
}

export function presentResent(): Answer<'registerResendVerification'> {
  return {
    success: true,
    message: 'If this address is waiting to be verified, a new mail is on its way.',
  };
}

export function presentSentCode(sent: SentCode): Answer<'userSendEmailOtp'> {
  return {
    success: true,
    expires_at: sent.expiresAt.toISOString(),
    resend_at: sent.resendAt.toISOString(),
  };
}

export function presentOperatorSignIn(session: StartedSession): Answer<'operatorLogin'> {
  return {
    success: true,
    token: session.token,
    two_factor_required: true,
    expires_at: session.expiresAt.toISOString(),
  };
}

export function presentOperatorDevice(device: OperatorDevice): Answer<'operatorAuthenticateTwoFactor'> {
  return { success: true, two_factor_token: device.token, expires_at: device.expiresAt.toISOString() };
}
