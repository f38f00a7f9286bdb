import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { StateFilter } from '../../shared/state-filter.tsx';
import { readTradesFile } from '../api/trades.ts';
import { tradeStates, type useTradeFilters } from '../lib/trade-filters.ts';
import { useText } from '../text.ts';
import classes from './trade-tools.module.css';

/** State and days of the trades that are shown, and the same trades as a file. */
export function TradeTools({ filters, change }: ReturnType<typeof useTradeFilters>): ReactNode {
  const t = useText();
  const download = useMutation({
    mutationFn: () => readTradesFile(filters),
    onSuccess: (file) => {
      const name = ['shariah-trades', filters.from, filters.to].filter(Boolean).join('-');
      saveFile(file, `${name}.csv`);
    },
    onError: (error) => showToast('error', error.message),
  });
  return (
    <div className={classes.tools}>
      <StateFilter
        states={tradeStates}
        nameOf={(one) => t(`state.${one}`)}
        value={filters.state ?? null}
        onChange={(state) => change({ state })}
      />
      <DateField
        label={t('filter.from')}
        max={filters.to ?? ''}
        value={filters.from ?? ''}
        onChange={(day) => change({ from: day })}
      />
      <DateField
        label={t('filter.to')}
        min={filters.from ?? ''}
        value={filters.to ?? ''}
        onChange={(day) => change({ to: day })}
      />
      <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
        {t('save')}
      </Button>
    </div>
  );
}
