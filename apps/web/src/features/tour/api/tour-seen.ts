import { call } from '../../../lib/api/client.ts';

/** The tour was shown: it does not start by itself again. */
export const markTourSeen = () => call('tourSeen');
