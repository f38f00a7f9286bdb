import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { useText } from '../../text.ts';
import { useRouteName } from '../use-route-name.ts';

/** A queue whose page is still to come. */
export default function OperatorNotYetPage(): ReactNode {
  const t = useText();
  const name = useRouteName();
  return (
    <>
      <PageHeader title={t(name === null ? 'titles.not_found' : `titles.${name}`)} />
      <EmptyState title={t('operator.notYet')} />
    </>
  );
}
