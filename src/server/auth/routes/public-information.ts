import type { Context } from 'hono';
import type { Auth } from '#server/auth/auth.ts';

/** As long as official clients keep the key set. Rule 9.18. */
const keySetSeconds = 600;

/** Names that clients expect in the list, whether we offer them or not (supabase/auth, api/settings.go). */
const knownProviders =
  'apple azure bitbucket discord facebook snapchat figma fly github gitlab google keycloak kakao linkedin linkedin_oidc notion spotify slack slack_oidc workos twitch twitter zoom'.split(
    ' ',
  );

/** GET /.well-known/jwks.json (RFC 7517): public keys only. */
export async function jwks(auth: Auth, c: Context): Promise<Response> {
  c.header('cache-control', `public, max-age=${keySetSeconds}`);
  return c.json(await auth.context.tokens.jwks());
}

/** GET /settings: what a sign-in screen may offer. */
export async function publicSettings({ settings }: Auth, c: Context): Promise<Response> {
  const offered = Object.keys(settings.providers);
  return c.json({
    external: {
      anonymous_users: settings.anonymousEnabled,
      ...Object.fromEntries([...knownProviders, ...offered].map((name) => [name, offered.includes(name)])),
      email: settings.email.enabled,
      phone: settings.phone.enabled,
    },
    disable_signup: settings.signupDisabled,
    mailer_autoconfirm: settings.email.autoconfirm,
    phone_autoconfirm: settings.phone.autoconfirm,
    sms_provider: settings.sms.kind,
    saml_enabled: false,
    passkeys_enabled: false,
  });
}

/** GET /health. */
export async function health(_auth: Auth, c: Context): Promise<Response> {
  return c.json({ name: 'Bestått auth', version: '1', description: 'User registration and authentication' });
}
