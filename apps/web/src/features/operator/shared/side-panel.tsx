import { CloseButton, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './queue.module.css';
import { useText } from './text.ts';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Details beside a list. */
export function SidePanel({ title, onClose, children }: SidePanelProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.panelHead}>
        <Title order={2} id={id}>
          {title}
        </Title>
        <CloseButton aria-label={t('close')} onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
