import { accountEndpoints } from './account.ts';

/** Every call that the server serves below the API base. */
export const endpoints = {
  ...accountEndpoints,
};

export type EndpointName = keyof typeof endpoints;
