import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { acceptAgreement } from '../api/investor-profile.ts';
import { useRefreshedUser } from '../lib/use-refreshed-user.ts';
import { useText } from '../text.ts';
import classes from './investor-profile.module.css';

/** The Investor Agreement modal: closed by accepting or logging out only (NAV-9, NAV-4). */
export default function AgreementModal({ logOut }: { readonly logOut: ReactNode }): ReactNode {
  const t = useText();
  const refresh = useRefreshedUser();
  const accept = useMutation({
    mutationFn: acceptAgreement,
    onSuccess: async () => {
      showToast('success', specifiedText('agreementUpdated'));
      await refresh();
    },
    onError: () => showToast('error', specifiedText('agreementFailed')),
  });
  return (
    <Dialog opened title={t('agreement.title')} onClose={() => undefined} closable={false}>
      <p className={classes.body}>{t('agreement.body')}</p>
      <div className={classes.links}>
        <TextLink {...pageLink('tnc', { type: 'investor', compliant: 'conventional' })} target="_blank">
          {t('agreement.conventional')}
        </TextLink>
        <TextLink {...pageLink('tnc', { type: 'investor', compliant: 'islamic' })} target="_blank">
          {t('agreement.islamic')}
        </TextLink>
        <p className={classes.body}>{t('agreement.newWindow')}</p>
      </div>
      <Group className={classes.ways} gap="sm">
        {logOut}
        <Button loading={accept.isPending} onClick={() => accept.mutate()}>
          {t('agreement.accept')}
        </Button>
      </Group>
    </Dialog>
  );
}
