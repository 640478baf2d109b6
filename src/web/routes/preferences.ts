import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from 'react-router';
import { apiContext } from '#web/api/api-context.ts';
import { menuCookie, menuWidths } from '#web/app-shell/side-menu.ts';
import { localeCookie, locales, pathInLocale } from '#web/locale/locale.ts';
import { themeCookie, themes } from '#web/page-context/theme.ts';
import { isOwnPath } from '#web/session/own-path.ts';
import { hasSession, openSession } from '#web/session/session.ts';

const yearSeconds = 365 * 24 * 60 * 60;

/** `GET /preferences`, as an old link or a reload asks for it: changes nothing, whoever made the link, and goes on. */
export function loader({ request }: LoaderFunctionArgs): Response {
  return redirect(ownPath(new URL(request.url).searchParams.get('back')));
}

/** `POST /preferences` with `locale`, `theme`, `menu` or `cookies`: stores it and goes back, to the page in the language. Rule 2.55. */
export async function action({ request, context }: ActionFunctionArgs): Promise<Response> {
  const form = await request.formData();
  const headers = new Headers();
  const cookie = cookieOf(context.get(apiContext).publicUrl);
  const theme = themes.find((name) => name === form.get('theme'));
  if (theme) headers.append('set-cookie', cookie(themeCookie.name, theme));
  const menu = menuWidths.find((name) => name === form.get('menu'));
  if (menu) headers.append('set-cookie', cookie(menuCookie.name, menu));
  if (form.get('cookies') === 'seen') headers.append('set-cookie', cookie('cookies-seen', '1'));
  const locale = locales.find((name) => name === form.get('locale'));
  const back = String(form.get('back') ?? '');
  if (!locale) return redirect(ownPath(back), { headers });
  headers.append('set-cookie', cookie(localeCookie.name, locale));
  if (hasSession(request)) {
    // Mails come in the language that was chosen last; whether that was kept or not, the page changes.
    const { supabase } = openSession(request, context);
    await supabase.auth.updateUser({ data: { locale } });
  }
  return redirect(ownPath(pathInLocale(ownPath(back), locale)), { headers });
}

function ownPath(path: string | null): string {
  return path !== null && isOwnPath(path) ? path : '/';
}

/** Over TLS alone where the product is reached so. */
function cookieOf(publicUrl: string): (name: string, value: string) => string {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  return (name, value) => `${name}=${value}; Path=/; Max-Age=${yearSeconds}; SameSite=Lax${secure}`;
}
