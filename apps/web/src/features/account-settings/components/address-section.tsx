import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { hasUnsentForm } from '../../../lib/form/unsent-forms.ts';
import { addressLines } from '../../../shared/address/address-lines.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { type AddressChange, addressChangesQuery } from '../api/address-changes.ts';
import type { UserInfo } from '../api/user-info.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';
import { ADDRESS_CHANGE, AddressChangeDialog } from './address-change.tsx';
import { WaitingAddress } from './waiting-address.tsx';

/** The address in force, the one that waits for review, and how to ask for another (ONB-39). */
export function AddressSection({ info }: { readonly info: UserInfo }): ReactNode {
  const t = useText();
  const { application_status: status, role } = useCurrentUser();
  const query = useQuery({ ...addressChangesQuery, enabled: status === 'Approved' });
  return (
    <SectionCard
      title={t('address.title')}
      subtitle={t(role === 'businessowner' ? 'address.subtitleCompany' : 'address.subtitle')}
    >
      <AddressText address={info.address} />
      {status === 'Approved' && (
        <QueryView query={query}>
          {({ items }) => <Changes items={items} country={info.address?.country ?? 'MY'} />}
        </QueryView>
      )}
    </SectionCard>
  );
}

function AddressText({ address }: Pick<UserInfo, 'address'>): ReactNode {
  const t = useText();
  const lines = addressLines(address);
  return lines.length === 0 ? (
    <p className={classes.plain}>{t('address.none')}</p>
  ) : (
    <address className={classes.address}>{lines.join('\n')}</address>
  );
}

interface ChangesProps {
  readonly items: readonly AddressChange[];
  /** Of the address in force; the form begins with it. */
  readonly country: string;
}

function Changes({ items, country }: ChangesProps): ReactNode {
  const t = useText();
  const [changing, setChanging] = useState(() => hasUnsentForm(ADDRESS_CHANGE));
  const [newest] = items;
  const earlier = items.filter((one) => one.state === 'accepted').slice(1);
  return (
    <>
      {newest?.state === 'rejected' && (
        <p className={classes.hint} role="status">
          {t('address.rejected', {
            on: formatDate(newest.decided_at ?? newest.requested_at),
            reason: newest.reason ?? '',
          })}
        </p>
      )}
      {newest?.state === 'waiting' ? (
        <WaitingAddress change={newest} />
      ) : (
        <Button className={classes.below ?? ''} variant="default" onClick={() => setChanging(true)}>
          {t('address.change')}
        </Button>
      )}
      {earlier.length > 0 && <History items={earlier} />}
      <AddressChangeDialog opened={changing} country={country} onClose={() => setChanging(false)} />
    </>
  );
}

/** Addresses that were in force before; that of the application stays in the application. */
function History({ items }: { readonly items: readonly AddressChange[] }): ReactNode {
  const t = useText();
  return (
    <div className={classes.hint}>
      <p>{t('address.history')}</p>
      <ul className={classes.points}>
        {items.map(({ id, address, decided_at: at }) => (
          <li key={id}>
            {t('address.since', { address: addressLines(address).join(', '), day: formatDate(at ?? '') })}
          </li>
        ))}
      </ul>
    </div>
  );
}
