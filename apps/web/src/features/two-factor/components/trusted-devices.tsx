import { Button, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { ConfirmModal } from '../../../components/confirm-modal.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { showToast } from '../../../lib/toast/toast.ts';
import { forgetDevice, type TrustedDevice, twoFactorQuery } from '../api/two-factor.ts';
import { useText } from '../text.ts';
import classes from './two-factor.module.css';

/** The devices that need no code, each with a button to remove it. */
export function TrustedDevices({ devices }: { readonly devices: readonly TrustedDevice[] }): ReactNode {
  const t = useText();
  const [removing, setRemoving] = useState<TrustedDevice | null>(null);
  const forget = useForgetDevice(() => setRemoving(null));
  return (
    <div className={classes.stack}>
      <div>
        <Title order={3}>{t('devices.title')}</Title>
        <p className={classes.lead}>{devices.length === 0 ? t('devices.none') : t('devices.body')}</p>
      </div>
      {devices.length > 0 && (
        <ul className={classes.list}>
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onRemove={() => setRemoving(device)} />
          ))}
        </ul>
      )}
      <ConfirmModal
        opened={removing !== null}
        title={t('devices.removeTitle')}
        confirm={t('devices.remove')}
        destructive
        working={forget.isPending}
        onCancel={() => setRemoving(null)}
        onConfirm={() => removing !== null && forget.mutate(removing.id)}
      >
        {t('devices.removeBody', { device: removing?.name ?? '' })}
      </ConfirmModal>
    </div>
  );
}

interface DeviceRowProps {
  readonly device: TrustedDevice;
  readonly onRemove: () => void;
}

function DeviceRow({ device, onRemove }: DeviceRowProps): ReactNode {
  const t = useText();
  return (
    <li className={classes.item}>
      <div>
        <p className={classes.device}>
          {device.name}
          {device.is_current && <Chip tone="brand">{t('devices.current')}</Chip>}
        </p>
        <p className={classes.hint}>
          {t('devices.lastUsed')} <DateText value={device.last_used_at} style="instant" />
        </p>
      </div>
      <Button
        variant="default"
        onClick={onRemove}
        aria-label={t('devices.removeOf', { device: device.name })}
      >
        {t('devices.remove')}
      </Button>
    </li>
  );
}

function useForgetDevice(onDone: () => void) {
  const t = useText();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: forgetDevice,
    onSuccess: () => showToast('success', t('devices.removed')),
    onError: (error) => showToast('error', error.message),
    onSettled: () => {
      onDone();
      // For this device, the answer redirects to the second factor.
      return queries.invalidateQueries({ queryKey: twoFactorQuery.queryKey });
    },
  });
}
