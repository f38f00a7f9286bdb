import { Button, Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';
import { MoneyButton } from './money-button.tsx';
import { useText } from './text.ts';

interface ConfirmModalProps {
  readonly opened: boolean;
  readonly title: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** The way out, where "Cancel" would be taken for the deed. */
  readonly dismiss?: string;
  readonly working?: boolean;
  /** Shown, but not possible: the content says why. */
  readonly impossible?: boolean;
  /** Takes something away: the button turns red. */
  readonly destructive?: boolean;
  readonly children: ReactNode;
}

/** Prompts for a confirmation: states the consequence, and names the action on the button. */
export function ConfirmModal(props: ConfirmModalProps): ReactNode {
  const t = useText();
  const { working = false, destructive = false, impossible = false } = props;
  return (
    <Dialog opened={props.opened} title={props.title} onClose={props.onCancel}>
      <Stack gap="lg">
        <div>{props.children}</div>
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={props.onCancel} disabled={working}>
            {props.dismiss ?? t('confirm.cancel')}
          </Button>
          <MoneyButton
            color={destructive ? 'saga' : 'pandan'}
            loading={working}
            disabled={impossible}
            onClick={props.onConfirm}
          >
            {props.confirm}
          </MoneyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
