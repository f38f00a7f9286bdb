import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { SkeletonRows } from '../../../components/states.tsx';
import { type Check, handedCheckQuery } from '../api/verification.ts';
import type { HandedOver } from '../lib/handed-over.ts';
import { useText } from '../text.ts';
import { Notice } from './notice.tsx';
import { Outcome } from './outcome.tsx';
import { PictureSteps } from './picture-steps.tsx';

/** The check on a phone: pictures and nothing else; the result is shown where it was begun. */
export function PhoneCheck({ handed }: { readonly handed: HandedOver }): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const query = handedCheckQuery(handed.id, handed.token);
  const { data: session, isError } = useQuery(query);

  function onSession(next: Check): void {
    queries.setQueryData(query.queryKey, { success: true, ...next });
  }

  if (isError) {
    return <Notice title={t('over.title')} body={t('over.body')} />;
  }
  if (session === undefined) {
    return <SkeletonRows rows={5} />;
  }
  if (session.state !== 'open') {
    return <Outcome session={session} back={null} />;
  }
  if (session.steps.every(({ done }) => done)) {
    return <Notice title={t('phoneDone.title')} body={t('phoneDone.body')} />;
  }
  return <PictureSteps session={session} handoffToken={handed.token} samples={[]} onSession={onSession} />;
}
