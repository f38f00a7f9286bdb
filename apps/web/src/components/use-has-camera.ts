import { useMediaQuery } from '@mantine/hooks';

/** A device that is held and touched can take a picture right away; a desktop has its files. */
export function useHasCamera(): boolean {
  return useMediaQuery('(pointer: coarse)', false, { getInitialValueInEffect: false });
}
