import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { FileButtons } from '../../shared/file-buttons.tsx';
import { Focused } from '../../shared/focused.tsx';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import { type MarketReturn, readReturnFile, returnQuery } from '../api/reports.ts';
import { cellText, headText } from '../lib/format-cell.ts';
import { useText } from '../text.ts';
import { Definitions } from './definitions.tsx';
import classes from './reports.module.css';

/** The return of a quarter: its figures, what they mean, its versions, and the proposal that freezes it. */
export function ReturnView({ period }: { readonly period: string }): ReactNode {
  return <QueryView query={useQuery(returnQuery(period))}>{(one) => <Shown marketReturn={one} />}</QueryView>;
}

interface ReturnProps {
  readonly marketReturn: MarketReturn;
}

function Shown({ marketReturn: one }: ReturnProps): ReactNode {
  const t = useText();
  return (
    <>
      <SectionCard
        title={t('returns.of', { period: one.period })}
        subtitle={stateText(one, t)}
        action={
          <FileButtons
            label={(format) => t('fileOf', { title: t('returns.of', { period: one.period }), format })}
            name={`return-${one.period}`}
            read={(format) => readReturnFile(one.period, format)}
          />
        }
      >
        <div className={classes.sections}>
          <Changed marketReturn={one} />
          <Freeze marketReturn={one} />
          <RecordList
            caption={t('returns.of', { period: one.period })}
            columns={[
              { key: 'line', header: t('returns.figure'), render: headText, phone: 'title' },
              {
                key: 'value',
                header: t('returns.value'),
                numeric: true,
                phone: 'amount',
                render: ({ value, kind }) => cellText(value, kind),
              },
            ]}
            rows={one.lines}
            rowKey={({ key }) => key}
          />
          <Earlier marketReturn={one} />
        </div>
      </SectionCard>
      <Definitions definitions={one.lines} />
    </>
  );
}

type Words = ReturnType<typeof useText>;

function stateText({ frozen, is_over: isOver, to }: MarketReturn, t: Words): string {
  if (frozen === null) {
    return isOver ? t('returns.notFrozen') : t('returns.stillRunning', { to: formatDate(to) });
  }
  return versionText(frozen, t);
}

function versionText(one: NonNullable<MarketReturn['frozen']>, t: Words): string {
  return t('returns.frozenBy', {
    ...{ version: one.version, on: formatDate(one.approved_at) },
    ...{ maker: one.proposed_by, checker: one.approved_by, reason: one.reason },
  });
}

/** Figures that the books would give differently today. */
function Changed({ marketReturn: { changed } }: ReturnProps): ReactNode {
  const t = useText();
  return (
    changed.length > 0 && (
      <section aria-label={t('returns.changed')}>
        <p>{t('returns.changed')}</p>
        <ul className={classes.changed}>
          {changed.map(({ key, kind, label, was, is }) => (
            <li key={key}>
              {t('returns.wasIs', {
                ...{ label, was: cellText(was, kind), is: cellText(is, kind) },
              })}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

function Freeze({ marketReturn: { period, can, frozen, is_proposed: isProposed } }: ReturnProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const action = t(frozen === null ? 'returns.freeze' : 'returns.restate');
  if (isProposed) {
    return <p>{t('returns.waits')}</p>;
  }
  if (!can.propose) {
    return null;
  }
  return (
    <Focused on={isOpen ? 'freeze' : null}>
      {isOpen ? (
        <div className={classes.form}>
          <ProposalForm
            kind="market_return"
            submit={action}
            propose={(reason) => ({ kind: 'market_return', after: { period }, reason })}
            onDone={() => setOpen(false)}
            onCancel={() => setOpen(false)}
          />
        </div>
      ) : (
        <Button onClick={() => setOpen(true)}>{action}</Button>
      )}
    </Focused>
  );
}

function Earlier({ marketReturn: { earlier } }: ReturnProps): ReactNode {
  const t = useText();
  return (
    earlier.length > 0 && (
      <section aria-label={t('returns.earlier')}>
        <p>{t('returns.earlier')}</p>
        <ul className={classes.changed}>
          {earlier.map((one) => (
            <li key={one.id}>{versionText(one, t)}</li>
          ))}
        </ul>
      </section>
    )
  );
}
