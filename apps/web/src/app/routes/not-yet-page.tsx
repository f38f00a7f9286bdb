import { useMatches } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NotYet } from '../../components/not-yet.tsx';
import { useText } from '../text.ts';
import { defaultLayout } from './root-routes.tsx';
import { useRouteName } from './use-route-name.ts';

/** A route whose page is still to come: its heading, and the truth. */
export default function NotYetPage(): ReactNode {
  const t = useText();
  const name = useRouteName();
  const hasMenu = useMatches({
    select: (matches) => matches.some(({ routeId }) => routeId === defaultLayout.id),
  });
  return <NotYet title={t(name === null ? 'titles.not_found' : `titles.${name}`)} wayOut={!hasMenu} />;
}
