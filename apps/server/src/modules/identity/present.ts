import type { Language } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { Grant } from '@titian/contracts/permission-limits';
import { permissionNames } from '@titian/contracts/permissions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { sen, senToText } from '@titian/finance/sen';
import { worded } from '../../platform/messages.ts';
import type { OperatorDevice } from './commands/authenticate-operator.ts';
import type { TwoFactorPassed } from './commands/authenticate-two-factor.ts';
import type { EndedAccess } from './commands/end-pending-access.ts';
import type { Registered } from './commands/register.ts';
import type { SentCode } from './commands/send-email-code.ts';
import type { SignedIn } from './commands/sign-in.ts';
import type { OperatorSession } from './commands/sign-in-operator.ts';
import type { Enrolment } from './commands/start-enrolment.ts';
import type { StartedSession } from './commands/start-session.ts';
import { deviceName } from './domain/device-name.ts';
import type { Operator } from './domain/operator.ts';
import { qrCode } from './domain/qr-code.ts';
import type { TwoFactorState } from './queries/read-two-factor.ts';
import type { SignInRecord } from './store/open-sessions.ts';

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

export function presentRegistered(registered: Registered, language: Language): Answer<'register'> {
  return {
    success: true,
    user_id: registered.userId,
    resend_token: registered.resendToken,
    ...worded('message', message('verification_sent'), language),
  };
}

export function presentResent(language: Language): Answer<'registerResendVerification'> {
  return {
    success: true,
    ...worded('message', message('verification_resent'), language),
  };
}

export function presentSentCode(sent: SentCode): Answer<'userSendEmailOtp'> {
  return {
    success: true,
    expires_at: sent.expiresAt.toISOString(),
    resend_at: sent.resendAt.toISOString(),
  };
}

/** The same for every address, whether it has an account or not. */
export function presentResetRequested(language: Language): Answer<'passwordReset'> {
  return {
    success: true,
    ...worded('message', message('password_link_sent'), language),
  };
}

export function presentSession(session: StartedSession): Answer<'userChangePassword'> {
  return {
    success: true,
    token: session.token,
    eventUuid: session.eventUuid,
    expires_at: session.expiresAt.toISOString(),
  };
}

/** @param current the sign-in of the caller */
export function presentSignIns(
  signIns: readonly SignInRecord[],
  current: string,
  language: Language,
): Answer<'userSessions'> {
  return {
    success: true,
    items: signIns.map((one) => ({
      eventUuid: one.eventUuid,
      ...worded('device', deviceName(one.device), language),
      ip: one.ip,
      signed_in_at: one.signedInAt.toISOString(),
      last_seen_at: one.lastSeenAt.toISOString(),
      expires_at: one.expiresAt.toISOString(),
      is_current: one.eventUuid === current,
    })),
  };
}

export function presentTwoFactor(
  state: TwoFactorState,
  currentDevice: string | null,
  language: Language,
): Answer<'userGetTwoFactor'> {
  return {
    success: true,
    enabled: state.otpTypes.length > 0,
    otp_types: [...state.otpTypes],
    recovery_codes_left: state.recoveryCodesLeft,
    reset_at: state.resetAt?.toISOString() ?? null,
    trusted_devices: state.devices.map((device) => ({
      id: device.id,
      ...worded('name', deviceName(device.name), language),
      last_used_at: device.lastUsedAt.toISOString(),
      is_current: device.id === currentDevice,
    })),
  };
}

export async function presentEnrolment(enrolment: Enrolment): Promise<Answer<'userGetQrCode'>> {
  return {
    success: true,
    qr_code: await qrCode(enrolment.uri),
    secret: enrolment.secret,
    secret_key: enrolment.key,
    expires_at: enrolment.expiresAt.toISOString(),
  };
}

export function presentTwoFactorPassed(passed: TwoFactorPassed): Answer<'userAuthenticateTwoFactor'> {
  return {
    success: true,
    two_factor_token: passed.token,
    expires_at: passed.expiresAt.toISOString(),
    recovery_codes: passed.recoveryCodes && [...passed.recoveryCodes],
  };
}

/** The same for every address, whether it has an account with two-factor or not. */
export function presentTwoFactorResetRequested(language: Language): Answer<'userResetTwoFactorMail'> {
  return {
    success: true,
    ...worded('message', message('two_factor_link_sent'), language),
  };
}

export function presentEndedAccess(ended: EndedAccess): Answer<'userNotMe'> {
  return {
    success: true,
    email_change: ended.emailChange,
    two_factor_reset: ended.twoFactorReset,
    links: ended.links,
    codes: ended.codes,
    sign_ins: ended.signIns,
  };
}

export function presentOperatorSignIn(session: OperatorSession): Answer<'operatorLogin'> {
  return {
    success: true,
    token: session.token,
    two_factor_required: true,
    enrolment_required: session.isEnrolmentRequired,
    has_passkey: session.hasPasskey,
    expires_at: session.expiresAt.toISOString(),
  };
}

export function presentOperatorDevice(device: OperatorDevice): Answer<'operatorAuthenticateTwoFactor'> {
  return { success: true, two_factor_token: device.token, expires_at: device.expiresAt.toISOString() };
}

/** The current operator, with what the roles hold at this moment. */
export function presentOperator({
  grants,
  roles,
  ...operator
}: Operator): ParsedApi['operatorCurrent']['response']['operator'] {
  const held = permissionNames.flatMap((permission) => {
    const grant = grants[permission];
    return grant === undefined ? [] : [[permission, { limit: limitText(grant) }]];
  });
  return { ...operator, roles: [...roles], grants: Object.fromEntries(held) };
}

function limitText({ limitSen }: Grant): string | null {
  return limitSen === null ? null : senToText(sen(limitSen));
}
