import { Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../../components/states.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { readCalendar } from '../api/cash-flow.ts';
import { useText } from '../text.ts';

const formats = ['ics', 'csv'] as const;

/** The calendar as a file: for calendar programs, or for a spreadsheet. */
export function SaveButtons(): ReactNode {
  const t = useText();
  const save = useMutation({
    mutationFn: async (format: (typeof formats)[number]) =>
      saveFile(await readCalendar(format), `titian-payments.${format}`),
  });
  return (
    <div>
      <Group gap="xs">
        {formats.map((format) => (
          <Button
            key={format}
            variant="default"
            size="sm"
            loading={save.isPending && save.variables === format}
            onClick={() => save.mutate(format)}
          >
            {t(format)}
          </Button>
        ))}
      </Group>
      {save.isError && <ErrorState error={save.error} onRetry={() => save.mutate(save.variables)} />}
    </div>
  );
}
