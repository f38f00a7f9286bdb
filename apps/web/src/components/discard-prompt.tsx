import { Button, Group, Modal, Stack } from '@mantine/core';
import { modalNarrowPx } from '@titian/contracts/constants';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { unsavedForms } from '../lib/form/unsaved-work.ts';
import { useText } from './text.ts';

interface DiscardPromptControls {
  /** Closes at once where nothing would be lost, and prompts otherwise. */
  readonly requestClose: () => void;
  /** The question, or null while there is none. */
  readonly prompt: ReactNode;
}

/**
 * Prompts before unsaved input is discarded with a dialog. While the dialog is open the rest of the page takes no
 * input, so input unsaved since then belongs to it, wherever its form state is.
 */
export function useDiscardPrompt(opened: boolean, onClose: () => void): DiscardPromptControls {
  const before = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    if (opened) {
      before.current = unsavedForms();
    }
  }, [opened]);
  const [isOpen, setOpen] = useState(false);
  const hasUnsavedWork = () => [...unsavedForms()].some((form) => !before.current.has(form));
  const discard = () => {
    setOpen(false);
    onClose();
  };
  return {
    requestClose: () => (hasUnsavedWork() ? setOpen(true) : onClose()),
    prompt: isOpen ? <DiscardPrompt onStay={() => setOpen(false)} onDiscard={discard} /> : null,
  };
}

interface DiscardPromptProps {
  readonly onStay: () => void;
  readonly onDiscard: () => void;
}

function DiscardPrompt({ onStay, onDiscard }: DiscardPromptProps): ReactNode {
  const t = useText();
  return (
    <Modal
      opened
      onClose={onStay}
      title={t('discard.title')}
      size={modalNarrowPx}
      closeButtonProps={{ 'aria-label': t('confirm.close') }}
      attributes={{ header: { role: 'presentation' } }}
    >
      <Stack gap="lg">
        <p>{t('discard.body')}</p>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" color="saga" onClick={onDiscard}>
            {t('discard.confirm')}
          </Button>
          <Button data-autofocus onClick={onStay}>
            {t('discard.stay')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
