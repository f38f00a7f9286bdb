import type { Language } from '@titian/contracts/messages/definition';
import { maskNumber } from '@titian/contracts/operator-access';
import { may } from '@titian/contracts/permissions';
import { toString as drawQr } from 'qrcode';
import type { EkycIdentity, EkycSide, PictureCheck } from '../../gateways/ekyc/port.ts';
import type { OperatorPrincipal } from '../../platform/http/principal.ts';
import { worded } from '../../platform/messages.ts';
import type { NumbersShown } from '../approvals/public.ts';
import { operatorFileLink } from '../files/public.ts';
import type { AssessedPicture } from './commands/record-picture.ts';
import type { StartedSession } from './commands/start-session.ts';
import type { EkycDeps } from './domain/ekyc-deps.ts';
import { type EkycSession, mayDecide, stepsOf } from './domain/session.ts';
import { checkText, reasonText } from './domain/wording.ts';
import { type QueuedSession, type ReviewDetail, readingOf } from './queries/read-reviews.ts';

/** A check as its owner sees it. */
export function presentSession(session: EkycSession, attemptsLeft: number, language: Language) {
  return {
    id: session.id,
    state: session.state,
    steps: stepsOf(session),
    reasons:
      session.message === null
        ? reasonsOf(session, language)
        : [{ code: 'operator', ...worded('text', session.message, language) }],
    attempts_left: attemptsLeft,
  };
}

function reasonsOf(session: EkycSession, language: Language) {
  return session.reasons.map((code) => ({ code, ...worded('text', reasonText(code), language) }));
}

export function presentAssessed(
  { session, accepted, checks }: AssessedPicture,
  side: EkycSide,
  left: number,
  language: Language,
) {
  return {
    success: true as const,
    ...presentSession(session, left, language),
    accepted,
    checks: checks.map((one) => presentCheck(one, side, language)),
  };
}

function presentCheck(one: PictureCheck, side: EkycSide, language: Language) {
  const { check, result } = one;
  return { check, result, ...worded('text', checkText(one, side), language) };
}

/**
 * A started check, with the address that hands it to a phone. The token is in the fragment, which browsers do not
 * send, so it is in no log.
 */
export async function presentStarted(started: StartedSession, siteUrl: string, language: Language) {
  const { session, handoffToken, handoffUntil, attemptsLeft } = started;
  const url = `${siteUrl}/verification#${session.id}.${handoffToken}`;
  const svg = await drawQr(url, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' });
  return {
    success: true as const,
    ...presentSession(session, attemptsLeft, language),
    handoff_url: url,
    handoff_qr: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    handoff_expires_at: handoffUntil.toISOString(),
  };
}

const sides: readonly EkycSide[] = ['front', 'back', 'selfie'];

/** Where pictures of a sample card for this person are; none outside the demo. */
export function presentSampleCard(deps: EkycDeps, identity: EkycIdentity | null) {
  if (!deps.offersSampleCards || identity === null) {
    return [];
  }
  const { name, type, number, bornOn } = identity;
  const query = new URLSearchParams({ name, type, number, born: bornOn ?? '' });
  return sides.map((side) => ({ side, url: `/dev/sample-card/${side}?${query}` }));
}

export function presentReviewRow(
  { session, user, isProposed }: QueuedSession,
  operator: OperatorPrincipal,
  language: Language,
) {
  return { ...presentAbout(session, user, language), can: canDo(session, isProposed, operator) };
}

function presentAbout(session: EkycSession, user: QueuedSession['user'], language: Language) {
  return {
    id: session.id,
    user_id: user.id,
    name: `${user.firstName} ${user.lastName}`,
    email: user.email,
    state: session.state,
    attempt: session.attempt,
    reasons: reasonsOf(session, language),
    submitted_at: session.submittedAt?.toISOString() ?? null,
  };
}

/** What this operator may propose; nothing while a proposal waits for a second operator. */
export function canDo(session: EkycSession, isProposed: boolean, operator: OperatorPrincipal) {
  const mine = !isProposed && may(operator, 'ekyc_decision');
  return {
    approve: mine && mayDecide(session.state, 'Approved'),
    retry: mine && mayDecide(session.state, 'Retry'),
    reject: mine && mayDecide(session.state, 'Rejected'),
  };
}

export function presentReview(
  detail: ReviewDetail,
  numbers: NumbersShown['numbers'],
  operator: OperatorPrincipal,
  language: Language,
) {
  const { session, user, claimed, files, history } = detail;
  const reading = readingOf(session);
  const identity = (one: EkycIdentity | null) =>
    one && presentIdentity(numbers === 'whole' ? one : { ...one, number: maskNumber(one.number) });
  return {
    ...presentAbout(session, user, language),
    provider: session.provider,
    claimed: identity(claimed),
    reading: identity(reading),
    number_differs: claimed !== null && reading !== null && plain(claimed) !== plain(reading),
    numbers,
    pictures: stepsOf(session).map(({ side }) => {
      const stored = files.get(session.files[side] ?? '');
      return {
        side,
        file: stored === undefined ? null : operatorFileLink(stored, operator),
        checks: (session.verdicts.get(side)?.checks ?? []).map((one) => ({
          ...presentCheck(one, side, language),
          score: one.score,
        })),
      };
    }),
    message: session.message,
    decided_at: session.decidedAt?.toISOString() ?? null,
    history: history.map(({ at, actor, action, reason }) => ({
      ...{ at: at.toISOString(), actor, action, reason },
    })),
  };
}

/** A number however it is written. */
function plain({ number }: EkycIdentity): string {
  return number.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

function presentIdentity({ name, type, number, bornOn }: EkycIdentity) {
  return { name, type, number, born_on: bornOn };
}
