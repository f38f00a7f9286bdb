import { useMediaQuery } from '@mantine/hooks';

/** From here on details stand beside their list; below they lie over it. */
const BESIDE = '(min-width: 1100px)';

export function useBeside(): boolean {
  return useMediaQuery(BESIDE, true, { getInitialValueInEffect: false });
}
