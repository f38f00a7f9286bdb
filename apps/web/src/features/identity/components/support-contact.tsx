import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';

/** The support address, which is a setting of the product. For pages behind sign-in. */
export function SupportContact(): ReactNode {
  const t = useText();
  const { support_email: email } = useCurrentUser();
  return (
    <p>
      <RichText
        text={t('contact', { email })}
        parts={{ mail: (words) => <Anchor href={`mailto:${email}`}>{words}</Anchor> }}
      />
    </p>
  );
}
