import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './page-header.module.css';
import { useText } from './text.ts';

interface PageHeaderProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** The page's one primary action. */
  readonly action?: ReactNode;
}

/** A page's title, which names the browser tab too, with its one primary action. */
export function PageHeader({ title, subtitle, action }: PageHeaderProps): ReactNode {
  return (
    <header className={classes.header}>
      <PageTitle title={title} />
      <div className={classes.words}>
        <Title order={1}>{title}</Title>
        {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
      </div>
      {action}
    </header>
  );
}

/** Names the browser tab; for pages that show their heading in their own way. */
export function PageTitle({ title }: { readonly title: string }): ReactNode {
  const t = useText();
  return <title>{t('titleOf', { page: title })}</title>;
}
