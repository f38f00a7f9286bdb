/** Why a sign-in was ended before its time, as the table's CHECK lists it. */
export type EndReason =
  | 'signed_out'
  | 'signed_out_elsewhere'
  | 'password_changed'
  | 'security_changed'
  | 'ended_by_administrator';

/** A sign-in that opens nothing any more; the reason is null where it was ended before reasons were recorded. */
export interface EndedSession {
  readonly endedAt: Date | null;
  readonly endReason: EndReason | null;
  readonly idleUntil: Date;
  readonly expiresAt: Date;
}

type SessionEndCode =
  | 'session_idle'
  | 'session_expired'
  | 'session_ended_elsewhere'
  | 'session_password_changed'
  | 'session_security_changed'
  | 'session_ended_by_administrator';

const codes: Readonly<Record<EndReason, SessionEndCode | null>> = {
  // After a log-out there is nothing to report.
  signed_out: null,
  signed_out_elsewhere: 'session_ended_elsewhere',
  password_changed: 'session_password_changed',
  security_changed: 'session_security_changed',
  ended_by_administrator: 'session_ended_by_administrator',
};

/**
 * The reason that the holder of an ended session's token is given (ACC-23, decision 108); null where it is open, or
 * there is nothing to report.
 */
export function sessionEndCode(session: EndedSession, now: Date): SessionEndCode | null {
  if (session.endedAt !== null) {
    return session.endReason && codes[session.endReason];
  }
  if (session.idleUntil > now) {
    return null;
  }
  return session.idleUntil < session.expiresAt ? 'session_idle' : 'session_expired';
}
