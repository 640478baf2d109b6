/** Names that pages and the worker share, of what is kept in the browser. Decision 149. */

/** Stories that somebody saved, with sound, picture and what their pages are made of. Nothing in it says whose it is. */
export const savedCache = 'bestatt-saved';

/** Sounds and pictures of downloaded practice sets. */
export const practiceCache = 'bestatt-practice';

/** What the screens that work offline are made of, by the version of the build. */
export const screensCachePrefix = 'bestatt-screens-';

/** Where whoever has no network is led. */
export const offlinePath = '/offline';

/**
 * The database of what a person keeps for use without a network: the list of saved stories, words, practice sets and the answers
 * to them. Signing out removes it (`forgetPerson`).
 */
export const keptDatabase = 'bestatt-offline';
