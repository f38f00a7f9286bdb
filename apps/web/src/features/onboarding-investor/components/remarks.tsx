import type { ReactNode } from 'react';
import { focusField } from '../../../lib/form/focus-field.ts';
import type { CheckAnswer } from '../api/application.ts';
import { useText } from '../text.ts';
import classes from './application.module.css';

interface RemarksSummaryProps {
  readonly remarks: CheckAnswer['remarks'];
  /** Brings a field's step onto the screen. */
  readonly reveal: (field: string) => void;
}

/** What our people ask for, on top of the form; each line leads to its field. */
export function RemarksSummary({ remarks, reveal }: RemarksSummaryProps): ReactNode {
  const t = useText();
  if (remarks.length === 0) {
    return null;
  }
  return (
    <section className={classes.remarks} aria-label={t('remarks')}>
      <p className={classes.remarksTitle}>{t('remarks')}</p>
      <ul>
        {remarks.map(({ field, text }) => (
          <li key={`${field} ${text}`}>
            <button type="button" className={classes.remarkLink} onClick={() => focusField(field, reveal)}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The same remark at its field. */
export function Remark({ text }: { readonly text: string }): ReactNode {
  return <span className={classes.remark}>{text}</span>;
}
