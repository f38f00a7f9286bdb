import { type ReactNode, useEffect, useRef, useState } from 'react';
import { fieldLabel, focusField } from '../lib/form/focus-field.ts';
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

/**
 * The summary on top of a rejected form: every problem with the name of its field, as a link to it. The first
 * field takes the focus, or the summary where no field is on the screen.
 */
export function FormErrors({ message = null, problems = [], reveal }: FormErrorsProps): ReactNode {
  const t = useText();
  const box = useRef<HTMLDivElement>(null);
  // A new text is a new error: the focus returns to the summary each time.
  const content = [message, ...problems.map(({ field, text }) => `${field} ${text}`)].join('\n');
  const [names, setNames] = useState<Readonly<Record<string, string>>>({});
  const shown = useRef({ problems, reveal });
  shown.current = { problems, reveal };
  useEffect(() => {
    if (content === '' || box.current === null) {
      return;
    }
    const { problems: current, reveal: show } = shown.current;
    const form = box.current.closest('form') ?? document;
    setNames(namesIn(form, current));
    const [first] = current;
    // A field that has to be revealed takes the focus once its line is pressed.
    if (first === undefined || show !== undefined || !focusField(first.field, undefined, form)) {
      box.current.focus();
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
                {withName(names[field], text)}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function namesIn(form: ParentNode, problems: readonly FieldProblem[]): Record<string, string> {
  const named = problems.map(({ field }) => [field, fieldLabel(field, form) ?? ''] as const);
  return Object.fromEntries(named.filter(([, name]) => name !== ''));
}

/** "Postcode: five digits, please."; a text that names the field already stays as it is. */
function withName(name: string | undefined, text: string): string {
  return name === undefined || text.toLowerCase().includes(name.toLowerCase()) ? text : `${name}: ${text}`;
}
