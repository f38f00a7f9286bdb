import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './notice-page.module.css';
import { PageTitle } from './page-header.tsx';

interface NoticePageProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A page that says one thing and offers one way on. */
export function NoticePage({ title, action, children }: NoticePageProps): ReactNode {
  return (
    <section className={classes.notice}>
      <PageTitle title={title} />
      <Title order={1}>{title}</Title>
      <div className={classes.body}>{children}</div>
      {action}
    </section>
  );
}
