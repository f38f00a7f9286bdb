import { Modal } from '@mantine/core';
import { modalBreakpointPx, modalNarrowPx, modalWidePx } from '@titian/contracts/constants';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useDiscardPrompt } from './discard-prompt.tsx';
import { PartBoundary } from './part-boundary.tsx';
import { useText } from './text.ts';

interface DialogProps {
  readonly opened: boolean;
  readonly title: string;
  readonly onClose: () => void;
  /** A dialog that must be answered has no way out but its buttons. */
  readonly closable?: boolean;
  /** The most of a wide viewport that the dialog takes, such as '50vw'. */
  readonly maxWidth?: string;
  /** On paper the dialog stands alone, without the page behind it; other dialogs are not printed. */
  readonly isPrinted?: boolean;
  readonly children: ReactNode;
}

/**
 * A dialog: 350 px wide below a viewport of 700 px, 700 px otherwise (NAV-10). Where a form inside reports unsaved
 * input, Escape, a press outside and the cross prompt before it is discarded (NAV-27).
 */
export function Dialog({
  opened,
  title,
  onClose,
  closable = true,
  maxWidth,
  isPrinted = false,
  children,
}: DialogProps): ReactNode {
  const t = useText();
  useFocusBack();
  const { requestClose, prompt } = useDiscardPrompt(opened, onClose);
  const narrow = useSyncExternalStore(subscribeToWidth, isNarrow, () => false);
  const wide = maxWidth === undefined ? modalWidePx : `calc(min(${modalWidePx}px, ${maxWidth}))`;
  return (
    <Modal
      opened={opened}
      onClose={requestClose}
      title={title}
      size={narrow ? modalNarrowPx : wide}
      withCloseButton={closable}
      closeButtonProps={{ 'aria-label': t('confirm.close') }}
      // A page has one banner, and it is not the head of a dialog.
      attributes={{ header: { role: 'presentation' }, ...(isPrinted && { root: { 'data-print': 'alone' } }) }}
      closeOnEscape={closable && prompt === null}
      closeOnClickOutside={closable}
    >
      <PartBoundary>{children}</PartBoundary>
      {prompt}
    </Modal>
  );
}

/** A dialog that is taken away while it is open leaves the keyboard where it was before. */
function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      window.setTimeout(() => {
        // A focus moved in the meantime stays.
        if (opener instanceof HTMLElement && document.activeElement === document.body) {
          opener.focus();
        }
      }, 0);
    },
    [opener],
  );
}

function isNarrow(): boolean {
  return window.innerWidth < modalBreakpointPx;
}

function subscribeToWidth(onChange: () => void): () => void {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
}
