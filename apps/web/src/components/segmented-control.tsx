import { type ReactNode, useId } from 'react';
import classes from './segmented-control.module.css';

interface SegmentedControlProps<V extends string> {
  readonly value: V;
  readonly data: readonly { readonly value: V; readonly label: string }[];
  readonly onChange: (value: V) => void;
  readonly size?: 'xs' | 'sm';
  readonly orientation?: 'horizontal' | 'vertical';
  readonly fullWidth?: boolean;
  readonly className?: string | undefined;
  readonly 'aria-label'?: string;
  readonly 'aria-labelledby'?: string;
}

/**
 * Radio buttons side by side, for a few short options. Styles alone mark the chosen one: an indicator that is placed by
 * measuring would lay out the whole page a second time before its first drawing.
 */
export function SegmentedControl<V extends string>({
  value,
  data,
  onChange,
  size = 'sm',
  orientation = 'horizontal',
  fullWidth = false,
  className = '',
  ...label
}: SegmentedControlProps<V>): ReactNode {
  const name = useId();
  return (
    <div
      {...label}
      role="radiogroup"
      className={`${classes.root} ${className}`}
      data-size={size}
      data-orientation={orientation}
      data-full-width={fullWidth}
    >
      {data.map((option) => (
        <label key={option.value} className={classes.segment}>
          <input
            type="radio"
            className={classes.input}
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
