import { Drawer } from '@mantine/core';
import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useRef } from 'react';
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

/** A list with the details of its chosen row: beside it on a desktop, over it on a phone or tablet. */
export function DetailView(props: DetailViewProps): ReactNode {
  const beside = useBeside();
  return (
    <>
      {beside ? (
        <Beside {...props} />
      ) : (
        <div className={classes.queue}>
          <div className={classes.list}>{props.children}</div>
        </div>
      )}
      {!beside && <Over {...props} />}
    </>
  );
}

/** Escape closes the panel unless a dialog is above it: that one closes alone, and what was read stays open. */
function Over({ title, panel, onClose }: DetailViewProps): ReactNode {
  const t = useText();
  const content = useRef<HTMLDivElement>(null);
  const isOpen = title !== null;

  function onKeyDown({ key, target }: KeyboardEvent): void {
    if (!isOpen || key !== 'Escape' || !(target instanceof Element) || target.matches(UNFOLDED)) {
      return;
    }
    const dialog = target.closest('[role="dialog"]');
    if (dialog === null || dialog === content.current) {
      onClose();
    }
  }
  useWindowEvent('keydown', onKeyDown, { capture: true });

  return (
    <Drawer.Root opened={isOpen} onClose={onClose} closeOnEscape={false} position="right" size="xl">
      <Drawer.Overlay />
      <Drawer.Content ref={content}>
        {/* The page has its one banner already. */}
        <Drawer.Header role="none">
          <Drawer.Title>{title}</Drawer.Title>
          <Drawer.CloseButton aria-label={t('close')} />
        </Drawer.Header>
        <Drawer.Body>{panel}</Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

const UNFOLDED = '[aria-haspopup][aria-expanded="true"]';
const CHOSEN = '[data-selected="true"] button';

/**
 * The list keeps the focus, so that the arrow keys continue; Escape closes from either side and leads back to the
 * row.
 */
function Beside({ children, title, panel, onClose, wide }: DetailViewProps): ReactNode {
  const view = useRef<HTMLDivElement>(null);
  const isOpen = title !== null;

  function close(): void {
    view.current?.querySelector<HTMLElement>(CHOSEN)?.focus();
    onClose();
  }

  // On the way down, while a list that the same key folds up still says that it is open. A dialog is outside of both.
  function onKeyDown({ key, target }: KeyboardEvent): void {
    const isWithin = target instanceof Element && view.current?.contains(target) === true;
    if (isOpen && isWithin && key === 'Escape' && !target.matches(UNFOLDED)) {
      close();
    }
  }
  useWindowEvent('keydown', onKeyDown, { capture: true });

  return (
    <div ref={view} className={classes.queue} data-open={isOpen} data-wide={wide}>
      <div className={classes.list}>{children}</div>
      {isOpen && (
        <SidePanel title={title} onClose={close}>
          {panel}
        </SidePanel>
      )}
    </div>
  );
}
