import { IconCircle, IconCircleCheckFilled, IconCircleDotFilled } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useText } from '../text.ts';
import classes from './dashboard.module.css';

const stages = ['apply', 'review', 'topUp', 'invest'] as const;
type Stage = (typeof stages)[number];

const icons = { done: IconCircleCheckFilled, now: IconCircleDotFilled, later: IconCircle } as const;

/** The way from the application to the first note; everything before `now` is done. */
export function Stages({ now }: { readonly now: Stage }): ReactNode {
  const t = useText();
  const at = stages.indexOf(now);
  return (
    <ol className={classes.stages}>
      {stages.map((stage, number) => {
        const state = number < at ? 'done' : number === at ? 'now' : 'later';
        const Icon = icons[state];
        return (
          <li
            key={stage}
            className={classes.stage}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <Icon className={classes.stageIcon} aria-label={t(`stage.${state}`)} />
            <div>
              <b>{t(`stage.${stage}.title`)}</b>
              <span>{t(`stage.${stage}.body`)}</span>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
