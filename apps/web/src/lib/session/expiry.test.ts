import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SessionClock, sessionState } from './expiry.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** Half an hour idle, twelve hours in all, last call and last touch at 0. */
const clock = (nowMs: number, more: Partial<SessionClock> = {}): SessionClock => ({
  nowMs,
  contactMs: 0,
  activityMs: 0,
  idleMs: 30 * MINUTE,
  expiresAtMs: 12 * HOUR,
  endAccepted: false,
  ...more,
});

describe('the idle end', () => {
  it.each([
    ['right after a call', clock(0), { kind: 'quiet', untilMs: 27 * MINUTE }],
    ['just before the warning', clock(27 * MINUTE - 1), { kind: 'quiet', untilMs: 27 * MINUTE }],
    ['two minutes before the end', clock(27 * MINUTE), { kind: 'idle', endsAtMs: 29 * MINUTE }],
    ['a moment before the end', clock(29 * MINUTE - 1), { kind: 'idle', endsAtMs: 29 * MINUTE }],
    ['at the end', clock(29 * MINUTE), { kind: 'over', why: 'idle' }],
    ['after a night', clock(9 * HOUR), { kind: 'over', why: 'idle' }],
    ['while somebody types', clock(28 * MINUTE, { activityMs: 27.5 * MINUTE }), { kind: 'renew' }],
    [
      'when somebody typed a while ago',
      clock(28 * MINUTE, { activityMs: 20 * MINUTE }),
      { kind: 'idle', endsAtMs: 29 * MINUTE },
    ],
    [
      'after a call in another tab',
      clock(28 * MINUTE, { contactMs: 28 * MINUTE }),
      { kind: 'quiet', untilMs: 55 * MINUTE },
    ],
  ])('%s', (_when, at, expected) => {
    expect(sessionState(at)).toEqual(expected);
  });
});

describe('the absolute end', () => {
  const busy = (nowMs: number, more: Partial<SessionClock> = {}) =>
    clock(nowMs, { contactMs: nowMs - 1, activityMs: nowMs, ...more });
  it.each([
    ['is known from far', busy(11 * HOUR), { kind: 'quiet', untilMs: 11 * HOUR + 27 * MINUTE - 1 }],
    [
      'comes before the next idle end',
      busy(12 * HOUR - 20 * MINUTE),
      { kind: 'quiet', untilMs: 12 * HOUR - 2 * MINUTE },
    ],
    ['is warned of', busy(12 * HOUR - 2 * MINUTE), { kind: 'absolute', endsAtMs: 12 * HOUR }],
    [
      'is warned of once',
      busy(12 * HOUR - MINUTE, { endAccepted: true }),
      { kind: 'quiet', untilMs: 12 * HOUR },
    ],
    ['ends what was busy', busy(12 * HOUR), { kind: 'over', why: 'expired' }],
  ])('%s', (_what, at, expected) => {
    expect(sessionState(at)).toEqual(expected);
  });
});

it('always says something to wait for that lies ahead, or something to do', () => {
  const instant = fc.integer({ min: 0, max: 13 * HOUR });
  fc.assert(
    fc.property(
      instant,
      instant,
      instant,
      fc.integer({ min: MINUTE, max: 2 * HOUR }),
      fc.boolean(),
      (...args) => {
        const [nowMs, contactMs, activityMs, idleMs, endAccepted] = args;
        const state = sessionState(clock(nowMs, { contactMs, activityMs, idleMs, endAccepted }));
        if (state.kind === 'quiet') {
          expect(state.untilMs).toBeGreaterThan(nowMs);
        }
        if (state.kind === 'idle' || state.kind === 'absolute') {
          expect(state.endsAtMs).toBeGreaterThan(nowMs);
        }
        expect(state.kind === 'over').toBe(
          nowMs >= 12 * HOUR || nowMs >= contactMs + idleMs - Math.min(MINUTE, idleMs / 4),
        );
      },
    ),
  );
});
