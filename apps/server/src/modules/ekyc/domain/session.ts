import { hasBack } from '@titian/contracts/identity-numbers';
import type { ekycSides, ekycStates } from '@titian/contracts/schemas/ekyc';
import type { Day } from '@titian/finance/calendar';
import type { EkycIdentity, EkycSide, PictureCheck, PictureVerdict } from '../../../gateways/ekyc/port.ts';

export type EkycState = (typeof ekycStates)[number];

/** One identity check of one person. */
export interface EkycSession {
  readonly id: string;
  readonly userId: string;
  readonly provider: string;
  /** The first of its day is 1. */
  readonly attempt: number;
  readonly startedOn: Day;
  readonly state: EkycState;
  /** Grows with every change. */
  readonly version: number;
  /** A passport has one page to look at, every card two sides. */
  readonly needsBack: boolean;
  readonly handoffHash: Buffer | null;
  readonly handoffUntil: Date | null;
  readonly files: Readonly<Record<EkycSide, string | null>>;
  /** How many pictures of each side were not good enough. */
  readonly tries: Readonly<Partial<Record<EkycSide, number>>>;
  readonly verdicts: ReadonlyMap<EkycSide, PictureVerdict>;
  /** The identity that was assessed, as a keyed hash. */
  readonly identityHash: Buffer | null;
  readonly reasons: readonly string[];
  /** What an operator wrote to the person. */
  readonly message: string | null;
  readonly submittedAt: Date | null;
  readonly decidedAt: Date | null;
  readonly purgedAt: Date | null;
  readonly createdAt: Date;
}

/**
 * Whether the pictures of a check are of the card as it was last shown: a newer one undoes the check (KYC-9).
 * Ids of files grow with time.
 */
export function coversCard({ files }: Pick<EkycSession, 'files'>, newestCardFile: string | null): boolean {
  return (
    newestCardFile === null || [files.front, files.back].some((id) => id !== null && id >= newestCardFile)
  );
}

const order: typeof ekycSides = ['front', 'back', 'selfie'];

/** The pictures that a session needs, in their order. */
export function stepsOf({ needsBack, files }: Pick<EkycSession, 'needsBack' | 'files'>) {
  return order
    .filter((side) => side !== 'back' || needsBack)
    .map((side) => ({ side, done: files[side] !== null }));
}

/** Whether a picture of this side may come now: in order, and earlier ones may be taken again. */
export function takesPicture(session: EkycSession, side: EkycSide): boolean {
  const steps = stepsOf(session);
  const at = steps.findIndex((one) => one.side === side);
  return (
    session.state === 'open' &&
    !isComplete(session) &&
    at >= 0 &&
    steps.slice(0, at).every(({ done }) => done)
  );
}

/** Whether the back of a card is missing (KYC-8): what was begun as a passport may be a card by now. */
export function isOneSided(
  { files }: Pick<EkycSession, 'files'>,
  { type }: Pick<EkycIdentity, 'type'>,
): boolean {
  return hasBack(type) && files.back === null;
}

export function isComplete(session: Pick<EkycSession, 'needsBack' | 'files'>): boolean {
  return stepsOf(session).every(({ done }) => done);
}

/** Blurred or dark pictures are requested again this often; then an operator looks at what there is. */
const RETAKES = 2;

/** More pictures of one side than this, and the check is over. */
export const MOST_TRIES = 10;

/**
 * The checks of a picture as they count: after two retakes a camera that cannot do better does not block the customer,
 * so an operator assesses blur and light.
 */
export function countedChecks(checks: readonly PictureCheck[], triesBefore: number): PictureCheck[] {
  const lenient = triesBefore >= RETAKES;
  return checks.map((one) =>
    lenient && one.result === 'fail' && (one.check === 'sharpness' || one.check === 'exposure')
      ? { ...one, result: 'caution' }
      : one,
  );
}

export function isAccepted(checks: readonly PictureCheck[]): boolean {
  return checks.every(({ result }) => result !== 'fail');
}

/** What operators may make of a check; a rejected one is only opened for another try. */
export function mayDecide(state: EkycState, decision: 'Approved' | 'Retry' | 'Rejected'): boolean {
  return state === 'review' || (state === 'rejected' && decision === 'Retry');
}
