import { type Blame, blame } from '../../../lib/form/blame.ts';

const PREFIX = 'after.';

/** The sentences of a refused proposal, at the fields as the forms name them: `after.amount` is `amount`. */
export function blameProposal(error: unknown): Blame {
  const { message, problems } = blame(error);
  return {
    message,
    problems: problems.map(({ field, text }) => ({
      field: field.startsWith(PREFIX) ? field.slice(PREFIX.length) : field,
      text,
    })),
  };
}
