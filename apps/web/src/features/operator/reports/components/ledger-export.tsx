import { Select } from '@mantine/core';
import { type ExportFormat, exportFormats } from '@titian/contracts/proof/ledger-format';
import { addDays, day, parseDay } from '@titian/finance/calendar';
import { type ReactNode, useState } from 'react';
import { SectionCard } from '../../../../components/section-card.tsx';
import { TextAnchor } from '../../../../components/text-link.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { DayRange } from '../../shared/range-fields.tsx';
import { SaveButton } from '../../shared/save-button.tsx';
import { readLedgerExport } from '../api/reports.ts';
import { useText } from '../text.ts';
import classes from './reports.module.css';

const DAYS = 30;
const FORMAT_NAMES = { csv: 'CSV', jsonl: 'JSON Lines' } as const satisfies Record<ExportFormat, string>;
const COMMAND = 'node verify-ledger.mjs <folder> --key <key>';

/** The export of the ledger between two days, which anyone verifies with the published program (PRF-8). */
export function LedgerExport(): ReactNode {
  const t = useText();
  const yesterday = addDays(day(businessToday()), -1);
  const [days, setDays] = useState({ from: String(addDays(yesterday, 1 - DAYS)), to: String(yesterday) });
  const [format, setFormat] = useState<ExportFormat>('csv');
  const isComplete = parseDay(days.from) !== null && parseDay(days.to) !== null && days.from <= days.to;
  return (
    <SectionCard title={t('ledger.title')} subtitle={t('ledger.subtitle')}>
      <div className={classes.sections}>
        <div className={classes.fields}>
          <DayRange filters={days} change={(change) => setDays({ ...days, ...change })} />
          <Select
            label={t('ledger.format')}
            allowDeselect={false}
            data={exportFormats.map((value) => ({ value, label: FORMAT_NAMES[value] }))}
            value={format}
            onChange={(chosen) => setFormat(exportFormats.find((one) => one === chosen) ?? format)}
          />
          <SaveButton
            name={`ledger-${days.from}-${days.to}.zip`}
            isDisabled={!isComplete}
            read={() => readLedgerExport({ ...days, format })}
          >
            {t('ledger.download')}
          </SaveButton>
        </div>
        <p className={classes.note}>
          {t('ledger.verify')} <code>{COMMAND}</code>{' '}
          <TextAnchor href="/proof">{t('ledger.program')}</TextAnchor>
        </p>
      </div>
    </SectionCard>
  );
}
