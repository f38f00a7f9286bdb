import { Button, Checkbox, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { currentCheckQuery } from '../../../shared/ekyc/current-check.ts';
import { type CurrentCheck, startCheck } from '../api/verification.ts';
import { useText } from '../text.ts';
import classes from './verification.module.css';

/** States what is stored for how long, and takes an explicit consent before the first picture (KYC-6). */
export function ConsentForm({ current }: { readonly current: CurrentCheck }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [agreed, setAgreed] = useState(false);
  const start = useMutation({
    mutationFn: startCheck,
    onSuccess: () => queries.invalidateQueries({ queryKey: currentCheckQuery.queryKey }),
  });
  const failure = start.isError ? mapServerErrors(start.error) : null;
  const isRetry = current.session?.state === 'retry';
  return (
    <section className={classes.card}>
      <Title order={2} className={classes.heading}>
        {t('consent.title')}
      </Title>
      <ul className={classes.points}>
        <li>{t('consent.document')}</li>
        <li>{t('consent.selfie', { days: current.selfie_keep_days })}</li>
        <li>{t('consent.people')}</li>
      </ul>
      {failure !== null && <FormErrors message={failure.message ?? failure.problems[0]?.text ?? null} />}
      <Checkbox
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
        label={
          <RichText
            text={t('consent.agree')}
            parts={{
              link: (words) => (
                <TextLink {...pageLink('consent')} target="_blank">
                  {words}
                </TextLink>
              ),
            }}
          />
        }
      />
      <div className={classes.ways}>
        <Button disabled={!agreed} loading={start.isPending} onClick={() => start.mutate()}>
          {t(isRetry ? 'consent.again' : 'consent.start')}
        </Button>
        <span className={classes.hint}>{t('consent.attemptsLeft', { count: current.attempts_left })}</span>
      </div>
    </section>
  );
}
