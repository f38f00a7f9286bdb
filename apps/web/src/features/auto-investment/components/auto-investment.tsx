import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Facts } from '../../../components/facts.tsx';
import { OnlyFor } from '../../../components/only-for.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { type CurrentUser, useCurrentUser } from '../../../lib/session/current-user.ts';
import { useText } from '../text.ts';
import PresetModal from './preset-modal.tsx';

/** The page of the preset: what there is, and what is running. */
export function AutoInvestment({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useText();
  return (
    <OnlyFor who="investor" title={t('page.title')}>
      <PageHeader title={t('page.title')} />
      <Preset isNew={isNew} />
    </OnlyFor>
  );
}

function Preset({ isNew }: { readonly isNew: boolean }): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  const [making, setMaking] = useState(false);
  if (user.check_if_has_auto_invest_bots) {
    return (
      <SectionCard title={isNew ? t('page.created') : t('page.saved')}>
        <p>{t('page.savedBody')}</p>
        <PresetFacts user={user} />
      </SectionCard>
    );
  }
  return (
    <>
      <EmptyState
        title={t('page.none')}
        body={t('page.noneBody')}
        action={<Button onClick={() => setMaking(true)}>{t('page.make')}</Button>}
      />
      {making && <PresetModal onClose={() => setMaking(false)} />}
    </>
  );
}

function PresetFacts({ user }: { readonly user: CurrentUser }): ReactNode {
  const t = useText();
  const percent = user.auto_invest_issuer_exposure_percent;
  return (
    <Facts
      rows={[
        [t('page.guaranteed'), t(`guaranteed.${user.auto_invest_guaranteed_notes_option}`)],
        [t('page.exhausted'), user.auto_invest_exhausted_balance ? t('yes') : t('no')],
        [t('page.exposure'), percent === null ? t('page.noLimit') : `${percent} ${t('percent')}`],
      ]}
    />
  );
}
