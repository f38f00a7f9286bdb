import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { PartBoundary } from './part-boundary.tsx';
import classes from './section-card.module.css';

interface SectionCardProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of a page, in a card. Cards hold no cards (design). */
export function SectionCard({ title, subtitle, action, children }: SectionCardProps): ReactNode {
  const id = useId();
  return (
    <section className={classes.card} aria-labelledby={id}>
      <div className={classes.head}>
        <div>
          <Title order={2} id={id}>
            {title}
          </Title>
          {subtitle !== undefined && <p className={classes.subtitle}>{subtitle}</p>}
        </div>
        {action}
      </div>
      <PartBoundary>{children}</PartBoundary>
    </section>
  );
}
