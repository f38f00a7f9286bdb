import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { Check, CurrentCheck } from '../api/verification.ts';
import { useText } from '../text.ts';
import { PictureStep } from './picture-step.tsx';
import classes from './verification.module.css';

interface PictureStepsProps {
  readonly session: Check;
  /** On a phone that the check was handed to. */
  readonly handoffToken?: string;
  /** Pictures of a sample card; only the demo has some. */
  readonly samples: CurrentCheck['sample_card'];
  readonly onSession: (session: Check) => void;
}

/** The pictures one after the other, and how far one is. */
export function PictureSteps({ session, handoffToken, samples, onSession }: PictureStepsProps): ReactNode {
  const t = useText();
  const current = session.steps.find(({ done }) => !done);
  return (
    <section className={classes.card}>
      <ol className={classes.steps} aria-label={t('steps')}>
        {session.steps.map(({ side, done }, at) => {
          const name = t(`side.${side}`);
          return (
            <li
              key={side}
              className={classes.step}
              data-state={done ? 'done' : side === current?.side ? 'current' : 'open'}
              aria-current={side === current?.side ? 'step' : undefined}
            >
              <span className={classes.number} aria-hidden>
                {done ? <IconCheck className={classes.tick} /> : at + 1}
              </span>
              <span>
                {name}
                {done && <VisuallyHidden>{t('stepDone')}</VisuallyHidden>}
              </span>
            </li>
          );
        })}
      </ol>
      {current !== undefined && (
        <PictureStep
          key={current.side}
          id={session.id}
          side={current.side}
          handoffToken={handoffToken}
          sampleUrl={samples.find(({ side }) => side === current.side)?.url ?? null}
          onSession={onSession}
        />
      )}
    </section>
  );
}
