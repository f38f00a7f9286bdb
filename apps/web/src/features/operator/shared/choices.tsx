import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import panel from './panel.module.css';
import { useText } from './text.ts';

interface ChoicesProps<Choice extends string> {
  /** Every decision in the order of the screen, the main one first. */
  readonly choices: readonly Choice[];
  readonly can: Readonly<Record<Choice, boolean>>;
  readonly label: (choice: Choice) => string;
  readonly onChoose: (choice: Choice) => void;
}

/** The decisions that this operator may propose; none while a proposal waits for a second one. */
export function Choices<Choice extends string>({
  choices,
  can,
  label,
  onChoose,
}: ChoicesProps<Choice>): ReactNode {
  const t = useText();
  const possible = choices.filter((one) => can[one]);
  if (possible.length === 0) {
    return <p className={panel.wait}>{t('waitingForSecond')}</p>;
  }
  return (
    <div className={panel.buttons}>
      {possible.map((one) => (
        <Button
          key={one}
          {...(one === choices[0] ? {} : { variant: 'default' })}
          onClick={() => onChoose(one)}
        >
          {label(one)}
        </Button>
      ))}
    </div>
  );
}
