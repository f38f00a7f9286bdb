import type { autoInvestResults } from '@titian/contracts/auto-invest';
import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { rateBps, rateToText } from '@titian/finance/rate';
import { type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';
import { mismatchOf, type NoteTerms } from './match.ts';
import type { Preset } from './preset.ts';
import { explainRejection, OFF, type RejectedPreset } from './rejection-texts.ts';
import { leastOf } from './room.ts';
import type { Run, SkipReason } from './run.ts';

export type LogResult = (typeof autoInvestResults)[number];

/** The result of auto-investment for an investor and a note, with the reason. */
export interface Explanation {
  readonly result: LogResult;
  /** What was invested; zero unless allocated. */
  readonly amountSen: Sen;
  readonly text: Message;
}

export interface Case {
  readonly note: NoteTerms;
  /** As it was when the note was listed. */
  readonly preset: Preset;
  /** It was off then, and switched on while the note still took money. */
  readonly isOnLater: boolean;
  readonly run: Pick<Run, 'state' | 'lastRank' | 'outcome' | 'minimumSen' | 'sharePercent' | 'isUsedUp'>;
  readonly planned: Planned | null;
  /** Why the run passed the preset over when it evaluated it. */
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
    return nothing('closed', message('auto_invest_switched_on_later'));
  }
  const mismatch = mismatchOf(one.preset, one.note, false);
  if (mismatch !== null) {
    return nothing(mismatch.result, mismatch.text);
  }
  switch (one.run.outcome) {
    case null:
      return nothing('unrecorded', message('auto_invest_unrecorded'));
    case 'closed':
      return nothing('closed', message('auto_invest_note_closed'));
    case 'no_preset':
      return nothing('stopped', message('auto_invest_no_preset'));
    case 'failed':
      return nothing('stopped', message('auto_invest_run_stopped'));
    case 'planned':
      return explainUnserved(one);
  }
}

function explainPlanned({ run }: Case, planned: Planned): Explanation {
  if (planned.skipped !== null) {
    return nothing(planned.skipped, skippedTexts[planned.skipped]);
  }
  if (planned.position > run.lastRank) {
    return nothing('stopped', message('auto_invest_stopped_before_turn'));
  }
  const { amountSen, capSen } = planned;
  const amount = senToText(amountSen);
  const isLess = capSen !== null && amountSen < capSen;
  const text = isLess
    ? message('auto_invest_allocated_in_part', { amount, cap: senToText(capSen), share: shareOf(run) })
    : message('auto_invest_allocated', { amount });
  return { result: 'allocated', amountSen, text };
}

function explainUnserved({ preset, note, run, rejection, cashSen }: Case): Explanation {
  const range = preset.amounts.get(note.type) ?? { minSen: ZERO_SEN, maxSen: ZERO_SEN };
  const least = leastOf(range.minSen, run.minimumSen ?? ZERO_SEN, preset.usesExhaustedBalance);
  if (rejection !== null) {
    const share = rateToText(preset.exposureBps ?? rateBps(0));
    const { result, text } = explainRejection(rejection, senToText(least), share);
    return nothing(result, text);
  }
  if (cashSen < least) {
    return nothing(
      'balance',
      message('auto_invest_balance_too_low', { cash: senToText(cashSen), least: senToText(least) }),
    );
  }
  return run.isUsedUp
    ? nothing('share_used_up', message('auto_invest_share_used_up', { share: shareOf(run) }))
    : nothing('unrecorded', message('auto_invest_unrecorded'));
}

const skippedTexts: Readonly<Record<SkipReason, Message>> = {
  balance: message('auto_invest_balance_fell'),
  limit: message('auto_invest_plan_limit_reached'),
  exposure: message('auto_invest_issuer_limit_reached'),
  budget: message('auto_invest_month_budget_reached'),
  share_used_up: message('auto_invest_note_full'),
  off: OFF,
};

function shareOf({ sharePercent }: Case['run']): string {
  return String(sharePercent ?? 0);
}

function nothing(result: LogResult, text: Message): Explanation {
  return { result, amountSen: ZERO_SEN, text };
}
