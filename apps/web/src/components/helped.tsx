import { ActionIcon, Tooltip } from '@mantine/core';
import { IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './helped.module.css';

interface HelpedProps {
  /** What the button is called, such as "About annual income". */
  readonly name: string;
  readonly help: ReactNode;
  readonly children: ReactNode;
}

/** A field with its explanation one tap, hover or focus away, beside its label. */
export function Helped({ name, help, children }: HelpedProps): ReactNode {
  return (
    <div className={classes.helped}>
      {children}
      <Tooltip label={help} multiline w="var(--menu-width)" position="top-end">
        <ActionIcon type="button" variant="subtle" size="sm" className={classes.help} aria-label={name}>
          <IconInfoCircle className={classes.icon} aria-hidden />
        </ActionIcon>
      </Tooltip>
    </div>
  );
}
