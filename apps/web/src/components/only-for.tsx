import type { ReactNode } from 'react';
import { pageLink } from '../config/page-link.ts';
import { useCurrentUser } from '../lib/session/current-user.ts';
import { ButtonLink } from './button-link.tsx';
import { PageHeader } from './page-header.tsx';
import { EmptyState } from './states.tsx';
import { useText } from './text.ts';

interface OnlyForProps {
  readonly who: 'investor' | 'businessowner';
  /** The page's title, shown to the other role too. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of one role; a user of the other role reads so (NAV-3). The server refuses the calls. */
export function OnlyFor({ who, title, children }: OnlyForProps): ReactNode {
  const t = useText();
  if (useCurrentUser().role === who) {
    return children;
  }
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={t(`onlyFor.${who}`)}
        action={<ButtonLink {...pageLink('dashboard')}>{t('onlyFor.action')}</ButtonLink>}
      />
    </>
  );
}
