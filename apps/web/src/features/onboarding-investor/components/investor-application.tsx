import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PageTitle } from '../../../components/page-header.tsx';
import { ErrorState, SkeletonRows } from '../../../components/states.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { applicationQuery, constantsQuery, contactQuery } from '../api/application.ts';
import { valuesOf } from '../lib/values.ts';
import { useText } from '../text.ts';
import { InvestorForm } from './investor-form.tsx';

/** `/investors/apply`: the application of an Individual investor. `action` is the way out of a page without menus. */
export function InvestorApplication({ action }: { readonly action: ReactNode }): ReactNode {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const user = useCurrentUser();
  const [visit, setVisit] = useState(0);
  const answers = useQueries({ queries: [applicationQuery, constantsQuery, contactQuery] });
  const [check, constants, contact] = answers;

  async function onReload(): Promise<void> {
    await queries.refetchQueries({ queryKey: applicationQuery.queryKey });
    setVisit((before) => before + 1);
  }

  async function onSubmitted(): Promise<void> {
    showToast('success', t('submitted'));
    await router.navigate(pageLink('dashboard'));
  }

  const failed = answers.find(({ isError }) => isError);
  if (failed !== undefined) {
    return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  }
  if (!check.data || !constants.data || !contact.data) {
    return <SkeletonRows rows={8} />;
  }
  return (
    <>
      <PageTitle title={t('title')} />
      <InvestorForm
        key={visit}
        check={check.data}
        constants={constants.data}
        initialValues={valuesOf(check.data.application, {
          full_name: `${user.first_name} ${user.last_name}`.trim(),
          phone_country_code: contact.data.user_info.phone_country_code,
          phone_number: contact.data.user_info.phone_number,
        })}
        onSubmitted={onSubmitted}
        onReload={() => void onReload()}
        action={action}
      />
    </>
  );
}
