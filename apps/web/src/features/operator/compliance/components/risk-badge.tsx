import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { usePermission } from '../../shared/use-permission.ts';
import { riskQuery } from '../api/ratings.ts';
import { riskTones } from '../lib/tones.ts';
import { useText } from '../text.ts';
import classes from './compliance.module.css';

/** How much a customer is watched, on the customer's page; shown to compliance alone (CMP-4). */
export function RiskBadge({ customerId }: { readonly customerId: string }): ReactNode {
  const may = usePermission();
  return may('risk_rating_view') && <Badge customerId={customerId} />;
}

function Badge({ customerId }: { readonly customerId: string }): ReactNode {
  const t = useText();
  const risk = useQuery(riskQuery(customerId)).data ?? null;
  return (
    risk !== null && (
      <span className={classes.badge}>
        {risk.in_force !== null && (
          <Chip tone={riskTones[risk.in_force.rating]}>{t(`rated.${risk.in_force.rating}`)}</Chip>
        )}
        <TextLink to={operatorRouteTable.operator_risk_ratings.path} params={{ id: customerId }}>
          {t('ratings.open')}
        </TextLink>
      </span>
    )
  );
}
