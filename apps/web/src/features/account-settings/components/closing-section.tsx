import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { unbrokenAmounts } from '../../../lib/text/unbroken-amounts.ts';
import { closingQuery } from '../api/closing.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';
import { CloseAccount } from './close-account.tsx';

/** Closing the account, or what must end before it (ACC-27). */
export function ClosingSection(): ReactNode {
  const t = useText();
  const [open, setOpen] = useState(false);
  const closing = useQuery(closingQuery);
  return (
    <SectionCard title={t('closing.title')} subtitle={t('closing.subtitle')}>
      <div className={classes.form}>
        <ul className={classes.points}>
          <li>{t('closing.ends')}</li>
          <li>{t('closing.retained')}</li>
          <li>{t('closing.exportFirst')}</li>
        </ul>
        <QueryView query={closing}>
          {({ reasons }) =>
            reasons.length > 0 ? (
              <div>
                <p className={classes.plain}>{t('closing.first')}</p>
                <ul className={classes.points}>
                  {reasons.map(({ reason }) => (
                    <li key={reason}>{unbrokenAmounts(reason)}</li>
                  ))}
                </ul>
              </div>
            ) : (
              <div className={classes.actions}>
                <Button variant="default" onClick={() => setOpen(true)}>
                  {t('closing.button')}
                </Button>
              </div>
            )
          }
        </QueryView>
      </div>
      <CloseAccount opened={open} onClose={() => setOpen(false)} />
    </SectionCard>
  );
}
