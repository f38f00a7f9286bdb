import { Button } from '@mantine/core';
import type { ChangeEvent, ReactNode } from 'react';
import classes from './draft.module.css';
import { useText } from './text.ts';
import type { Row } from './use-draft-fields.ts';

/** What the inputs of one row are given. */
interface RowInputs {
  readonly text: (field: string) => {
    readonly 'data-path': string;
    readonly error: ReactNode;
    readonly value: string;
    readonly onChange: (event: ChangeEvent<HTMLInputElement>) => void;
  };
  readonly plain: (field: string) => {
    readonly 'data-path': string;
    readonly error: ReactNode;
    readonly value: string;
    readonly onChange: (value: string | null) => void;
  };
}

interface RowListProps {
  /** The list's field, such as `directors`. */
  readonly field: string;
  readonly rows: readonly Row[];
  readonly onChange: (rows: readonly Row[]) => void;
  readonly errors: Readonly<Record<string, string>>;
  /** A new row. */
  readonly blank: Row;
  /** What a row is called, such as "Person 2". */
  readonly nameOf: (number: number) => string;
  readonly add: string;
  readonly children: (inputs: RowInputs) => ReactNode;
}

/** Rows of a form that can be added and taken away, such as directors. */
export function RowList(props: RowListProps): ReactNode {
  const t = useText();
  const { field, rows, onChange, errors } = props;

  function inputsOf(row: Row, at: number): RowInputs {
    const common = (name: string) => ({
      'data-path': `${field}.${at}.${name}`,
      error: errors[`${field}.${at}.${name}`],
      value: row[name] ?? '',
    });
    const change = (name: string, value: string) =>
      onChange(rows.map((one, index) => (index === at ? { ...one, [name]: value } : one)));
    return {
      text: (name) => ({ ...common(name), onChange: (event) => change(name, event.currentTarget.value) }),
      plain: (name) => ({ ...common(name), onChange: (value) => change(name, value ?? '') }),
    };
  }

  return (
    <div className={classes.rows} data-path={field}>
      {rows.map((row, at) => (
        <fieldset key={`${field}-${String(at)}`} className={classes.row} aria-label={props.nameOf(at + 1)}>
          <div className={classes.rowHead}>
            <span>{props.nameOf(at + 1)}</span>
            <Button
              variant="subtle"
              color="saga"
              size="compact-sm"
              aria-label={t('removeRow', { name: props.nameOf(at + 1) })}
              onClick={() => onChange(rows.filter((_, index) => index !== at))}
            >
              {t('remove')}
            </Button>
          </div>
          {props.children(inputsOf(row, at))}
        </fieldset>
      ))}
      {errors[field] !== undefined && <p className={classes.error}>{errors[field]}</p>}
      <div>
        <Button variant="default" onClick={() => onChange([...rows, props.blank])}>
          {props.add}
        </Button>
      </div>
    </div>
  );
}
