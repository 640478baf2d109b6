import { type ActionFunctionArgs, redirect } from 'react-router';
import { transferWaitingGuestResults } from '#web/features/sign-in/guest-results.ts';
import { ownPath } from '#web/session/own-path.ts';
import { openSession } from '#web/session/session.ts';

/** `POST …/guest-results`: brings a guest's tests along once more, when that failed at the login. Rule 9.80. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const session = openSession(request, context);
  await transferWaitingGuestResults({ request, session, context });
  const back = (await request.formData()).get('back');
  return redirect(ownPath(String(back ?? ''), request), { headers: session.headers });
}
