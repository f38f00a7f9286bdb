import type { ReactNode } from 'react';
import { NotYet } from '../../components/not-yet.tsx';
import { useText } from '../text.ts';
import { useRouteName } from './use-route-name.ts';

/** A route whose page is still to come: its heading, and the truth. */
export default function NotYetPage(): ReactNode {
  const t = useText();
  const name = useRouteName();
  return <NotYet title={t(name === null ? 'titles.not_found' : `titles.${name}`)} />;
}
