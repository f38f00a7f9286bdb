import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import { malaysiaDay } from '@titian/finance/calendar';
import type { RateBps } from '@titian/finance/rate';
import { rateToText } from '@titian/finance/rate';
import type { Note } from '../../notes/public.ts';
import type { Preset } from './preset.ts';

/** The terms of a note that a preset is held against. */
export type NoteTerms = Pick<
  Note,
  'type' | 'contract' | 'isGuaranteed' | 'termMonths' | 'rateBps' | 'listedAt'
>;

export interface Mismatch {
  readonly result: 'off' | 'paused' | 'type' | 'tenure' | 'rate' | 'guaranteed';
  readonly text: Message;
}

type Wanted = Omit<Preset, 'investorId' | 'version' | 'from' | 'name'>;

/** Which of a note's terms a preset does not accept, as text; null where it accepts all of them (AUTO-4). */
export function mismatchOf(preset: Wanted, note: NoteTerms, isGuaranteedOnly: boolean): Mismatch | null {
  if (!preset.isOn) {
    return { result: 'off', text: message('auto_invest_preset_off') };
  }
  if (preset.pausedUntil !== null && malaysiaDay(note.listedAt) < preset.pausedUntil) {
    return { result: 'paused', text: message('auto_invest_preset_paused', { until: preset.pausedUntil }) };
  }
  if (!preset.amounts.has(note.type)) {
    return {
      result: 'type',
      text: message('auto_invest_type_excluded', { type: { list: 'note_types', value: note.type } }),
    };
  }
  if (!preset.contracts.includes(note.contract)) {
    return {
      result: 'type',
      text: message('auto_invest_contract_excluded', {
        contract: { list: 'note_contracts', value: note.contract },
      }),
    };
  }
  const { termMinMonths, termMaxMonths, rateMinBps, rateMaxBps } = preset;
  if (note.termMonths < termMinMonths || note.termMonths > termMaxMonths) {
    return {
      result: 'tenure',
      text: message('auto_invest_term_outside', {
        months: note.termMonths,
        from: termMinMonths,
        to: termMaxMonths,
      }),
    };
  }
  if (note.rateBps < rateMinBps || note.rateBps > rateMaxBps) {
    return { result: 'rate', text: rateText(note.rateBps, rateMinBps, rateMaxBps) };
  }
  return guaranteeMismatch(preset.guaranteedOption, note.isGuaranteed, isGuaranteedOnly);
}

function rateText(rate: RateBps, lowest: RateBps, highest: RateBps): Message {
  return message('auto_invest_rate_outside', {
    rate: rateToText(rate),
    from: rateToText(lowest),
    to: rateToText(highest),
  });
}

function guaranteeMismatch(
  option: Preset['guaranteedOption'],
  isGuaranteed: boolean,
  isGuaranteedOnly: boolean,
): Mismatch | null {
  if (isGuaranteed) {
    return option === 'none'
      ? { result: 'guaranteed', text: message('auto_invest_guaranteed_excluded') }
      : null;
  }
  if (isGuaranteedOnly) {
    return { result: 'guaranteed', text: message('auto_invest_limited_to_guaranteed') };
  }
  return option === 'only' ? { result: 'guaranteed', text: message('auto_invest_guaranteed_only') } : null;
}
