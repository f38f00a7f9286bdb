import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import { currentOperatorQuery } from './current-operator.ts';
import panel from './panel.module.css';
import { permissionName } from './permission-words.ts';
import { useText } from './permissions-text.ts';

/**
 * Up to which amount the operator proposes and decides a kind of proposal, where two administrators have limited it;
 * nothing where every amount is covered (OPS-31).
 */
export function LimitNote({ kind }: { readonly kind: string }): ReactNode {
  const t = useText();
  const limit = useQuery(currentOperatorQuery).data?.operator.grants[kind]?.limit ?? null;
  return (
    limit !== null && (
      <p className={panel.wait}>
        {t('limitOf', { permission: permissionName(kind), amount: formatMoney(limit) })}
      </p>
    )
  );
}
