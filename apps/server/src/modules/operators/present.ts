import type { Language } from '@titian/contracts/messages/definition';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { worded } from '../../platform/messages.ts';
import { deviceName, type OperatorAccount, operatorStatus, type SignInRecord } from '../identity/public.ts';

type Account = ParsedApi['operatorAccount']['response']['operator'];
type Session = ParsedApi['operatorSessions']['response']['items'][number];

/** @param viewerId the viewing administrator */
export function presentAccount(account: OperatorAccount, viewerId: string): Account {
  return {
    id: account.id,
    name: account.name,
    email: account.email,
    phone_number: account.phoneE164,
    identity_last4: account.identityLast4,
    roles: [...account.roles],
    status: operatorStatus(account),
    second_factor: account.hasSecondFactor,
    last_sign_in_at: account.lastSignInAt?.toISOString() ?? null,
    created_at: account.createdAt.toISOString(),
    is_own: account.id === viewerId,
  };
}

/** @param current the sign-in of the caller */
export function presentSignIn(one: SignInRecord, current: string, language: Language): Session {
  return {
    eventUuid: one.eventUuid,
    ...worded('device', deviceName(one.device), language),
    ip: one.ip,
    signed_in_at: one.signedInAt.toISOString(),
    last_seen_at: one.lastSeenAt.toISOString(),
    expires_at: one.expiresAt.toISOString(),
    is_current: one.eventUuid === current,
  };
}
