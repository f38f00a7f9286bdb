import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { moneyInText } from '../../../components/money.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { useFigures } from '../figures-text.ts';
import { type ValueChange as Change, type Period, periods } from '../lib/value-change.ts';
import classes from './dashboard.module.css';

interface ValueChangeProps {
  readonly change: Change;
  readonly period: Period;
  readonly onPeriod: (period: Period) => void;
}

/** How the account's value changed over a period, and by what: deposits are not mistaken for return. */
export function ValueChange({ change, period, onPeriod }: ValueChangeProps): ReactNode {
  const t = useFigures();
  const { since, amountSen, putInSen, returnSen, writtenOffSen } = change;
  const parts = {
    putIn: signed(putInSen),
    earned: signed(returnSen),
    lost: moneyInText(writtenOffSen),
  };
  return (
    <div className={classes.change}>
      <SegmentedControl<Period>
        size="xs"
        aria-label={t('change.period')}
        data={periods.map((value) => ({ value, label: t(`change.periods.${value}`) }))}
        value={period}
        onChange={onPeriod}
      />
      <p aria-live="polite">
        <RichText
          text={t(since === null ? 'change.sinceJoining' : 'change.since', {
            amount: signed(amountSen),
            day: formatDate(since ?? ''),
          })}
          parts={{ amount: (words) => <strong>{words}</strong> }}
        />
        <span className={classes.changeParts}>
          {t(writtenOffSen > 0n ? 'change.partsWithLoss' : 'change.parts', parts)}
        </span>
      </p>
    </div>
  );
}

/** An increase with its sign; a decrease has one of its own. */
function signed(amount: Change['amountSen']): string {
  return amount > 0n ? moneyInText(amount, 'in') : moneyInText(amount);
}
