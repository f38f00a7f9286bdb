import type { RateBps } from '@titian/finance/rate';
import { rateToText } from '@titian/finance/rate';
import type { Note } from '../../notes/public.ts';
import type { Preset } from './preset.ts';

/** The terms of a note that a preset is held against. */
export type NoteTerms = Pick<Note, 'type' | 'contract' | 'isGuaranteed' | 'termMonths' | 'rateBps'>;

export interface Mismatch {
  readonly result: 'off' | 'type' | 'tenure' | 'rate' | 'guaranteed';
  readonly text: string;
}

type Wanted = Omit<Preset, 'investorId' | 'version' | 'from' | 'name'>;

/** Which of a note's terms a preset does not accept, as text; null where it accepts all of them (AUTO-4). */
export function mismatchOf(preset: Wanted, note: NoteTerms, isGuaranteedOnly: boolean): Mismatch | null {
  if (!preset.isOn) {
    return { result: 'off', text: 'Your preset was switched off.' };
  }
  if (!preset.amounts.has(note.type)) {
    return { result: 'type', text: `Your preset does not take ${note.type}.` };
  }
  if (!preset.contracts.includes(note.contract)) {
    return { result: 'type', text: `Your preset does not take ${note.contract} notes.` };
  }
  const { termMinMonths, termMaxMonths, rateMinBps, rateMaxBps } = preset;
  if (note.termMonths < termMinMonths || note.termMonths > termMaxMonths) {
    const wanted = `${termMinMonths} to ${termMaxMonths} months`;
    return {
      result: 'tenure',
      text: `The note runs for ${note.termMonths} months; your preset takes ${wanted}.`,
    };
  }
  if (note.rateBps < rateMinBps || note.rateBps > rateMaxBps) {
    return { result: 'rate', text: rateText(note.rateBps, rateMinBps, rateMaxBps) };
  }
  return guaranteeMismatch(preset.guaranteedOption, note.isGuaranteed, isGuaranteedOnly);
}

function rateText(rate: RateBps, lowest: RateBps, highest: RateBps): string {
  const wanted = `${rateToText(lowest)} % to ${rateToText(highest)} %`;
  return `The note pays ${rateToText(rate)} % a year; your preset takes ${wanted}.`;
}

function guaranteeMismatch(
  option: Preset['guaranteedOption'],
  isGuaranteed: boolean,
  isGuaranteedOnly: boolean,
): Mismatch | null {
  if (isGuaranteed) {
    return option === 'none'
      ? { result: 'guaranteed', text: 'Your preset leaves guaranteed notes out.' }
      : null;
  }
  if (isGuaranteedOnly) {
    return { result: 'guaranteed', text: 'Your account is limited to guaranteed notes; this one is not.' };
  }
  return option === 'only'
    ? { result: 'guaranteed', text: 'Your preset takes guaranteed notes only; this one is not.' }
    : null;
}
