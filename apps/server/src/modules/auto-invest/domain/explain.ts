import type { autoInvestResults } from '@titian/contracts/auto-invest';
import { rateBps, rateToText } from '@titian/finance/rate';
import { formatRinggit, type Sen, ZERO_SEN } from '@titian/finance/sen';
import { mismatchOf, type NoteTerms } from './match.ts';
import type { Preset } from './preset.ts';
import { explainRejection, OFF, type RejectedPreset } from './rejection-texts.ts';
import { leastOf } from './room.ts';
import type { Run, SkipReason } from './run.ts';

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
  /** It was off then, and switched on while the note still took money. */
  readonly isOnLater: boolean;
  readonly run: Pick<Run, 'state' | 'lastRank' | 'outcome' | 'minimumSen' | 'sharePercent' | 'isUsedUp'>;
  readonly planned: Planned | null;
  /** Why the run passed the preset over when it looked at it. */
  readonly rejection: RejectedPreset | null;
  /** What the owner had when the run was planned, by the ledger. */
  readonly cashSen: Sen;
}

interface Planned {
  readonly position: number;
  readonly amountSen: Sen;
  readonly capSen: Sen | null;
  readonly skipped: SkipReason | null;
}

/**
 * Why a preset got what it got of a note: as its run recorded it, and by what never changes: the version of the preset,
 * the terms of the note and the ledger (decision 052).
 */
export function explain(one: Case): Explanation {
  if (one.planned !== null) {
    return explainPlanned(one, one.planned);
  }
  if (!one.preset.isOn && one.isOnLater) {
    return nothing('closed', 'Your preset was switched on after presets had their turn at this note.');
  }
  const mismatch = mismatchOf(one.preset, one.note, false);
  if (mismatch !== null) {
    return nothing(mismatch.result, mismatch.text);
  }
  switch (one.run.outcome) {
    case null:
      return nothing('unrecorded', 'Why was not recorded for this note.');
    case 'closed':
      return nothing('closed', 'The note took no more investments by the time presets had their turn.');
    case 'no_preset':
      return nothing(
        'stopped',
        'No preset had a turn at this note: none was switched on when it was listed.',
      );
    case 'failed':
      return nothing('stopped', 'The run for this note was stopped before presets had their turn.');
    case 'planned':
      return explainUnserved(one);
  }
}

function explainPlanned({ run }: Case, planned: Planned): Explanation {
  if (planned.skipped !== null) {
    return nothing(planned.skipped, skippedTexts[planned.skipped]);
  }
  if (planned.position > run.lastRank) {
    return nothing('stopped', 'The run for this note was stopped before your turn came.');
  }
  const { amountSen, capSen } = planned;
  const invested = `${formatRinggit(amountSen)} was invested for you.`;
  const isLess = capSen !== null && amountSen < capSen;
  const text = isLess
    ? `${invested} Your preset could have taken ${formatRinggit(capSen)}; presets divided the ${run.sharePercent ?? 0} % of the note that is for them.`
    : invested;
  return { result: 'allocated', amountSen, text };
}

function explainUnserved({ preset, note, run, rejection, cashSen }: Case): Explanation {
  const range = preset.amounts.get(note.type) ?? { minSen: ZERO_SEN, maxSen: ZERO_SEN };
  const least = leastOf(range.minSen, run.minimumSen ?? ZERO_SEN, preset.usesExhaustedBalance);
  if (rejection !== null) {
    const share = rateToText(preset.exposureBps ?? rateBps(0));
    const { result, text } = explainRejection(rejection, formatRinggit(least), share);
    return nothing(result, text);
  }
  if (cashSen < least) {
    return nothing(
      'balance',
      `Your cash balance was ${formatRinggit(cashSen)}; your preset invests at least ${formatRinggit(least)}.`,
    );
  }
  return run.isUsedUp
    ? nothing(
        'share_used_up',
        `Presets that had waited longer took the ${run.sharePercent ?? 0} % of the note that is for presets. You moved up in the order.`,
      )
    : nothing('unrecorded', 'Why was not recorded for this note.');
}

const skippedTexts: Readonly<Record<SkipReason, string>> = {
  balance: 'It was your turn, but your cash balance fell before it could be invested.',
  limit: 'It was your turn, but another investment took you to the limit of your plan first.',
  exposure: 'It was your turn, but another investment took you to your limit for this issuer first.',
  share_used_up: 'It was your turn, but the note took no more investments.',
  off: OFF,
};

function nothing(result: LogResult, text: string): Explanation {
  return { result, amountSen: ZERO_SEN, text };
}
