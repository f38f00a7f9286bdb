import type { ReactNode } from 'react';
import { pageLink } from '../config/page-link.ts';
import { ButtonLink } from './button-link.tsx';
import { PageHeader } from './page-header.tsx';
import { EmptyState } from './states.tsx';
import { useText } from './text.ts';

interface NotYetProps {
  readonly title: string;
  /** Where no menu leads on. */
  readonly wayOut: boolean;
}

/** A page that is in the plan but not built: its heading, and the truth. */
export function NotYet({ title, wayOut }: NotYetProps): ReactNode {
  const t = useText();
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        title={t('notYet.title')}
        body={t('notYet.body')}
        action={
          wayOut && (
            <ButtonLink {...pageLink('home')} variant="default">
              {t('notYet.action')}
            </ButtonLink>
          )
        }
      />
    </>
  );
}
