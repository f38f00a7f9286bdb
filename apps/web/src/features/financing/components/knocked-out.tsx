import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { FinancingStart } from '../api/draft.ts';
import { useText } from '../text.ts';
import classes from './cost-panel.module.css';

interface KnockedOutProps {
  readonly reasons: FinancingStart['costs']['knock_outs'];
}

/** Shown instead of the form: why an application would be rejected now. */
export function KnockedOut({ reasons }: KnockedOutProps): ReactNode {
  const t = useText();
  return (
    <section className={classes.panel}>
      <Title order={1}>{t('knockedOut.title')}</Title>
      <ul>
        {reasons.map((one) => (
          <li key={one.code}>{one.text}</li>
        ))}
      </ul>
      <div>
        <ButtonLink {...pageLink('bo_notes')}>{t('knockedOut.notes')}</ButtonLink>
      </div>
    </section>
  );
}
