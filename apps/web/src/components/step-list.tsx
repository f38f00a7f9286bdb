import type { ReactNode } from 'react';
import classes from './step-list.module.css';
import { useText } from './text.ts';

interface Step {
  readonly key: string;
  readonly name: string;
  /** The number of rejected fields on it. */
  readonly problems: number;
}

interface StepListProps {
  readonly label: string;
  readonly steps: readonly Step[];
  readonly current: string;
  readonly onGo: (key: string) => void;
}

/** Where one is in a long form: each step can be visited at any time. */
export function StepList({ label, steps, current, onGo }: StepListProps): ReactNode {
  const t = useText();
  const at = steps.findIndex(({ key }) => key === current);
  return (
    <nav aria-label={label} className={classes.nav}>
      <p className={classes.progress}>
        {t('steps.progress', { number: at + 1, total: steps.length, name: steps[at]?.name ?? '' })}
      </p>
      <ol className={classes.steps}>
        {steps.map(({ key, name, problems }, number) => (
          <li key={key} className={classes.item}>
            <button
              type="button"
              className={classes.step}
              data-state={problems > 0 ? 'problem' : number < at ? 'before' : 'open'}
              aria-current={key === current ? 'step' : undefined}
              aria-label={problems > 0 ? t('steps.problems', { name, count: problems }) : name}
              onClick={() => onGo(key)}
            >
              <span className={classes.name}>{name}</span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}
