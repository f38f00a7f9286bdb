import { z } from 'zod';
import { operatorRoleNames } from '../operator-roles.ts';
import { file } from '../wire.ts';

/** A stored file as an operator sees it: no path where only other roles open it, and which roles do. */
export const operatorFile = file.extend({
  path: file.shape.path.nullable(),
  readers: z.array(z.enum(operatorRoleNames)),
});
