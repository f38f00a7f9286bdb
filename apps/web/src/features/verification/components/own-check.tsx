import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { currentCheckQuery } from '../../../shared/ekyc/current-check.ts';
import { useText as useCheckText } from '../../../shared/ekyc/text.ts';
import type { Check, CurrentCheck, Handoff } from '../api/verification.ts';
import { useText } from '../text.ts';
import { ConsentForm } from './consent-form.tsx';
import { HandoffPanel } from './handoff-panel.tsx';
import { Notice } from './notice.tsx';
import { Outcome } from './outcome.tsx';
import { PictureSteps } from './picture-steps.tsx';

/** While a phone or a machine is at work, the page follows; not while it is hidden. */
const FOLLOW_MS = 2_500;

interface OwnCheckProps {
  readonly current: CurrentCheck;
  /** The way back to the application. */
  readonly back: ReactNode;
}

/** The check of the signed-in applicant, in any state. */
export function OwnCheck({ current, back }: OwnCheckProps): ReactNode {
  const t = useText();
  const checkText = useCheckText();
  const { session, blocked } = current;
  if (session?.state === 'open') {
    return <OpenCheck current={current} session={session} />;
  }
  if (blocked === 'identity_missing' || blocked === 'attempts') {
    return <Notice title={t(`blocked.${blocked}.title`)} body={t(`blocked.${blocked}.body`)} action={back} />;
  }
  if (session !== null && blocked !== null) {
    return <Outcome session={session} back={back} />;
  }
  return (
    <>
      {session?.state === 'retry' && <Outcome session={session} back={null} />}
      {current.undone_by !== null && (
        <Notice title={t('undone')} body={checkText(`state.undone_${current.undone_by}`)} />
      )}
      <ConsentForm current={current} />
    </>
  );
}

function OpenCheck({
  current,
  session,
}: {
  readonly current: CurrentCheck;
  readonly session: Check;
}): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [handoff, setHandoff] = useState<Handoff | null>(null);
  const isComplete = session.steps.every(({ done }) => done);
  useQuery({ ...currentCheckQuery, refetchInterval: isComplete || handoff !== null ? FOLLOW_MS : false });

  function onSession(next: Check): void {
    queries.setQueryData(currentCheckQuery.queryKey, { ...current, session: next });
    if (next.state !== 'open') {
      void queries.invalidateQueries({ queryKey: currentCheckQuery.queryKey });
    }
  }

  if (isComplete) {
    return <Notice title={t('checking.title')} body={t('checking.body')} />;
  }
  return (
    <>
      <HandoffPanel handoff={handoff} onHandoff={setHandoff} />
      <PictureSteps session={session} samples={current.sample_card} onSession={onSession} />
    </>
  );
}
