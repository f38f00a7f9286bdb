import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './queue.module.css';
import { SidePanel } from './side-panel.tsx';
import { useText } from './text.ts';
import { useBeside } from './use-beside.ts';

interface DetailViewProps {
  /** The list. */
  readonly children: ReactNode;
  /** The title of the details; null while nothing is chosen. */
  readonly title: string | null;
  readonly panel: ReactNode;
  readonly onClose: () => void;
  /** The panel takes the larger half of the window. */
  readonly wide?: boolean | undefined;
}

/** A list with the details of its chosen row: beside it on a desk, over it on a phone or tablet. */
export function DetailView(props: DetailViewProps): ReactNode {
  const t = useText();
  const beside = useBeside();
  const { title, panel, onClose } = props;
  const isOpen = title !== null;
  return (
    <>
      <div className={classes.queue} data-open={beside && isOpen} data-wide={props.wide}>
        <div className={classes.list}>{props.children}</div>
        {beside && isOpen && (
          <SidePanel title={title} onClose={onClose}>
            {panel}
          </SidePanel>
        )}
      </div>
      {!beside && (
        <Drawer.Root opened={isOpen} onClose={onClose} position="right" size="xl">
          <Drawer.Overlay />
          <Drawer.Content>
            {/* The page has its one banner already. */}
            <Drawer.Header role="none">
              <Drawer.Title>{title}</Drawer.Title>
              <Drawer.CloseButton aria-label={t('close')} />
            </Drawer.Header>
            <Drawer.Body>{panel}</Drawer.Body>
          </Drawer.Content>
        </Drawer.Root>
      )}
    </>
  );
}
