import { defineFunction, type ServerFunction } from '#server/functions/define-function.ts';
import { readUnsubscribeToken } from './unsubscribe-token.ts';

/** Rule 9.52. `unsubscribes`: no more mails of the kind that the token names, without a login. Repeating changes nothing. */
export function unsubscribesFunction(): ServerFunction {
  return defineFunction({
    name: 'unsubscribes',
    access: 'everyone',
    demo: true,
    // A mail provider posts for many people from one address.
    limit: { burst: 200, perHour: 2000 },
    async run({ token }, { context }) {
      const { person, kind } = await readUnsubscribeToken(context, token);
      await context.database.asService((transaction) =>
        // The column is one of three words that the token's form allows.
        transaction.query(
          `insert into public.mail_choices (user_id, ${kind}) select id, false from public.users where id = $1
           on conflict (user_id) do update set ${kind} = false`,
          [person],
        ),
      );
      return { stopped: kind };
    },
  });
}
