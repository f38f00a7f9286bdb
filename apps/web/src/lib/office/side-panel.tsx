import { CloseButton, Title } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import classes from './queue.module.css';
import { useText } from './text.ts';

interface SidePanelProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Details beside a list. The list keeps the focus, so that the arrow keys go on; Escape closes. */
export function SidePanel({ title, onClose, children }: SidePanelProps): ReactNode {
  const t = useText();
  const id = useId();

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'Escape' && !event.defaultPrevented) {
      onClose();
    }
  }

  return (
    <section className={classes.panel} aria-labelledby={id} onKeyDown={onKeyDown}>
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
