import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { canUsePasskeys } from '../../../../shared/passkeys/can-use-passkeys.ts';
import { OperatorPasskeyButton } from '../../../../shared/passkeys/operator-passkey-button.tsx';
import classes from '../../../../shared/passkeys/passkey.module.css';
import { useText } from '../../../../shared/passkeys/text.ts';
import { ownPasskeysQuery } from '../api/passkeys.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';

interface PasskeyDemandProps {
  readonly onComplete: () => void;
  readonly logOut: ReactNode;
}

/** Where passkeys are demanded of operators: adds the first one, or takes the one that there is. */
export function PasskeyDemand({ onComplete, logOut }: PasskeyDemandProps): ReactNode {
  const t = useText();
  const own = useQuery(ownPasskeysQuery);
  const hasOne = (own.data?.items.length ?? 0) > 0;
  return (
    <div className={classes.stack}>
      <PageHeader title={t('demand.title')} subtitle={hasOne ? t('demand.use') : t('demand.add')} />
      {!canUsePasskeys() && <p className={classes.text}>{t('list.unsupported')}</p>}
      <QueryView query={own}>
        {({ items }) =>
          items.length > 0 ? (
            <OperatorPasskeyButton onDone={onComplete} />
          ) : (
            <AddPasskeyForm onDone={onComplete} />
          )
        }
      </QueryView>
      {logOut}
    </div>
  );
}
