import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import { Stages } from './stages.tsx';

/** Approved, and before the first top-up: one step is left. */
export function FirstSteps(): ReactNode {
  const t = useText();
  const { first_name: name } = useCurrentUser();
  return (
    <>
      <PageHeader
        title={t('first.hello', { name })}
        subtitle={t('first.body')}
        action={<ButtonLink {...pageLink('fpx_verify')}>{t('first.action')}</ButtonLink>}
      />
      <SectionCard title={t('first.title')}>
        <Stages now="topUp" />
      </SectionCard>
    </>
  );
}
