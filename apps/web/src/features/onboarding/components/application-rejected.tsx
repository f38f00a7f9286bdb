import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { NoticePage } from '../../../components/notice-page.tsx';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';

interface ApplicationRejectedProps {
  /** The way to take one's data along. */
  readonly exported: ReactNode;
  readonly action: ReactNode;
}

/** Greets by first name, states that the application is unsuccessful, and gives a contact (NAV-15). */
export function ApplicationRejected({ exported, action }: ApplicationRejectedProps): ReactNode {
  const t = useText();
  const { first_name: name, support_email: email } = useCurrentUser();
  return (
    <NoticePage title={t('rejected.title', { name })} action={action}>
      <p>{t('rejected.body')}</p>
      <p>
        <RichText
          text={t('rejected.contact', { email })}
          parts={{ mail: (words) => <Anchor href={`mailto:${email}`}>{words}</Anchor> }}
        />
      </p>
      {exported}
    </NoticePage>
  );
}
