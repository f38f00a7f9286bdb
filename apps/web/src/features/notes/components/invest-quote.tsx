import { useQuery } from '@tanstack/react-query';
import { addSen, formatAmount, type Sen, sen, senFromText, sumSen } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { formatMoney, Money, moneyInText } from '../../../components/money.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { CalendarCaveats } from '../../../shared/holidays/calendar-caveats.tsx';
import { type Quote, quoteQuery } from '../api/amortizations.ts';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import classes from './panel.module.css';

interface InvestQuoteProps {
  readonly note: Note;
  /** A possible amount; null where there is none to quote. */
  readonly amount: string | null;
  /** Whether the amount is impossible, rather than still being typed. */
  readonly isImpossible: boolean;
}

/** Net ringgit for an amount; fee, tax and months fold below it (SCH-6, SUB-5). */
export function InvestQuote({ note, amount, isImpossible }: InvestQuoteProps): ReactNode {
  const t = useText();
  const quote = useQuery({ ...quoteQuery(note.id, amount ?? ''), enabled: amount !== null });
  if (quote.isError && quote.data === undefined) {
    return <ErrorState error={quote.error} onRetry={() => quote.refetch()} />;
  }
  const known = quote.data?.quote;
  if (isImpossible) {
    return <p className={classes.noQuote}>{t('quote.impossible')}</p>;
  }
  const stale = amount === null || quote.isPlaceholderData;
  return (
    <div className={classes.quote} aria-busy={stale} data-stale={stale}>
      {quote.data !== undefined && known ? (
        <>
          <Receipts quote={known} principal={senFromText(quote.data.amount)} isStale={stale} />
          <Fold note={note} quote={known}>
            <CalendarCaveats calendar={quote.data.calendar} />
          </Fold>
        </>
      ) : (
        <div className={classes.bone} />
      )}
    </div>
  );
}

interface ReceiptsProps {
  readonly quote: Quote;
  readonly principal: Sen;
  readonly isStale: boolean;
}

function Receipts({ quote, principal, isStale }: ReceiptsProps): ReactNode {
  const t = useText();
  const first = quote.months[0];
  const each =
    first === undefined ? null : addSen(senFromText(first.principal), senFromText(first.return_net));
  const even = quote.months.every((one) =>
    isAbout(addSen(senFromText(one.principal), senFromText(one.return_net)), each),
  );
  return (
    <div className={classes.get}>
      <span className={classes.label}>
        {isStale ? t('quote.updating') : t('quote.receiveFor', { amount: formatMoney(principal) })}
      </span>
      <strong className={classes.big}>
        <Money amount={addSen(principal, senFromText(quote.return_net))} />
      </strong>
      <span className={classes.label}>
        {even
          ? t('quote.even', { count: quote.months.length, amount: moneyInText(each) })
          : t('quote.payments', { count: quote.months.length })}
      </span>
    </div>
  );
}

interface FoldProps {
  readonly note: Note;
  readonly quote: Quote;
  readonly children: ReactNode;
}

/** What the receipts are made of, with the sum of what is taken and the net rate in view. */
function Fold({ note, quote, children }: FoldProps): ReactNode {
  const t = useText();
  const taken = sumSen([quote.fee, quote.service_tax, quote.withholding_tax].map(senFromText));
  return (
    <details className={classes.fold}>
      <summary>
        <span>{t('quote.deductions', { amount: moneyInText(taken) })}</span>
        <span className={classes.foldEnd}>{t('quote.netRateOf', { rate: quote.net_rate })}</span>
      </summary>
      <div className={classes.folded}>
        <Facts rows={rowsOf()} />
        <Months quote={quote} word={t(`word.${note.contract}`)} />
        {children}
      </div>
    </details>
  );

  function rowsOf(): (readonly [string, ReactNode])[] {
    return [
      [t(`word.${note.contract}`), moneyInText(quote.return_gross)],
      [t('quote.fee'), moneyInText(quote.fee, 'out')],
      [t('quote.serviceTax'), moneyInText(quote.service_tax, 'out')],
      ...(quote.withholding_tax === '0.00'
        ? []
        : ([[t('quote.withholding'), moneyInText(quote.withholding_tax, 'out')]] as const)),
      [t('quote.netRate'), t('percent', { rate: quote.net_rate })],
      [t('quote.breakEven'), t('quote.breakEvenValue', { percent: quote.break_even_default_percent })],
    ];
  }
}

function Months({ quote, word }: { readonly quote: Quote; readonly word: string }): ReactNode {
  const t = useText();
  return (
    <table className={classes.table}>
      <caption className={classes.hidden}>{t('quote.months')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('quote.month')}</th>
          <th scope="col">{t('quote.principal')}</th>
          <th scope="col">{t('quote.net', { word })}</th>
        </tr>
      </thead>
      <tbody>
        {quote.months.map(({ month, principal, return_net: net }) => (
          <tr key={month}>
            <th scope="row">
              <DateText value={month} style="month" />
            </th>
            <td>{formatAmount(senFromText(principal))}</td>
            <td>{formatAmount(senFromText(net))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Equal but for the sen that rounding moves (contract: single months may differ by a sen). */
function isAbout(amount: Sen, other: Sen | null): boolean {
  const difference = sen(amount - (other ?? amount));
  return difference <= 1n && difference >= -1n;
}
