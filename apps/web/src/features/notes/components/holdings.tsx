import type { ReactNode } from 'react';
import { SectionCard } from '../../../components/section-card.tsx';
import type { NoteSearch } from '../lib/filters.ts';
import { isGrouped, type NoteList } from '../lib/holding-search.ts';
import { useColumns } from '../lib/use-columns.ts';
import { useText } from '../text.ts';
import { HoldingTable } from './holding-table.tsx';
import { HoldingTools } from './holding-tools.tsx';
import { IssuerTable } from './issuer-table.tsx';

interface HoldingsProps {
  readonly list: NoteList;
  readonly search: NoteSearch;
  readonly onSearch: (search: NoteSearch) => void;
}

/** The investor's own notes, narrowed, sorted and grouped as the address says: what is in them, and what came back. */
export function Holdings({ list, search, onSearch }: HoldingsProps): ReactNode {
  const t = useText();
  const [columns, setColumns] = useColumns();
  return (
    <SectionCard title={t(`tab.${list}`)}>
      <HoldingTools
        list={list}
        search={search}
        onSearch={onSearch}
        columns={columns}
        onColumns={setColumns}
      />
      {isGrouped(search) ? (
        <IssuerTable list={list} search={search} onSearch={onSearch} />
      ) : (
        <HoldingTable list={list} search={search} onSearch={onSearch} columns={columns} />
      )}
    </SectionCard>
  );
}
