import { type ReactNode, useEffect, useRef } from 'react';
import { focusField } from '../lib/form/focus-field.ts';
import type { FieldProblem } from '../lib/form/map-server-errors.ts';
import classes from './form-errors.module.css';
import { useText } from './text.ts';

interface FormErrorsProps {
  /** Blames the form as a whole. */
  readonly message?: string | null;
  readonly problems?: readonly FieldProblem[];
  /** Brings a field onto the screen before it takes the focus, where a form shows one part at a time. */
  readonly reveal?: (field: string) => void;
}

/** The summary on top of a form that was refused: takes the focus, and each line leads to its field. */
export function FormErrors({ message = null, problems = [], reveal }: FormErrorsProps): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  // Another text is another refusal: the focus comes back to the summary each time.
  const content = [message, ...problems.map(({ field, text }) => `${field} ${text}`)].join('\n');
  useEffect(() => {
    if (content !== '') {
      box.current?.focus();
    }
  }, [content]);
  if (content === '') {
    return null;
  }
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes.box}>
      <p className={classes.title}>{message ?? t('field.problems', { count: problems.length })}</p>
      {problems.length > 0 && (
        <ul className={classes.list}>
          {problems.map(({ field, text }) => (
            <li key={`${field}-${text}`}>
              <button type="button" className={classes.link} onClick={() => focusField(field, reveal)}>
                {text}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
