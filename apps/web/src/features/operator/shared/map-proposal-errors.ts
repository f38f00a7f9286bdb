import { mapServerErrors, type ServerErrors } from '../../../lib/form/map-server-errors.ts';

const PREFIX = 'after.';

/** The messages of a rejected proposal, at the fields as the forms name them: `after.amount` is `amount`. */
export function mapProposalErrors(error: unknown): ServerErrors {
  const { message, problems } = mapServerErrors(error);
  return {
    message,
    problems: problems.map(({ field, text }) => ({
      field: field.startsWith(PREFIX) ? field.slice(PREFIX.length) : field,
      text,
    })),
  };
}
