import { Button, Checkbox, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { PROPOSALS_AT_ONCE } from '@titian/contracts/reconciliation';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { mapProposalErrors } from '../../shared/map-proposal-errors.ts';
import panel from '../../shared/panel.module.css';
import { proposeSuggestions } from '../api/act.ts';
import type { ExceptionRow } from '../api/reconciliation.ts';
import { suggestionName } from '../lib/suggestion-name.ts';
import { detailOf } from '../lib/transfer-name.ts';
import { useText } from '../text.ts';

/** Of the exceptions on a page those that may be proposed together: what is exact or likely for them. */
export function ChosenExceptions({ rows }: { readonly rows: readonly ExceptionRow[] }): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const certain = rows.filter(isCertain).slice(0, PROPOSALS_AT_ONCE);
  if (certain.length === 0) {
    return null;
  }
  return (
    <div className={panel.buttons}>
      <Button variant="default" onClick={() => setOpened(true)}>
        {t('allocation.proposeTitle')}
      </Button>
      <Dialog opened={opened} title={t('allocation.proposeTitle')} onClose={() => setOpened(false)}>
        <ChosenForm rows={certain} onClose={() => setOpened(false)} />
      </Dialog>
    </div>
  );
}

function isCertain({ can, suggestion }: ExceptionRow): boolean {
  return can.resolve && suggestion !== null && suggestion.confidence !== 'possible';
}

interface ChosenFormProps {
  readonly rows: readonly ExceptionRow[];
  readonly onClose: () => void;
}

function ChosenForm({ rows, onClose }: ChosenFormProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [shown] = useState(rows);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [reason, setReason] = useState('');
  const chosen = shown.filter(({ id }) => !left.has(id));
  const proposal = useMutation({
    mutationFn: proposeSuggestions,
    onSuccess: () => queries.invalidateQueries({ queryKey: ['operator'] }),
  });
  const { message, problems } = mapProposalErrors(proposal.error);
  if (proposal.data !== undefined) {
    return <Outcome rows={shown} items={proposal.data.items} onClose={onClose} />;
  }
  return (
    <Stack gap="md">
      <FormErrors message={message} problems={problems} />
      <p>{t('allocation.proposeBody')}</p>
      {shown.map((row) => (
        <Checkbox
          key={row.id}
          label={`${detailOf(row)} · ${formatMoney(row.amount ?? '0.00')}`}
          description={row.suggestion === null ? undefined : suggestionName(row.suggestion)}
          checked={!left.has(row.id)}
          onChange={() => setLeft((now) => toggled(now, row.id))}
        />
      ))}
      <p role="status">{t('allocation.chosen', { count: chosen.length })}</p>
      <Textarea
        label={t('allocation.reasonLabel')}
        required
        autosize
        minRows={2}
        data-path="reason"
        value={reason}
        error={problems.find(({ field }) => field === 'reason')?.text}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <div className={panel.buttons}>
        <Button
          loading={proposal.isPending}
          disabled={chosen.length === 0}
          onClick={() => proposal.mutate({ ids: chosen.map(({ id }) => id), reason })}
        >
          {t('allocation.proposeChosen')}
        </Button>
        <Button variant="default" onClick={onClose} disabled={proposal.isPending}>
          {t('allocation.cancel')}
        </Button>
      </div>
    </Stack>
  );
}

interface OutcomeProps {
  readonly rows: readonly ExceptionRow[];
  readonly items: Awaited<ReturnType<typeof proposeSuggestions>>['items'];
  readonly onClose: () => void;
}

/** Which proposals were made, and why the others were not. */
function Outcome({ rows, items, onClose }: OutcomeProps): ReactNode {
  const t = useText();
  const failed = items.filter((one) => one.error !== null);
  const nameOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    return row === undefined ? id : detailOf(row);
  };
  return (
    <Stack gap="md">
      <p role="status">{t('allocation.result', { count: items.length - failed.length })}</p>
      {failed.length > 0 && (
        <ul className={panel.list}>
          {failed.map((one) => (
            <li key={one.exception_id}>
              {t('allocation.failed', { detail: nameOf(one.exception_id), error: one.error ?? '' })}
            </li>
          ))}
        </ul>
      )}
      <div className={panel.buttons}>
        <Button onClick={onClose}>{t('allocation.close')}</Button>
      </div>
    </Stack>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  return next.delete(id) ? next : next.add(id);
}
