import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import panel from '../../shared/panel.module.css';
import { customerRestrictionsQuery } from '../api/restrictions.ts';
import { useText } from '../text.ts';
import { RestrictionFacts } from './restriction-facts.tsx';

/** What a customer's money was restricted by, for compliance and administrators. */
export function RestrictionHistory({ customerId }: { readonly customerId: string }): ReactNode {
  const t = useText();
  const query = useQuery(customerRestrictionsQuery(customerId));
  return (
    <section>
      <h3 className={panel.heading}>{t('restriction.history')}</h3>
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p>{t('restriction.none')}</p>
          ) : (
            <div className={panel.stack}>
              {items.map((row) => (
                <RestrictionFacts key={row.id} row={row} />
              ))}
            </div>
          )
        }
      </QueryView>
    </section>
  );
}
