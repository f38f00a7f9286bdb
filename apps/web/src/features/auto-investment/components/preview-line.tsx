import type { ReactNode } from 'react';
import { moneyInText } from '../../../components/money.tsx';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import { useText } from '../text.ts';
import classes from './preset.module.css';

interface PreviewLineProps {
  /** Null while it is not known, or where the form does not fit. */
  readonly preview: CallResponse<'autoInvestPreview'> | null;
  readonly isRejected: boolean;
}

/** Before saving: what these settings would have matched in the last 90 days, and what they match now (AUTO-11). */
export function PreviewLine({ preview, isRejected }: PreviewLineProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.preview} role="status">
      <h3 className={classes.previewTitle}>{t('preview.title')}</h3>
      {preview === null ? (
        <p className={classes.previewText}>{isRejected ? t('preview.refused') : t('preview.waiting')}</p>
      ) : (
        <>
          <p className={classes.previewText}>
            {preview.notes === 0
              ? t('preview.none', { days: preview.days, listed: preview.listed })
              : t('preview.matched', {
                  count: preview.notes,
                  days: preview.days,
                  amount: moneyInText(preview.amount),
                  listed: preview.listed,
                })}
          </p>
          <p className={classes.previewText}>{t('preview.open', { count: preview.open_notes })}</p>
        </>
      )}
    </div>
  );
}
