import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ButtonLink } from '../../../components/button-link.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { nextSearch } from '../../../lib/session/next-page.ts';
import { customerSession } from '../../../lib/session/session-store.ts';
import { currentCheckQuery } from '../../../shared/ekyc/current-check.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import type { HandedOver } from '../lib/handed-over.ts';
import { useText } from '../text.ts';
import { Notice } from './notice.tsx';
import { OwnCheck } from './own-check.tsx';
import { PhoneCheck } from './phone-check.tsx';
import classes from './verification.module.css';

/** `/verification`: for the signed-in applicant, and for the phone that the check was handed to. */
export function VerificationPage({ handed }: { readonly handed: HandedOver | null }): ReactNode {
  const t = useText();
  return (
    <div className={classes.page}>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      {handed !== null ? (
        <PhoneCheck handed={handed} />
      ) : customerSession.get().token === null ? (
        <Notice
          title={t('guest.title')}
          body={t('guest.body')}
          action={
            <ButtonLink {...pageLink('login')} search={nextSearch('/verification')}>
              {t('signIn')}
            </ButtonLink>
          }
        />
      ) : (
        <SignedIn />
      )}
    </div>
  );
}

function SignedIn(): ReactNode {
  const check = useQuery(currentCheckQuery);
  return <QueryView query={check}>{(answer) => <OwnCheck current={answer} back={<BackLink />} />}</QueryView>;
}

/** Leads back to the form of the user's role. */
function BackLink(): ReactNode {
  const t = useText();
  const { data } = useQuery(currentUserQuery);
  const isIndividual = data?.user.role === 'investor' && data.user.type === 'Individual';
  return (
    <ButtonLink
      variant="default"
      {...pageLink(isIndividual ? 'investor_application' : 'business_application')}
      disabled={data === undefined}
    >
      {t('toApplication')}
    </ButtonLink>
  );
}
