import { ActionIcon } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import type { ReactNode } from 'react';

/** Takes one cell out of the draft. */
export function RemoveCell({
  label,
  onRemove,
}: {
  readonly label: string;
  readonly onRemove: () => void;
}): ReactNode {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={label} onClick={onRemove}>
      <IconX aria-hidden />
    </ActionIcon>
  );
}
