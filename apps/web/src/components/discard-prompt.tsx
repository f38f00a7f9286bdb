import { Button, Group, Modal, Stack } from '@mantine/core';
import { modalNarrowPx } from '@titian/contracts/constants';
import { type ReactNode, useCallback, useRef, useState } from 'react';
import type { ReportUnsavedWork } from '../lib/form/unsaved-work.ts';
import { useText } from './text.ts';

interface DiscardPromptControls {
  readonly report: ReportUnsavedWork;
  /** Closes at once where nothing would be lost, and asks otherwise. */
  readonly requestClose: () => void;
  /** The question, or null while there is none. */
  readonly prompt: ReactNode;
}

/** Asks before what was typed is discarded with the dialog around it. */
export function useDiscardPrompt(onClose: () => void): DiscardPromptControls {
  const unsaved = useRef(new Set<string>());
  const [isOpen, setOpen] = useState(false);
  const report = useCallback<ReportUnsavedWork>((form, isUnsaved) => {
    isUnsaved ? unsaved.current.add(form) : unsaved.current.delete(form);
  }, []);
  const discard = () => {
    setOpen(false);
    onClose();
  };
  return {
    report,
    requestClose: () => (unsaved.current.size === 0 ? onClose() : setOpen(true)),
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
