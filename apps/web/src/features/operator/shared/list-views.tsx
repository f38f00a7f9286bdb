import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import type { OperatorList } from '@titian/contracts/operator-lists';
import { type ReactNode, useState } from 'react';
import classes from './list-tools.module.css';
import { useText } from './text.ts';
import { useReadOnly } from './use-read-only.ts';
import { RemoveView, RenameView, SaveView } from './view-dialogs.tsx';
import { queryOf, type SavedView, searchOfView, viewsQuery } from './views-query.ts';

type Doing = { readonly what: 'save' } | { readonly what: 'rename' | 'remove'; readonly view: SavedView };

/** The saved views of a list as tabs above it; the one whose filters stand in the address is marked (OPS-17). */
export function ListViews({ list }: { readonly list: OperatorList }): ReactNode {
  const t = useText();
  const router = useRouter();
  const search = useSearch({ strict: false });
  const { data } = useQuery(viewsQuery(list));
  const [doing, setDoing] = useState<Doing | null>(null);
  const now = queryOf(search);
  const views = data?.items ?? [];
  const isReadOnly = useReadOnly();
  const shown = now === '' || views.some(({ query }) => query === now);
  const open = (query: string) =>
    void router.navigate({ to: '.', search: searchOfView(query), replace: true });
  const close = () => setDoing(null);
  return (
    <nav className={classes.views} aria-label={t('views.label')}>
      <Tab name={t('views.all')} isShown={now === ''} onOpen={() => open('')} />
      {views.map((view) => (
        <span key={view.id} className={classes.view}>
          <Tab
            name={view.name}
            hint={view.shared ? t('views.shared', { maker: view.maker }) : undefined}
            isShown={view.query === now}
            onOpen={() => open(view.query)}
          />
          {view.can.change && !isReadOnly && view.query === now && (
            <ViewMenu view={view} onChoose={(what) => setDoing({ what, view })} />
          )}
        </span>
      ))}
      {!shown && !isReadOnly && (
        <button type="button" className={classes.tab} onClick={() => setDoing({ what: 'save' })}>
          {`+ ${t('views.save')}`}
        </button>
      )}
      {doing?.what === 'save' && <SaveView list={list} query={now} onClose={close} />}
      {doing?.what === 'rename' && <RenameView view={doing.view} onClose={close} />}
      {doing?.what === 'remove' && <RemoveView view={doing.view} onClose={close} />}
    </nav>
  );
}

interface TabProps {
  readonly name: string;
  readonly hint?: string | undefined;
  readonly isShown: boolean;
  readonly onOpen: () => void;
}

function Tab({ name, hint, isShown, onOpen }: TabProps): ReactNode {
  return (
    <button type="button" className={classes.tab} aria-current={isShown} title={hint} onClick={onOpen}>
      {name}
    </button>
  );
}

interface ViewMenuProps {
  readonly view: SavedView;
  readonly onChoose: (what: 'rename' | 'remove') => void;
}

function ViewMenu({ view, onChoose }: ViewMenuProps): ReactNode {
  const t = useText();
  return (
    <Menu>
      <Menu.Target>
        <ActionIcon variant="subtle" size="lg" aria-label={t('views.options', { name: view.name })}>
          <IconDots className={classes.icon} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onChoose('rename')}>{t('views.rename')}</Menu.Item>
        <Menu.Item onClick={() => onChoose('remove')}>{t('views.remove')}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
