import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useTopUp } from '../lib/use-top-up.ts';
import { useText } from '../text.ts';
import { PhonePanel } from './phone-panel.tsx';
import { TopUpFields } from './top-up-fields.tsx';
import { TransferSection } from './transfer-form.tsx';
import classes from './wallet.module.css';

const steps = ['topUp.stepBank', 'topUp.stepName', 'topUp.stepArrives'] as const;

interface TopUpPageProps {
  /** Stands below the form. */
  readonly recurring: ReactNode;
}

/** `/balance/topup`. Before the first top-up it links to its explanation (NAV-20). */
export function TopUpPage({ recurring }: TopUpPageProps): ReactNode {
  const t = useText();
  const { first_topup: done } = useCurrentUser();
  const topUp = useTopUp(!done);
  return (
    <>
      <PageHeader title={t('topUp.title')} subtitle={t('topUp.subtitle')} />
      {!done && (
        <p className={classes.notice}>
          <RichText
            text={t('topUp.first')}
            parts={{ verify: (words) => <TextLink {...pageLink('fpx_verify')}>{words}</TextLink> }}
          />
        </p>
      )}
      <div className={classes.columns}>
        <div className={classes.stack}>
          <SectionCard title={t('topUp.formTitle')}>
            <TopUpFields topUp={topUp} />
            <TransferSection />
          </SectionCard>
          {recurring}
        </div>
        <section className={classes.aside} aria-label={t('topUp.next')}>
          <h2 className={classes.asideTitle}>{t('topUp.next')}</h2>
          <ol className={classes.steps}>
            {steps.map((step) => (
              <li key={step}>{t(step)}</li>
            ))}
          </ol>
          <PhonePanel />
        </section>
      </div>
    </>
  );
}
