import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { DateText, formatDate } from '../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { EmptyState } from '../../../components/states.tsx';
import panel from './panel.module.css';
import classes from './statement-import-preview.module.css';
import {
  importQuery,
  type PreviewLine,
  type StatementImport,
  type StatementPreview,
} from './statement-import-query.ts';
import { text, useText } from './statement-import-text.ts';
import { text as sharedText } from './text.ts';
import { TwoLines } from './two-lines.tsx';

const effectTones: Readonly<Record<PreviewLine['effect'], ChipTone>> = {
  none: 'neutral',
  contradicts: 'danger',
  payout_paid: 'gold',
  payout_returned: 'gold',
  arrival: 'info',
  payment_matched: 'brand',
  transfer_matched: 'brand',
  exception: 'waiting',
};

/** An uploaded statement file as its checker reads it: each statement with what every line would do (PAY-11). */
export function ImportPreview({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const query = useQuery(importQuery(id));
  return (
    <QueryView query={query}>
      {({ import: shown, preview }) =>
        shown.state === 'pending' ? (
          <section className={panel.stack} aria-label={t('title')}>
            {shown.statements.map((statement) => {
              const of = preview.find(
                (one) => one.number === statement.number && one.account === statement.account,
              );
              const key = `${statement.account} ${statement.number} ${statement.from}`;
              return of === undefined ? null : <Statement key={key} statement={statement} preview={of} />;
            })}
          </section>
        ) : (
          <p className={panel.wait}>{t('decided')}</p>
        )
      }
    </QueryView>
  );
}

interface StatementProps {
  readonly statement: StatementImport['statements'][number];
  readonly preview: StatementPreview;
}

function Statement({ statement, preview }: StatementProps): ReactNode {
  const t = useText();
  const { from, to, number, opening, closing, lines } = statement;
  const { kind, expected, last_on: lastOn, is_held: isHeld } = preview.continuity;
  const isBad = isHeld || kind === 'contradicts';
  return (
    <article className={classes.statement}>
      <h3 className={panel.heading}>
        {t('statement', { account: t(`account.${statement.account}`), number })}
      </h3>
      <p className={classes.period}>
        <span>
          {from === to ? formatDate(to) : t('days', { from: formatDate(from), to: formatDate(to) })}
        </span>
        <span>{t('balances', { opening: formatMoney(opening), closing: formatMoney(closing) })}</span>
        <Chip tone={statement.is_final ? 'brand' : 'waiting'}>
          {t(statement.is_final ? 'final' : 'intraday')}
        </Chip>
      </p>
      <p className={isBad ? classes.bad : panel.hint} role={isBad ? 'alert' : undefined}>
        {t(`continuity.${kind}`, {
          opening: formatMoney(opening),
          expected: formatMoney(expected ?? opening),
          day: lastOn === null ? '' : formatDate(lastOn),
        })}{' '}
        {isHeld && t('held')}
      </p>
      <Totals totals={preview.totals} />
      {lines === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <RecordList
          caption={t('lines', { number })}
          columns={columns()}
          rows={preview.lines}
          rowKey={(line) => String(line.number)}
        />
      )}
      {preview.lines.length < lines && <p className={panel.hint}>{t('more', { count: lines })}</p>}
    </article>
  );
}

function Totals({ totals }: Pick<StatementPreview, 'totals'>): ReactNode {
  const t = useText();
  return (
    <ul className={classes.totals} aria-label={t('totals')}>
      {totals.map(({ effect, lines, amount }) => (
        <li key={effect}>
          <Chip tone={effectTones[effect]}>{t(`effect.${effect}`)}</Chip>
          <span>{t('count', { count: lines })}</span>
          <Money amount={amount} />
        </li>
      ))}
    </ul>
  );
}

const columns = (): readonly Column<PreviewLine>[] => [
  {
    key: 'who',
    header: text('columns.who'),
    render: ({ counterparty, booked_on: day, reference }) => (
      <TwoLines
        first={counterparty ?? text('unnamed')}
        second={
          <>
            <DateText value={day} /> {reference}
          </>
        }
      />
    ),
    phone: 'title',
  },
  {
    key: 'effect',
    header: text('columns.effect'),
    render: (line) => (
      <TwoLines
        first={<Chip tone={effectTones[line.effect]}>{text(`effect.${line.effect}`)}</Chip>}
        second={detailOf(line)}
      />
    ),
  },
  {
    key: 'amount',
    header: text('columns.amount'),
    render: ({ amount, is_return: isReturn }) => (
      <TwoLines first={<Money amount={amount} />} second={isReturn && text('return')} />
    ),
    numeric: true,
    phone: 'amount',
  },
];

function detailOf({ payout, exception }: PreviewLine): string {
  const named = payout === null ? '' : text(`purpose.${payout.purpose}`, { name: payout.beneficiary });
  return [exception === null ? '' : sharedText(`exceptionKind.${exception}`), named]
    .filter((one) => one !== '')
    .join(' · ');
}
