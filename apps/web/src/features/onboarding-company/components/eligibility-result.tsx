import { type Eligibility, financingRinggit } from '@titian/contracts/eligibility';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import { useText } from '../text.ts';
import classes from './eligibility-result.module.css';

/** Whether and for what the company may apply; read out when it changes. */
export function EligibilityResult({ verdict }: { readonly verdict: Eligibility }): ReactNode {
  return (
    <div role="status" className={classes.result} data-verdict={verdict.verdict}>
      <Words verdict={verdict} />
    </div>
  );
}

function Words({ verdict }: { readonly verdict: Eligibility }): ReactNode {
  const t = useText();
  if (verdict.verdict === 'unanswered') {
    return <p>{t('eligibility.unanswered')}</p>;
  }
  if (verdict.verdict === 'no') {
    return (
      <>
        <p className={classes.title}>{t('eligibility.no')}</p>
        <ul>
          {verdict.obstacles.map((one) => (
            <li key={one}>{t(`eligibility.obstacle.${one}`)}</li>
          ))}
        </ul>
      </>
    );
  }
  const least = formatMoney(`${financingRinggit.least}.00`);
  return (
    <>
      <p className={classes.title}>{t('eligibility.yes')}</p>
      <ul>
        {verdict.types.map((type) => (
          <li key={type}>{type}</li>
        ))}
      </ul>
      <p>{t('eligibility.amount', { least, most: formatMoney(`${verdict.upToRinggit}.00`) })}</p>
    </>
  );
}
