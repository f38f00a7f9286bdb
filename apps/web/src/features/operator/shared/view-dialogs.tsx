import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { OperatorList } from '@titian/contracts/operator-lists';
import { type FormEvent, type ReactNode, useState } from 'react';
import { ConfirmModal } from '../../../components/confirm-modal.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { call } from '../../../lib/api/client.ts';
import { mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { useText } from './text.ts';
import { type SavedView, viewsQuery } from './views-query.ts';

/** A change of the views of a list: afterwards they are read again, and the dialog is closed. */
function useViewChange<Answer>(
  list: OperatorList,
  change: () => Promise<Answer>,
  done: string,
  onClose: () => void,
): UseMutationResult<Answer> {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      showToast('success', done);
      onClose();
      return queries.invalidateQueries({ queryKey: viewsQuery(list).queryKey });
    },
  });
}

interface SaveViewProps {
  readonly list: OperatorList;
  readonly query: string;
  readonly onClose: () => void;
}

/** Keeps what stands in the address under a name, for oneself or for all who see the list. */
export function SaveView({ list, query, onClose }: SaveViewProps): ReactNode {
  const t = useText();
  const [name, setName] = useState('');
  const [shared, setShared] = useState(false);
  const saving = useViewChange(
    list,
    () => call('operatorSaveView', { body: { list, name, query, shared } }),
    t('views.saved'),
    onClose,
  );
  return (
    <NameForm
      title={t('views.saveTitle')}
      act={t('views.save')}
      name={name}
      onName={setName}
      saving={saving}
      onClose={onClose}
    >
      <p>{t('views.saveBody')}</p>
      <Switch
        label={t('views.share')}
        checked={shared}
        onChange={(event) => setShared(event.currentTarget.checked)}
      />
    </NameForm>
  );
}

interface ViewProps {
  readonly view: SavedView;
  readonly onClose: () => void;
}

export function RenameView({ view, onClose }: ViewProps): ReactNode {
  const t = useText();
  const [name, setName] = useState(view.name);
  const saving = useViewChange(
    view.list,
    () => call('operatorRenameView', { params: { id: view.id }, body: { name } }),
    t('views.renamed'),
    onClose,
  );
  return (
    <NameForm
      title={t('views.renameTitle')}
      act={t('views.rename')}
      name={name}
      onName={setName}
      saving={saving}
      onClose={onClose}
    />
  );
}

export function RemoveView({ view, onClose }: ViewProps): ReactNode {
  const t = useText();
  const removing = useViewChange(
    view.list,
    () => call('operatorDeleteView', { params: { id: view.id } }),
    t('views.removed'),
    onClose,
  );
  return (
    <ConfirmModal
      opened
      destructive
      title={t('views.removeTitle', { name: view.name })}
      confirm={t('views.remove')}
      working={removing.isPending}
      onConfirm={() => removing.mutate(undefined)}
      onCancel={onClose}
    >
      <Stack gap="sm">
        <FormErrors {...mapServerErrors(removing.error)} />
        <p>{view.shared ? `${t('views.removeShared')} ${t('views.removeBody')}` : t('views.removeBody')}</p>
      </Stack>
    </ConfirmModal>
  );
}

interface NameFormProps {
  readonly title: string;
  readonly act: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly saving: UseMutationResult<unknown>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

const NAME_MAX = 60;

function NameForm({ title, act, name, onName, saving, onClose, children }: NameFormProps): ReactNode {
  const t = useText();
  const { message, problems } = mapServerErrors(saving.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    saving.mutate(undefined);
  };
  return (
    <Dialog opened title={title} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          {children}
          <FormErrors message={message} problems={problems} />
          <TextInput
            label={t('views.name')}
            data-autofocus
            data-path="name"
            maxLength={NAME_MAX}
            error={problems.find(({ field }) => field === 'name')?.text}
            value={name}
            onChange={(event) => onName(event.currentTarget.value)}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={saving.isPending}>
              {act}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
