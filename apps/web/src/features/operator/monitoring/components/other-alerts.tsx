import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import panel from '../../shared/panel.module.css';
import type { AlertRow } from '../api/monitoring.ts';
import { stateTones } from '../lib/tones.ts';
import { useText } from '../text.ts';

interface OtherAlertsProps {
  readonly alerts: readonly AlertRow[];
  readonly onOpen: (id: string) => void;
}

/** Other alerts about the same customer, newest first. */
export function OtherAlerts({ alerts, onOpen }: OtherAlertsProps): ReactNode {
  const t = useText();
  return (
    <section aria-label={t('others.title')}>
      <h3 className={panel.heading}>{t('others.title')}</h3>
      {alerts.length === 0 ? (
        <p className={panel.hint}>{t('others.none')}</p>
      ) : (
        <ul className={panel.entries}>
          {alerts.map((one) => (
            <li key={one.id} className={panel.entry}>
              <p className={panel.entryHead}>
                <Chip tone={stateTones[one.state]}>{t(`state.${one.state}`)}</Chip>
                <b>{t(`rule.${one.rule}`)}</b>
                <DateText value={one.until} />
              </p>
              <Button variant="subtle" size="compact-sm" onClick={() => onOpen(one.id)}>
                {one.case.number}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
