import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import beforeAfter from './before-after.module.css';
import panel from './panel.module.css';
import classes from './setting-impact.module.css';
import { type ImpactLine, type ProposedValue, settingImpactQuery } from './setting-impact-query.ts';
import { useText } from './setting-impact-text.ts';

/** Counted once per value, not per digit. */
const PAUSE_MS = 400;

/** What a new value would touch: from what on it counts, and how many before and after (OPS-34). */
export function SettingImpact({ proposed }: { readonly proposed: ProposedValue }): ReactNode {
  const t = useText();
  const [value] = useDebouncedValue(proposed.value, PAUSE_MS);
  const [from] = useDebouncedValue(proposed.effective_from, PAUSE_MS);
  const { data, isError } = useQuery(settingImpactQuery({ key: proposed.key, value, effective_from: from }));
  if (isError) {
    return null;
  }
  return (
    <section aria-label={t('title')} aria-live="polite" aria-busy={data === undefined}>
      <h3 className={panel.heading}>{t('title')}</h3>
      {data === undefined ? (
        <p className={panel.hint}>{t('counting')}</p>
      ) : (
        <>
          <p className={panel.hint}>{t(`scope.${data.scope}`)}</p>
          {data.lines.length === 0 ? (
            <p className={panel.hint}>{t('nothing')}</p>
          ) : (
            <ImpactTable lines={data.lines} />
          )}
        </>
      )}
    </section>
  );
}

function ImpactTable({ lines }: { readonly lines: readonly ImpactLine[] }): ReactNode {
  const t = useText();
  return (
    <table className={`${beforeAfter.table} ${classes.counts}`}>
      <caption className={classes.caption}>{t('asOf')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('affected')}</th>
          <th scope="col">{t('before')}</th>
          <th scope="col">{t('after')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ population, before, after }) => (
          <tr key={population}>
            <th scope="row">{t(`population.${population}`)}</th>
            {after === null ? (
              <td colSpan={2}>{t('tooMany')}</td>
            ) : before === null ? (
              <td colSpan={2}>
                <Counted counted={after} />
              </td>
            ) : (
              <>
                <td>
                  <Counted counted={before} />
                </td>
                <td>
                  <Counted counted={after} />
                </td>
              </>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Counted({ counted }: { readonly counted: NonNullable<ImpactLine['after']> }): ReactNode {
  return (
    <>
      <b>{counted.count.toLocaleString('en-MY')}</b>
      {counted.amount !== null && <span className={classes.amount}>{formatMoney(counted.amount)}</span>}
    </>
  );
}
