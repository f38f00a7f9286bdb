import { Slider } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import type { Option } from '../lib/text/options.ts';
import classes from './level-slider.module.css';

interface LevelSliderProps {
  readonly label: string;
  /** What each level means, from the lowest. */
  readonly names: readonly Option[];
  /** The field's path, for the summary of errors. */
  readonly path: string;
  readonly value: string;
  readonly onChange: (level: string) => void;
  readonly error?: ReactNode;
  /** Why no level is required; the slider then rests on the lowest. */
  readonly notRequired?: string | undefined;
}

/** A level with its meaning in words above the slider. */
export function LevelSlider(props: LevelSliderProps): ReactNode {
  const { label, names, path, value, onChange, error, notRequired } = props;
  const id = useId();
  const first = names[0]?.value ?? '1';
  const shown = notRequired === undefined ? value : first;
  const meaning = names.find((one) => one.value === shown)?.label ?? '';
  return (
    <div className={classes.level} data-path={path}>
      <div className={classes.head}>
        <span id={id}>{label}</span>
        <span className={classes.meaning}>{notRequired ?? meaning}</span>
      </div>
      <Slider
        min={Number(first)}
        max={Number(names.at(-1)?.value ?? first)}
        step={1}
        marks={names.map((one) => ({ value: Number(one.value) }))}
        label={null}
        thumbProps={{ 'aria-labelledby': id, 'aria-valuetext': notRequired ?? meaning }}
        value={Number(shown)}
        onChange={(level) => onChange(String(level))}
        disabled={notRequired !== undefined}
      />
      {error !== undefined && error !== null && <p className={classes.error}>{error}</p>}
    </div>
  );
}
