import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './verification.module.css';

interface NoticeProps {
  readonly title: string;
  readonly body: string;
  readonly action?: ReactNode;
  readonly children?: ReactNode;
}

/** One thing to know and one way on. */
export function Notice({ title, body, action, children }: NoticeProps): ReactNode {
  return (
    <section className={classes.card} aria-live="polite">
      <Title order={2} className={classes.heading}>
        {title}
      </Title>
      <p className={classes.text}>{body}</p>
      {children}
      {action !== undefined && <div className={classes.ways}>{action}</div>}
    </section>
  );
}
