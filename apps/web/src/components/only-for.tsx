import type { ReactNode } from 'react';
import { pageLink } from '../config/page-link.ts';
import { useCurrentUser } from '../lib/session/current-user.ts';
import { ButtonLink } from './button-link.tsx';
import { PageHeader } from './page-header.tsx';
import { EmptyState } from './states.tsx';
import { useText } from './text.ts';

interface OnlyForProps {
  readonly role: 'investor' | 'businessowner';
  /** The page's title, shown to the other role too. */
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of one role; the other one is told so (rules §9). The server refuses the calls. */
export function OnlyFor({ role, title, children }: OnlyForProps): ReactNode {
  const t = useText();
  if (useCurrentUser().role === role) {
    return children;
  }
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={t(`onlyFor.${role}`)}
        action={<ButtonLink {...pageLink('dashboard')}>{t('onlyFor.action')}</ButtonLink>}
      />
    </>
  );
}
