import type { ChangeEvent, ReactNode } from 'react';
import classes from './draft.module.css';
import type { Remark } from './draft-options.ts';

interface Source<T extends string> {
  readonly values: Readonly<Record<T, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly remarks: readonly Remark[];
  readonly set: (changes: Partial<Record<T, string>>) => void;
}

interface Common {
  readonly 'data-path': string;
  readonly error: ReactNode;
  readonly description?: ReactNode;
}

/** The props of a form's inputs: value, error, and operators' remarks beside the help. */
export function inputsOf<T extends string>(source: Source<T>) {
  const { values, errors, remarks, set } = source;

  function common(field: T, help?: ReactNode): Common {
    const said = remarks.filter((one) => one.field === field);
    return {
      'data-path': field,
      error: errors[field],
      ...(said.length === 0 && help === undefined ? {} : { description: <Help help={help} said={said} /> }),
    };
  }
  const change = (field: T, value: string) => set({ [field]: value } as Partial<Record<T, string>>);

  return {
    /** For inputs that announce an event. */
    text: (field: T, help?: ReactNode) => ({
      ...common(field, help),
      value: values[field],
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        change(field, event.currentTarget.value),
    }),
    /** For inputs that announce their value, such as numbers and radio groups. */
    plain: (field: T, help?: ReactNode) => ({
      ...common(field, help),
      value: values[field],
      onChange: (value: string) => change(field, value),
    }),
    /** For selects. */
    choice: (field: T, help?: ReactNode) => ({
      ...common(field, help),
      value: values[field] === '' ? null : values[field],
      onChange: (value: string | null) => change(field, value ?? ''),
    }),
    /** For ticks: "1" or "0". */
    tick: (field: T) => ({
      'data-path': field,
      error: errors[field],
      checked: values[field] === '1',
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        change(field, event.currentTarget.checked ? '1' : '0'),
    }),
  };
}

function Help({ help, said }: { readonly help: ReactNode; readonly said: readonly Remark[] }): ReactNode {
  return (
    <>
      {help}
      {said.map(({ text }) => (
        <span key={text} className={classes.remark}>
          {text}
        </span>
      ))}
    </>
  );
}
