import { Button, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { FormErrors } from '../../../components/form-errors.tsx';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import {
  type Check,
  type PictureResult,
  type Side,
  samplePicture,
  sendPicture,
} from '../api/verification.ts';
import { useFocusFallback } from '../lib/use-focus-fallback.ts';
import { useText } from '../text.ts';
import { PictureSource } from './picture-source.tsx';
import { Preview } from './preview.tsx';
import classes from './verification.module.css';

interface PictureStepProps {
  readonly id: string;
  readonly side: Side;
  readonly handoffToken: string | undefined;
  /** Where the demo has a sample of this picture. */
  readonly sampleUrl: string | null;
  readonly onSession: (session: Check) => void;
}

/** One picture: take it, look at it, send it; and again where it is not good enough. */
export function PictureStep({ id, side, handoffToken, sampleUrl, onSession }: PictureStepProps): ReactNode {
  const t = useText();
  const [picture, setPicture] = useState<File | null>(null);
  const sending = useMutation({
    mutationFn: (image: File) => sendPicture(id, side, image, handoffToken),
    onSuccess: (answer) => (moves(answer) ? onSession(sessionOf(answer)) : setPicture(null)),
    onError: () => setPicture(null),
  });
  const sample = useMutation({
    mutationFn: (url: string) => samplePicture(url, side),
    onSuccess: setPicture,
  });

  const heading = useRef<HTMLHeadingElement>(null);
  useFocusFallback(heading, picture === null ? sending.status : 'preview');

  function onPick(image: File): void {
    sending.reset();
    setPicture(image);
  }

  return (
    <div className={classes.picture}>
      <div>
        <Title order={2} ref={heading} tabIndex={-1} className={classes.heading}>
          {t(`picture.${side}.title`)}
        </Title>
        <p className={classes.text}>{t(`picture.${side}.hint`)}</p>
      </div>
      <div role="status">
        {sending.isSuccess && !sending.data.accepted && <Advice checks={sending.data.checks} />}
      </div>
      {sending.isError && <PictureError error={sending.error} />}
      {picture === null ? (
        <PictureSource side={side} onPick={onPick} />
      ) : (
        <Preview
          picture={picture}
          sending={sending.isPending}
          onUse={() => sending.mutate(picture)}
          onAgain={() => setPicture(null)}
        />
      )}
      {picture === null && sampleUrl !== null && (
        <p className={classes.hint}>
          {t('sample.note')}{' '}
          <Button variant="subtle" size="compact-sm" onClick={() => sample.mutate(sampleUrl)}>
            {t('sample.use')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** What to do better, kindly. */
function Advice({ checks }: { readonly checks: PictureResult['checks'] }): ReactNode {
  const t = useText();
  return (
    <div className={classes.advice}>
      <p className={classes.adviceTitle}>{t('retake')}</p>
      <ul className={classes.reasons}>
        {checks
          .filter(({ result }) => result === 'fail')
          .map(({ check, text }) => (
            <li key={check}>{text}</li>
          ))}
      </ul>
    </div>
  );
}

function PictureError({ error }: { readonly error: unknown }): ReactNode {
  const { message, problems } = mapServerErrors(error);
  return <FormErrors message={message ?? problems[0]?.text ?? null} />;
}

function sessionOf({ id, state, steps, reasons, attempts_left }: PictureResult): Check {
  return { id, state, steps, reasons, attempts_left };
}

/** Whether the check continues: with this picture, or because it is over. */
function moves({ accepted, state }: PictureResult): boolean {
  return accepted || state !== 'open';
}
