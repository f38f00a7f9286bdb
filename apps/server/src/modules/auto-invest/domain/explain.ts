import type { autoInvestResults } from '@titian/contracts/auto-invest';
import { rateBps, rateToText } from '@titian/finance/rate';
import { formatRinggit, type Sen, ZERO_SEN } from '@titian/finance/sen';
import { mismatchOf, type NoteTerms } from './match.ts';
import type { Preset } from './preset.ts';
import { type Means, type RoomRules, roomOf } from './room.ts';
import type { SkipReason } from './run.ts';

export type LogResult = (typeof autoInvestResults)[number];

/** What auto-investment did for somebody about one note, and why. */
export interface Explanation {
  readonly result: LogResult;
  /** What was invested; zero unless allocated. */
  readonly amountSen: Sen;
  readonly text: string;
}

export interface Case {
  readonly note: NoteTerms;
  /** As it was when the note was listed. */
  readonly preset: Preset;
  readonly isGuaranteedOnly: boolean;
  /** Whether the owner could be served at all when the run was planned. */
  readonly mayInvest: boolean;
  /** Whether the owner's money was frozen when the run was planned. */
  readonly isOff: boolean;
  /** What the owner had when the run was planned. */
  readonly means: Means;
  readonly rules: RoomRules & { readonly sharePercent: number };
  readonly planned: { readonly amountSen: Sen; readonly skipped: SkipReason | null } | null;
}

/** Why a preset got what it got of a note, worked out from what is on record (rules §5). */
export function explain(one: Case): Explanation {
  if (one.planned !== null && one.planned.skipped === null) {
    const { amountSen } = one.planned;
    return { result: 'allocated', amountSen, text: `${formatRinggit(amountSen)} was invested for you.` };
  }
  if (one.planned?.skipped) {
    return nothing(one.planned.skipped, skippedTexts[one.planned.skipped]);
  }
  const mismatch = mismatchOf(one.preset, one.note, one.isGuaranteedOnly);
  if (mismatch !== null) {
    return nothing(mismatch.result, mismatch.text);
  }
  if (one.isOff) {
    return nothing('off', OFF);
  }
  if (!one.mayInvest) {
    return nothing('balance', 'You had not topped up yet.');
  }
  return explainRoom(one);
}

const ZERO_RATE = rateBps(0);

/** Says nothing about why: whoever is looked into must not learn of it (decision 032). */
const OFF = 'Auto-investment was off for your account.';

const skippedTexts: Readonly<Record<SkipReason, string>> = {
  balance: 'It was your turn, but your cash balance fell before it could be invested.',
  limit: 'It was your turn, but another investment took you to the limit of your plan first.',
  exposure: 'It was your turn, but another investment took you to your limit for this issuer first.',
  share_used_up: 'It was your turn, but the note took no more investments.',
  off: OFF,
};

function explainRoom(one: Case): Explanation {
  const { preset, means, rules } = one;
  const range = preset.amounts.get(one.note.type) ?? { minSen: ZERO_SEN, maxSen: ZERO_SEN };
  const { usesExhaustedBalance, exposureBps } = preset;
  const room = roomOf(means, { range, usesExhaustedBalance, exposureBps }, rules);
  if (room.fits) {
    const share = `${rules.sharePercent} %`;
    return nothing(
      'share_used_up',
      `Presets that had waited longer took the ${share} of the note that is for presets. You moved up in the order.`,
    );
  }
  const least = formatRinggit(usesExhaustedBalance ? rules.minimumSen : range.minSen);
  return nothing(room.reason, roomTexts[room.reason](one, least));
}

const roomTexts: Readonly<Record<'balance' | 'limit' | 'exposure', (one: Case, least: string) => string>> = {
  balance: ({ means }, least) =>
    `Your cash balance was ${formatRinggit(means.cashSen)}; your preset invests at least ${least}.`,
  limit: ({ means }, least) =>
    `You had ${formatRinggit(means.investedSen)} invested, and the limit of your plan is ${formatRinggit(means.limitSen ?? ZERO_SEN)}; your preset invests at least ${least}.`,
  exposure: ({ means, preset }, least) =>
    `${formatRinggit(means.withIssuerSen)} of your ${formatRinggit(means.investedSen)} was with this issuer; ${rateToText(preset.exposureBps ?? ZERO_RATE)} % at most leaves less than ${least}.`,
};

function nothing(result: LogResult, text: string): Explanation {
  return { result, amountSen: ZERO_SEN, text };
}
