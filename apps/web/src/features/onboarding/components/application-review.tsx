import { Anchor, Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NoticePage } from '../../../components/notice-page.tsx';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { IdentityCheckRow } from '../../../shared/ekyc/identity-check-row.tsx';
import { currentUserQuery, useCurrentUser } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import classes from './application-review.module.css';

const steps = ['received', 'checking', 'decided'] as const;
/** The step that the page is about: the others are behind or ahead. */
const CURRENT = 'checking';

/** The review page of a business owner: done, in progress, next (NAV-16). */
export function ApplicationReview({ action }: { readonly action: ReactNode }): ReactNode {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const looking = useMutation({
    mutationFn: async () => {
      await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
      // The guard leads on where the answer has changed.
      await router.invalidate();
    },
  });
  const { first_name: name, support_email: email } = useCurrentUser();
  const actions = (
    <div className={classes.actions}>
      <Button loading={looking.isPending} onClick={() => looking.mutate()}>
        {t('review.again')}
      </Button>
      {action}
    </div>
  );
  return (
    <NoticePage title={t('review.title')} action={actions}>
      <p>{t('review.body', { name })}</p>
      <ol className={classes.steps}>
        {steps.map((step) => (
          <li key={step} aria-current={step === CURRENT ? 'step' : undefined}>
            <b>{t(`review.step.${step}`)}</b>
            <span>{t(`review.about.${step}`)}</span>
          </li>
        ))}
      </ol>
      <IdentityCheckRow />
      <p className={classes.contact}>
        <RichText
          text={t('review.contact', { email })}
          parts={{
            mail: (words) => (
              <Anchor key="mail" href={`mailto:${email}`}>
                {words}
              </Anchor>
            ),
          }}
        />
      </p>
    </NoticePage>
  );
}
