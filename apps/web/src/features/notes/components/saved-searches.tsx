import { ActionIcon, Button, Switch, TextInput } from '@mantine/core';
import { IconBell, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { firstTexts, mapServerErrors } from '../../../lib/form/map-server-errors.ts';
import {
  type SavedSearch,
  searchesQuery,
  useDeleteSearch,
  useSaveSearch,
  useSwitchAlerts,
} from '../api/marketplace.ts';
import { filterLabels } from '../lib/filter-labels.ts';
import {
  addressOf,
  countFilters,
  type NoteSearch,
  type OpenFilters,
  openFilters,
  searchBody,
} from '../lib/filters.ts';
import { useText } from '../text.ts';
import classes from './saved-searches.module.css';

interface SavedSearchesProps {
  readonly filters: OpenFilters;
  readonly onSearch: (search: NoteSearch) => void;
}

/** The searches that the investor keeps, with their alerts, and the way to keep the one that is on (NOTE-18). */
export function SavedSearches({ filters, onSearch }: SavedSearchesProps): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const { watched: _watchlist, ...narrowing } = filters;
  const close = () => setOpened(false);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconBell className={classes.icon} aria-hidden />}
        onClick={() => setOpened(true)}
      >
        {t('search.open')}
      </Button>
      <Dialog opened={opened} title={t('search.title')} onClose={close}>
        <div className={classes.content}>
          {countFilters(narrowing) > 0 ? (
            <SaveForm filters={narrowing} />
          ) : (
            <p className={classes.hint}>{t('search.hint')}</p>
          )}
          <List
            onPick={(search) => {
              onSearch(search);
              close();
            }}
          />
        </div>
      </Dialog>
    </>
  );
}

function SaveForm({ filters }: { readonly filters: OpenFilters }): ReactNode {
  const t = useText();
  const [name, setName] = useState('');
  const [alerts, setAlerts] = useState(true);
  const saving = useSaveSearch(() => setName(''));

  function onSubmit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    saving.mutate({ name, ...searchBody(filters), alerts });
  }

  return (
    <form onSubmit={onSubmit} noValidate className={classes.form}>
      <p className={classes.summary}>{summaryOf(filters)}</p>
      <TextInput
        label={t('search.name')}
        maxLength={60}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={firstTexts(saving.error).name ?? mapServerErrors(saving.error).message}
      />
      <Switch
        checked={alerts}
        onChange={(event) => setAlerts(event.currentTarget.checked)}
        label={t('search.alertsNew')}
      />
      <Button type="submit" loading={saving.isPending} disabled={name.trim() === ''}>
        {t('search.save')}
      </Button>
    </form>
  );
}

function List({ onPick }: { readonly onPick: (search: NoteSearch) => void }): ReactNode {
  const t = useText();
  const searches = useQuery(searchesQuery);
  return (
    <QueryView query={searches}>
      {(items) =>
        items.length === 0 ? (
          <p className={classes.hint}>{t('search.none')}</p>
        ) : (
          <ul className={classes.list}>
            {items.map((one) => (
              <Row key={one.id} search={one} onPick={onPick} />
            ))}
          </ul>
        )
      }
    </QueryView>
  );
}

interface RowProps {
  readonly search: SavedSearch;
  readonly onPick: (search: NoteSearch) => void;
}

function Row({ search, onPick }: RowProps): ReactNode {
  const t = useText();
  const switching = useSwitchAlerts(search.id);
  const deleting = useDeleteSearch(search.id);
  const { name } = search;
  const address = addressOf(search);
  return (
    <li className={classes.row}>
      <button type="button" className={classes.pick} onClick={() => onPick(address)}>
        <strong>{name}</strong>
        <span className={classes.summary}>{summaryOf(openFilters(address)) || t('search.everything')}</span>
      </button>
      <Switch
        checked={switching.isPending ? switching.variables : search.alerts}
        onChange={(event) => switching.mutate(event.currentTarget.checked)}
        label={t('search.alerts')}
        aria-label={t('search.alertsOf', { name })}
      />
      <ActionIcon
        variant="subtle"
        color="saga"
        className={classes.delete}
        aria-label={t('search.delete', { name })}
        loading={deleting.isPending}
        onClick={() => deleting.mutate()}
      >
        <IconTrash className={classes.icon} aria-hidden />
      </ActionIcon>
    </li>
  );
}

function summaryOf(filters: OpenFilters): string {
  return filterLabels(filters)
    .map(({ label }) => label)
    .join(' · ');
}
