import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { menuCookie, menuWidths } from '#web/features/side-menu.ts';
import { localeCookie, locales } from '#web/locale.ts';
import { hasSession, openSession } from '#web/session.ts';
import { themeCookie, themes } from '#web/theme.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** `GET /preferences?locale=…&back=…`: stores the language and goes on to the page in it. Rule 2.55. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const locale = locales.find((name) => name === query.get('locale'));
  const headers = new Headers();
  if (locale) headers.append('set-cookie', cookie(localeCookie.name, locale));
  if (locale && hasSession(request)) {
    // Mails come in the language that was chosen last; whether that was kept or not, the page changes.
    const session = openSession(request, context);
    await session.supabase.auth.updateUser({ data: { locale } });
    for (const kept of session.headers.getSetCookie()) headers.append('set-cookie', kept);
  }
  return redirect(ownPath(query.get('back')), { headers });
}

/** `POST /preferences` with `theme`, `menu` or `cookies`: stores it and goes back. */
export async function action({ request }: ActionFunctionArgs) {
  const form = await request.formData();
  const theme = themes.find((name) => name === form.get('theme'));
  const headers = new Headers();
  if (theme) headers.append('set-cookie', cookie(themeCookie.name, theme));
  const menu = menuWidths.find((name) => name === form.get('menu'));
  if (menu) headers.append('set-cookie', cookie(menuCookie.name, menu));
  if (form.get('cookies') === 'seen') headers.append('set-cookie', cookie('cookies-seen', '1'));
  return redirect(ownPath(form.get('back')), { headers });
}

/** Only paths of this site: `//host` and `/\host` would lead elsewhere, and so would `/<tab>/host`, whose tab browsers drop; others no header carries. */
function ownPath(path: FormDataEntryValue | null): string {
  return typeof path === 'string' && /^\/(?![/\\])[ -~]*$/.test(path) ? path : '/';
}

function cookie(name: string, value: string): string {
  return `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax`;
}
