import { Button, Collapse, Select } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { OperatorList } from '@titian/contracts/operator-lists';
import { type ReactNode, useState } from 'react';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import type { ListSorting } from './list-sorting.ts';
import classes from './list-tools.module.css';
import { ListViews } from './list-views.tsx';
import { useText } from './text.ts';

interface ListToolsProps {
  readonly list: OperatorList;
  /** The fields that narrow the list. */
  readonly children: ReactNode;
  /** Whether anything narrows it now. */
  readonly isFiltered: boolean;
  readonly onClear: () => void;
  /** Reads what the list shows as a file. */
  readonly readFile: () => Promise<Blob>;
  /** How much matches, where the list has no row of totals. */
  readonly count?: ReactNode;
  /** On a phone there are no heads to press. */
  readonly sorting?: ListSorting;
  readonly sortNames?: Readonly<Record<string, string>>;
}

/** Above a list: its saved views, what narrows it, and what is shown as a file. */
export function ListTools(props: ListToolsProps): ReactNode {
  const t = useText();
  const isPhone = useIsPhone();
  const [unfolded, setUnfolded] = useState(false);
  const download = useMutation({
    mutationFn: props.readFile,
    onSuccess: (file) => {
      saveFile(file, `${props.list}.csv`);
      showToast('success', t('list.exported'));
    },
    onError: (error) => showToast('error', error.message),
  });
  const fields = (
    <div className={classes.fields}>
      {props.children}
      {isPhone && <SortSelect sorting={props.sorting} names={props.sortNames} />}
    </div>
  );
  return (
    <div className={classes.tools}>
      <ListViews list={props.list} />
      {isPhone ? <Collapse expanded={unfolded}>{fields}</Collapse> : fields}
      <div className={classes.acts}>
        <p className={classes.count} role="status">
          {props.count}
        </p>
        {isPhone && (
          <Button
            variant="default"
            aria-expanded={unfolded}
            onClick={() => setUnfolded((isUnfolded) => !isUnfolded)}
          >
            {t('list.filters')}
          </Button>
        )}
        {props.isFiltered && (
          <Button variant="subtle" onClick={props.onClear}>
            {t('list.clear')}
          </Button>
        )}
        <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
          {t('list.export')}
        </Button>
      </div>
    </div>
  );
}

interface SortSelectProps {
  readonly sorting: ListSorting | undefined;
  readonly names: Readonly<Record<string, string>> | undefined;
}

function SortSelect({ sorting, names }: SortSelectProps): ReactNode {
  const t = useText();
  if (sorting === undefined || names === undefined) {
    return null;
  }
  return (
    <Select
      label={t('list.sort')}
      allowDeselect={false}
      data={Object.entries(names).flatMap(([by, name]) => [
        { value: `${by} desc`, label: t('list.descending', { name }) },
        { value: `${by} asc`, label: t('list.ascending', { name }) },
      ])}
      value={`${sorting.by} ${sorting.direction}`}
      onChange={(chosen) => {
        const [by = '', direction] = (chosen ?? '').split(' ');
        sorting.setSort(by, direction === 'asc' ? 'asc' : 'desc');
      }}
    />
  );
}
