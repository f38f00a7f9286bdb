import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { currentUserQuery, useCurrentUser } from '../../../shared/session/current-user.ts';
import { OnlyFor } from '../../../shared/session/only-for.tsx';
import { mandatesQuery } from '../api/mandates.ts';
import { isCollecting, type Mandate, runningOf } from '../lib/running.ts';
import { useText } from '../text.ts';
import { BankResult } from './bank-result.tsx';
import { Collections } from './collections.tsx';
import { CurrentMandate } from './current-mandate.tsx';
import classes from './direct-debit.module.css';
import { EarlierMandates } from './earlier-mandates.tsx';
import { SetUp } from './set-up.tsx';

interface DirectDebitSettingsProps {
  /** The authorisation that the bank has sent the browser back from. */
  readonly refNumber: string | undefined;
}

/** A business owner's direct debit: setting it up, its state, its collections, and its end (DDB-3). */
export function DirectDebitSettings(props: DirectDebitSettingsProps): ReactNode {
  const t = useText();
  return (
    <OnlyFor who="businessowner" title={t('title')}>
      <Settings {...props} />
    </OnlyFor>
  );
}

function Settings({ refNumber }: DirectDebitSettingsProps): ReactNode {
  const t = useText();
  const mandates = useQuery(mandatesQuery);
  useMenuInStep(mandates.data);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={classes.page}>
        <QueryView query={mandates}>{(items) => <Content items={items} refNumber={refNumber} />}</QueryView>
      </div>
    </>
  );
}

interface ContentProps extends DirectDebitSettingsProps {
  readonly items: readonly Mandate[];
}

function Content({ items, refNumber }: ContentProps): ReactNode {
  const running = runningOf(items);
  const returned = items.find(({ reference }) => reference === refNumber);
  const collections = items.flatMap((one) => one.collections);
  const earlier = items.filter(({ id }) => id !== running?.id);
  return (
    <>
      {returned !== undefined && <BankResult mandate={returned} />}
      {running !== null && running.state !== 'draft' && <CurrentMandate mandate={running} />}
      {(running === null || running.state === 'draft') && <SetUp />}
      {(isCollecting(running) || collections.length > 0) && <Collections items={collections} />}
      {earlier.length > 0 && <EarlierMandates items={earlier} />}
    </>
  );
}

/** The menu has an entry exactly while a mandate is active, so the signed-in user is read again when that changes. */
function useMenuInStep(items: readonly Mandate[] | undefined): void {
  const queries = useQueryClient();
  const { check_issuer_has_active_mandate: known, has_mandate: knownAny } = useCurrentUser();
  const running = items === undefined ? null : runningOf(items);
  const isOld = items !== undefined && (isCollecting(running) !== known || (running !== null) !== knownAny);
  useEffect(() => {
    if (isOld) {
      void queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    }
  }, [isOld, queries]);
}
