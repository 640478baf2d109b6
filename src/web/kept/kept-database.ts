/**
 * What a person keeps in this browser for use without a network: the list of saved stories, words, practice sets and the
 * answers to them. It lies in a database of its own, which signing out removes (`forgetPerson`). Decision 149.
 */
export const keptDatabase = 'bestatt-offline';
