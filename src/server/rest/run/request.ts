import type { Actor } from '#server/db/database.ts';
import { badPreferences, badSchema } from '#server/rest/errors.ts';
import { chooseMediaType, type MediaType } from '#server/rest/request/media-types.ts';
import { type Preferences, parsePreferences } from '#server/rest/request/preferences.ts';
import type { RestSettings } from '#server/rest/settings.ts';

/** What a request asks, before its query and body are looked at. */
export type RestRequest = {
  readonly method: string;
  /** `/users` or `/rpc/find`. */
  readonly path: string;
  /** The query string without its `?`. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly schema: string;
  /** The schema was chosen by a profile header. */
  readonly byProfile: boolean;
  readonly preferences: Preferences;
  readonly mediaType: MediaType;
  readonly actor: Actor;
};

/** @throws RestError PGRST106, 107, 122 */
export function readRequest(
  request: {
    readonly method: string;
    readonly path: string;
    readonly url: string;
    readonly headers: Headers;
    readonly actor: Actor;
  },
  settings: RestSettings,
): RestRequest {
  const { method, path, url, actor } = request;
  const headers = Object.fromEntries(request.headers);
  const isRead = method === 'GET' || method === 'HEAD';
  const profile = headers[isRead ? 'accept-profile' : 'content-profile'];
  if (profile !== undefined && !settings.schemas.includes(profile))
    throw badSchema(profile, settings.schemas);
  const all = parsePreferences(headers.prefer);
  if (all.handling === 'strict' && all.invalid.length > 0) throw badPreferences(all.invalid);
  const question = url.indexOf('?');
  return {
    ...{ method, path, headers, actor },
    search: question < 0 ? '' : (url.slice(question + 1).split('#', 1)[0] ?? ''),
    schema: profile ?? settings.schemas[0] ?? 'public',
    byProfile: profile !== undefined || settings.schemas.length > 1,
    preferences: settings.allowRollback ? all : { ...all, tx: undefined },
    mediaType: chooseMediaType(headers.accept, settings.allowExplain ?? false),
  };
}
