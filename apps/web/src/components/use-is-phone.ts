import { useMediaQuery } from '@mantine/hooks';
import { mobileMaxPx } from '@titian/contracts/constants';

// Of a screen: a sheet of paper is as narrow, and shows tables.
const query = `screen and (max-width: ${mobileMaxPx}px)`;

/** Is the screen a mobile one: at most 760 px wide (NAV-11)? */
export function useIsPhone(): boolean {
  return useMediaQuery(query, false, { getInitialValueInEffect: false });
}
