import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { platformTermsQuery } from '../../../shared/platform/terms.ts';
import { useText } from '../text.ts';
import classes from './legal-page.module.css';

/** The contact address. Its space is reserved while it loads, to avoid a layout shift. */
export function LegalContact(): ReactNode {
  const t = useText();
  const { data } = useQuery(platformTermsQuery);
  const email = data?.support_email;
  return (
    <p className={classes.contact}>
      {email !== undefined && (
        <RichText
          text={t('questions', { email })}
          parts={{
            mail: (words) => (
              <Anchor key="mail" href={`mailto:${email}`}>
                {words}
              </Anchor>
            ),
          }}
        />
      )}
    </p>
  );
}
