import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { ConfirmModal } from '../../../components/confirm-modal.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { signOutHere } from '../../../lib/session/sign-out-here.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { endOtherSignIns, endSignIn, type SignInItem, signInsQuery } from '../api/sign-ins.ts';
import { useText } from '../text.ts';
import classes from './security.module.css';

/** Where the person is signed in, and a way to end what they do not know. */
export function SessionsSection(): ReactNode {
  const t = useText();
  const signIns = useQuery(signInsQuery);
  const [ending, setEnding] = useState<SignInItem | null>(null);
  const end = useEndSignIn(() => setEnding(null));
  return (
    <SectionCard title={t('sessions.title')} subtitle={t('sessions.subtitle')}>
      <QueryView query={signIns}>
        {({ items }) => (
          <>
            <ul className={classes.list}>
              {items.map((item) => (
                <SignInRow key={item.eventUuid} item={item} onEnd={() => setEnding(item)} />
              ))}
            </ul>
            {items.length > 1 && <EndOthers />}
          </>
        )}
      </QueryView>
      <ConfirmModal
        opened={ending !== null}
        title={t('sessions.endTitle')}
        confirm={t('sessions.end')}
        destructive
        working={end.isPending}
        onCancel={() => setEnding(null)}
        onConfirm={() => ending !== null && end.mutate(ending)}
      >
        {ending?.is_current
          ? t('sessions.endCurrent')
          : t('sessions.endOther', { device: ending?.device ?? '' })}
      </ConfirmModal>
    </SectionCard>
  );
}

/** Ends all other sessions, after a confirmation. */
function EndOthers(): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [confirming, { open, close }] = useDisclosure(false);
  const end = useMutation({
    mutationFn: endOtherSignIns,
    onSuccess: () => showToast('success', t('sessions.allEnded')),
    onError: (error) => showToast('error', error.message),
    onSettled: () => {
      close();
      return queries.invalidateQueries({ queryKey: signInsQuery.queryKey });
    },
  });
  return (
    <div className={classes.others}>
      <Button variant="default" onClick={open}>
        {t('sessions.endAll')}
      </Button>
      <ConfirmModal
        opened={confirming}
        title={t('sessions.endAll')}
        confirm={t('sessions.endAll')}
        destructive
        working={end.isPending}
        onCancel={close}
        onConfirm={() => end.mutate()}
      >
        {t('sessions.endAllBody')}
      </ConfirmModal>
    </div>
  );
}

function SignInRow({ item, onEnd }: { readonly item: SignInItem; readonly onEnd: () => void }): ReactNode {
  const t = useText();
  const facts = [
    [t('sessions.lastSeen'), <DateText key="seen" value={item.last_seen_at} style="instant" />],
    [t('sessions.signedIn'), <DateText key="in" value={item.signed_in_at} style="instant" />],
    [t('sessions.address'), item.ip],
  ] as const;
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.device}>
          {item.device}
          {item.is_current && <Chip tone="brand">{t('sessions.current')}</Chip>}
        </p>
        <dl className={classes.details}>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Button variant="default" onClick={onEnd} aria-label={t('sessions.endOf', { device: item.device })}>
        {t('sessions.end')}
      </Button>
    </li>
  );
}

/** Ending the sign-in of this browser is logging out. One that has ended meanwhile is removed as well. */
function useEndSignIn(onDone: () => void) {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (item: SignInItem) => endSignIn(item.eventUuid),
    onSuccess: async (_answer, { is_current }) => {
      onDone();
      if (!is_current) {
        showToast('success', t('sessions.ended'));
        return queries.invalidateQueries({ queryKey: signInsQuery.queryKey });
      }
      signOutHere();
      showToast('success', specifiedText('loggedOut'));
      await router.navigate(pageLink('login'));
      queries.clear();
    },
    onError: (error) => {
      onDone();
      showToast('error', error.message);
      return queries.invalidateQueries({ queryKey: signInsQuery.queryKey });
    },
  });
}
