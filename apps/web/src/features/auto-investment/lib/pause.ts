import type { PresetRules, SavedPreset } from '../api/preset.ts';

/** Whether a preset rests today: the earliest day to pause until is tomorrow, by the day of the server. */
export function isPaused(
  { paused_until: until }: Pick<SavedPreset, 'paused_until'>,
  { pause_until: days }: Pick<PresetRules, 'pause_until'>,
): boolean {
  return until !== null && until >= days.earliest;
}
