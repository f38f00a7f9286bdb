import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './part.module.css';

interface PartProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A readable section of the note page, without a card around it. */
export function Part({ title, children }: PartProps): ReactNode {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.part}>
      <Title order={2} id={id}>
        {title}
      </Title>
      {children}
    </section>
  );
}

/** Two sections side by side, where there is room. */
export function Pair({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className={classes.pair}>{children}</div>;
}
