import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import {
  addSen,
  formatAmount,
  parseSen,
  type Sen,
  sen,
  senFromText,
  senToText,
  ZERO_SEN,
} from '@titian/finance/sen';
import type { ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { Money, moneyInText } from '../../../components/money.tsx';
import { ErrorState } from '../../../components/states.tsx';
import { CalendarCaveats } from '../../../shared/holidays/calendar-caveats.tsx';
import { type Quote, quoteQuery } from '../api/amortizations.ts';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import classes from './panel.module.css';

/** A pause in typing before the figures are asked for. */
const PAUSE_MS = 300;
/** A short schedule stands open; a long one opens on demand. */
const FEW_MONTHS = 6;

interface InvestQuoteProps {
  readonly note: Note;
  readonly amount: string;
}

/** Net ringgit for this amount, month by month, after fee and tax (SCH-6). */
export function InvestQuote({ note, amount }: InvestQuoteProps): ReactNode {
  const [settled] = useDebouncedValue(amount, PAUSE_MS);
  // What is typed may be no amount yet; then no figures are asked for.
  const amountSen = parseSen(settled);
  const isAmount = amountSen !== null && amountSen > 0n;
  const quote = useQuery({ ...quoteQuery(note.id, senToText(amountSen ?? ZERO_SEN)), enabled: isAmount });
  if (quote.isError && quote.data === undefined) {
    return <ErrorState error={quote.error} onRetry={() => quote.refetch()} />;
  }
  const stale = quote.isPlaceholderData || settled !== amount || !isAmount;
  return (
    <div className={classes.quote} aria-busy={stale} data-stale={stale}>
      {quote.data?.quote && amountSen !== null ? (
        <>
          <Figures note={note} quote={quote.data.quote} principal={amountSen} />
          <CalendarCaveats calendar={quote.data.calendar} />
        </>
      ) : (
        <div className={classes.bone} />
      )}
    </div>
  );
}

interface FiguresProps {
  readonly note: Note;
  readonly quote: Quote;
  readonly principal: Sen;
}

function Figures({ note, quote, principal }: FiguresProps): ReactNode {
  const t = useText();
  const received = addSen(principal, senFromText(quote.return_net));
  const first = quote.months[0];
  const each =
    first === undefined ? null : addSen(senFromText(first.principal), senFromText(first.return_net));
  const even = quote.months.every((one) =>
    isAbout(addSen(senFromText(one.principal), senFromText(one.return_net)), each),
  );
  return (
    <>
      <div className={classes.get}>
        <span className={classes.label}>{t('quote.receive')}</span>
        <strong className={classes.big}>
          <Money amount={received} />
        </strong>
        <span className={classes.label}>
          {even
            ? t('quote.even', { count: quote.months.length, amount: moneyInText(each) })
            : t('quote.payments', { count: quote.months.length })}
        </span>
      </div>
      <Facts rows={rowsOf()} />
      <details className={classes.months} open={quote.months.length <= FEW_MONTHS}>
        <summary>{t('quote.months')}</summary>
        <Months quote={quote} word={t(`word.${note.contract}`)} />
      </details>
    </>
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
