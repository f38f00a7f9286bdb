import type { ReactNode } from 'react';
import { ButtonLink } from '../../components/button-link.tsx';
import { PageHeader } from '../../components/page-header.tsx';
import { EmptyState } from '../../components/states.tsx';
import { useText } from '../../components/text.ts';
import { pageLink } from '../../config/page-link.ts';
import { useCurrentUser } from './current-user.ts';

interface OnlyForProps {
  readonly who: 'investor' | 'businessowner';
  /** The page's title, shown to the other role too. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of one role; a user of the other role reads so (NAV-3). The server rejects the calls. */
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
