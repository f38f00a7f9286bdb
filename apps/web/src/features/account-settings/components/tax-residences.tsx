import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { countryName } from '../../../lib/text/country-name.ts';
import type { TaxResidence } from '../api/tax-residences.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';

/** Where the investor pays tax, and where that was or is going to be; to read. */
export function TaxResidences({ rows }: { readonly rows: readonly TaxResidence[] }): ReactNode {
  const t = useText();
  const current = rows.find((one) => one.is_current);
  const others = rows.filter((one) => one !== current);
  if (current === undefined) {
    return null;
  }
  return (
    <>
      <Facts rows={[[t('profile.residence'), <Residence key="current" row={current} />]]} />
      {others.length > 0 && (
        <div className={classes.rowHint}>
          <p>{t('profile.residenceHistory')}</p>
          <ul>
            {others.map((row) => (
              <li key={`${row.counts_from} ${row.effective_from} ${row.country}`}>
                <Residence row={row} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={classes.hint}>{t('profile.residenceHint')}</p>
    </>
  );
}

function Residence({ row }: { readonly row: TaxResidence }): ReactNode {
  const t = useText();
  const { effective_from: from, counts_from: counts } = row;
  const facts = { country: countryName(row.country), day: formatDate(from), counts: formatDate(counts) };
  return t(from === counts ? 'profile.residenceSince' : 'profile.residenceCounts', facts);
}
