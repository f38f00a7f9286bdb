import { describe, expect, it } from 'vitest';
import { type EndedSession, sessionEndCode } from './session-end.ts';

const at = (minutes: number) => new Date(Date.UTC(2026, 10, 25, 0, minutes));
const session = (more: Partial<EndedSession> = {}): EndedSession => ({
  endedAt: null,
  endReason: null,
  idleUntil: at(30),
  expiresAt: at(720),
  ...more,
});

describe('why a sign-in opens nothing any more', () => {
  it.each([
    ['open', session(), at(29), null],
    ['without a call', session(), at(30), 'session_idle'],
    ['at its longest age', session({ idleUntil: at(720) }), at(720), 'session_expired'],
    ['left alone near its longest age', session({ idleUntil: at(719) }), at(730), 'session_idle'],
    ['logged out', session({ endedAt: at(5), endReason: 'signed_out' }), at(6), null],
    [
      'ended from another device',
      session({ endedAt: at(5), endReason: 'signed_out_elsewhere' }),
      at(60),
      'session_ended_elsewhere',
    ],
    ['ended before reasons were recorded', session({ endedAt: at(5) }), at(60), null],
  ] as const)('%s', (_what, ended, now, expected) => {
    expect(sessionEndCode(ended, now)).toBe(expected);
  });
});
