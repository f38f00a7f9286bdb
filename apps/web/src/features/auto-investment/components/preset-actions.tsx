import { Group } from '@mantine/core';
import type { ReactNode } from 'react';
import type { PresetRules, SavedPreset } from '../api/preset.ts';
import { isPaused } from '../lib/pause.ts';
import { useText } from '../text.ts';
import { ChangeButton } from './change-button.tsx';
import { PauseButton } from './pause-button.tsx';

interface PresetActionsProps {
  readonly preset: SavedPreset;
  readonly rules: PresetRules;
}

/** Rests, resumes and switches the saved preset; one that is off cannot rest. */
export function PresetActions({ preset, rules }: PresetActionsProps): ReactNode {
  const t = useText();
  const isOn = preset.mode === 'on';
  return (
    <Group gap="sm">
      {isOn &&
        (isPaused(preset, rules) ? (
          <ChangeButton
            preset={preset}
            change={{ paused_until: null }}
            label={t('pause.resume')}
            done={t('pause.resumed')}
          />
        ) : (
          <PauseButton preset={preset} rules={rules} />
        ))}
      <ChangeButton
        preset={preset}
        change={{ mode: isOn ? 'off' : 'on' }}
        label={t(isOn ? 'form.switchOff' : 'form.switchOn')}
        done={t(isOn ? 'form.switchedOff' : 'form.switchedOn')}
      />
    </Group>
  );
}
