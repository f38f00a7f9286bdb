import { Slider } from '@mantine/core';
import type { ReactNode } from 'react';
import { NumberField, type NumberFieldProps } from '../../../components/number-field.tsx';
import { useText } from '../text.ts';
import classes from './simulation.module.css';

interface SliderFieldProps extends Pick<NumberFieldProps, 'decimals' | 'prefix' | 'suffix' | 'description'> {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | null;
  /** Where the slider stands, and between which whole numbers. */
  readonly position: number;
  readonly from: number;
  readonly to: number;
  readonly step?: number;
  /** The field's text at a place of the slider. */
  readonly textAt: (position: number) => string;
}

/** A number that can be typed exactly, or moved; both by keyboard. */
export function SliderField({ position, from, to, step = 1, textAt, ...field }: SliderFieldProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.sliderField}>
      <NumberField {...field} />
      <Slider
        size="sm"
        min={from}
        max={to}
        step={step}
        value={position}
        label={null}
        thumbLabel={t('form.slider', { label: field.label })}
        onChange={(next) => field.onChange(textAt(next))}
        classNames={{ root: classes.slider, thumb: classes.thumb }}
        thumbProps={{ 'aria-valuetext': textAt(position) }}
      />
    </div>
  );
}
