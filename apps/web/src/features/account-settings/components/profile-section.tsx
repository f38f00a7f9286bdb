import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateText } from '../../../components/date-text.tsx';
import { Facts } from '../../../components/facts.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { RichText } from '../../../lib/text/rich-text.tsx';
import { type CurrentUser, useCurrentUser } from '../../../shared/session/current-user.ts';
import { identityNumberQuery } from '../api/identity-number.ts';
import { taxResidencesQuery } from '../api/tax-residences.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';
import { TaxResidences } from './tax-residences.tsx';

/** The customer's verified data: read-only, with how it is changed. */
export function ProfileSection(): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  const identity = useQuery(identityNumberQuery(user));
  const residences = useQuery(taxResidencesQuery(user));
  const email = user.support_email;
  return (
    <SectionCard title={t('profile.title')} subtitle={t('profile.subtitle')}>
      <Facts rows={factsOf(user, identity.data ?? null, t)} />
      <TaxResidences rows={residences.data?.items ?? []} />
      <p className={classes.hint}>
        <RichText
          text={t('profile.change', { email })}
          parts={{
            mail: (words) => (
              <Anchor inherit underline="always" href={`mailto:${email}`}>
                {words}
              </Anchor>
            ),
          }}
        />
      </p>
    </SectionCard>
  );
}

type Row = readonly [label: string, value: ReactNode];

function factsOf(user: CurrentUser, identity: string | null, t: ReturnType<typeof useText>): Row[] {
  const { company_name: company, company_number: companyNumber, inv_no: number } = user;
  const since = `${user.account_created_year}-${String(user.account_created_month).padStart(2, '0')}`;
  return [
    [t('profile.name'), `${user.first_name} ${user.last_name}`],
    [t('profile.verifiedName'), user.verified_name ?? t('profile.notVerified')],
    ...rowIf(t('profile.identity'), identity === null ? null : `•••• ${identity.slice(-4)}`),
    ...rowIf(t('profile.company'), company),
    ...rowIf(t('profile.companyNumber'), companyNumber),
    [t('profile.kind'), t(`profile.kinds.${kindOf(user)}`)],
    ...rowIf(t('profile.investorNumber'), number),
    [t('profile.application'), t(applicationState(user))],
    [t('profile.since'), <DateText key="since" value={since} style="month" />],
  ];
}

function rowIf(label: string, value: string | null): Row[] {
  return value === null ? [] : [[label, value]];
}

function applicationState({ application_status: state }: CurrentUser) {
  return state === null ? 'profile.notStarted' : (`profile.applicationStates.${state}` as const);
}

function kindOf({ role, type }: CurrentUser): 'individual' | 'institution' | 'businessowner' {
  if (role === 'businessowner') {
    return 'businessowner';
  }
  return type === 'Institution' ? 'institution' : 'individual';
}
