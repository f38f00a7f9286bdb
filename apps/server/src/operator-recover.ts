import { recoverAdministrator } from './modules/operators/public.ts';
import { linkTo, type OperatorCommand } from './operator-create.ts';
import { systemActor } from './platform/context.ts';
import { AppError } from './platform/errors.ts';

const USAGE =
  'Lets an administrator in again who cannot sign in. Give the e-mail address: npm run operator:recover -- me@example.com';

const SCOPE = { actor: systemActor, dateShiftDays: 0, requestId: null };

/**
 * The command `operator-recover`: resets password and second factor of an administrator, enables a disabled one, and
 * prints once the link by which a new password is chosen. It is audited and mailed to every administrator.
 *
 * @returns the exit code; 2 where nothing was changed
 */
export async function operatorRecover(command: OperatorCommand, words: readonly string[]): Promise<number> {
  const [email, ...others] = words;
  if (email === undefined || others.length > 0 || !email.includes('@')) {
    command.print(USAGE);
    return 2;
  }
  try {
    const { token, hours } = await command.work.command(SCOPE, (ctx) => recoverAdministrator(ctx, email));
    command.print(`Recovered the administrator ${email}. Every administrator is told by mail.`);
    command.print(`Choose a password, once within ${hours} hours: ${linkTo(command.publicUrl, token)}`);
    return 0;
  } catch (error) {
    if (!(error instanceof AppError)) {
      throw error;
    }
    command.print(error.message);
    return 2;
  }
}
