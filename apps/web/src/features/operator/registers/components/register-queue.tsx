import { Group, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type Register, registerStates, registers } from '@titian/contracts/registers';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../../../components/segmented-control.tsx';
import { StatNumber, StatRow } from '../../../../components/stat-number.tsx';
import { useIsPhone } from '../../../../components/use-is-phone.ts';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { Queue } from '../../shared/queue.tsx';
import { DayRange } from '../../shared/range-fields.tsx';
import { SaveButton } from '../../shared/save-button.tsx';
import { StateFilter } from '../../shared/state-filter.tsx';
import { useListFilters } from '../../shared/use-list-filters.ts';
import { type RegisterFilter, type RegisterPage, readRegisterFile, registerQuery } from '../api/registers.ts';
import { useText } from '../text.ts';
import { BreachPanel } from './breach-panel.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { RecordBreachButton } from './record-breach.tsx';
import { registerColumns } from './register-columns.tsx';
import classes from './registers.module.css';

interface RegisterQueueProps {
  /** The entry that is open, from the address. */
  readonly id: string | null;
  readonly onOpen: (id: string | null) => void;
  /** Complaints and data requests are cases, which have a page of their own. */
  readonly onCase: (id: string) => void;
  /** Another register is chosen. */
  readonly onRegister: (register: Register) => void;
}

const panels = { breaches: BreachPanel, conflicts: ConflictPanel } as const;

/** `/operator/registers`: one register at a time, narrowed by state and days, and as a file (CMP-5). */
export function RegisterQueue({ id, onOpen, onCase, onRegister }: RegisterQueueProps): ReactNode {
  const t = useText();
  const search = useRegisterFilters();
  const { register, state, from, to } = search.filters;
  const filter = { register, ...(state && { state }), ...(from && { from }), ...(to && { until: to }) };
  const query = useInfiniteQuery(registerQuery(filter));
  const row = query.data?.pages.flatMap(({ items }) => items).find((one) => one.id === id);
  const ofCases = register === 'complaints' || register === 'data_requests';
  const Panel = ofCases ? null : panels[register];
  return (
    <Queue
      title={t('title')}
      subtitle={t('subtitle')}
      filter={
        <Group gap="sm">
          <RegisterSelect register={register} onRegister={onRegister} />
          {register === 'breaches' && <RecordBreachButton onRecorded={onOpen} />}
        </Group>
      }
      tools={<Tools search={search} filter={filter} />}
      summary={query.data && <Totals totals={query.data.pages[0]?.totals} />}
      query={query}
      columns={registerColumns[register]()}
      compact={['number', 'due', 'review', 'state']}
      rowKey={(one) => one.id}
      empty={t('empty')}
      selectedId={ofCases ? null : id}
      onSelect={(one) => (one !== null && ofCases ? onCase(one.id) : onOpen(one?.id ?? null))}
      panelTitle={row?.number ?? t('entry')}
      panel={id !== null && Panel !== null && <Panel key={id} id={id} />}
    />
  );
}

/** The names of four registers stand beside each other where there is room for them. */
function RegisterSelect({
  register,
  onRegister,
}: Pick<RegisterQueueProps, 'onRegister'> & { readonly register: Register }): ReactNode {
  const t = useText();
  const data = registers.map((one) => ({ value: one, label: t(`register.${one}`) }));
  return useIsPhone() ? (
    <NativeSelect
      aria-label={t('title')}
      data={data}
      value={register}
      onChange={(event) => {
        const chosen = registers.find((one) => one === event.currentTarget.value);
        if (chosen !== undefined) onRegister(chosen);
      }}
    />
  ) : (
    <SegmentedControl aria-label={t('title')} data={data} value={register} onChange={onRegister} />
  );
}

interface OwnFilters {
  readonly register: Register;
  readonly state?: NonNullable<RegisterFilter['state']>;
}

/** The register, the state and the days that the address names; what it has not is left out. */
function useRegisterFilters() {
  return useListFilters((search): OwnFilters => {
    const register = registers.find((one) => one === search.register) ?? 'complaints';
    const state = registerStates[register].find((one) => one === search.state);
    return { register, ...(state !== undefined && { state }) };
  });
}

function Tools({
  search: { filters, change },
  filter,
}: {
  readonly search: ReturnType<typeof useRegisterFilters>;
  readonly filter: RegisterFilter;
}): ReactNode {
  const t = useText();
  const states: readonly NonNullable<RegisterFilter['state']>[] = registerStates[filters.register];
  return (
    <div className={classes.tools}>
      <StateFilter
        states={states}
        nameOf={(one) => t(`state.${one}`)}
        value={filters.state ?? null}
        onChange={(state) => change({ state })}
      />
      <DayRange filters={filters} change={change} />
      <SaveButton name={`${filter.register}-${businessToday()}.csv`} read={() => readRegisterFile(filter)}>
        {t('save')}
      </SaveButton>
    </div>
  );
}

function Totals({ totals }: { readonly totals: RegisterPage['totals'] | undefined }): ReactNode {
  const t = useText();
  return (
    totals !== undefined && (
      <section aria-label={t('totals')} className={classes.totals}>
        <StatRow>
          <StatNumber label={t('rows')} value={totals.rows} />
          <StatNumber label={t('overdue')} value={totals.overdue} />
        </StatRow>
      </section>
    )
  );
}
