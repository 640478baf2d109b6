import { type CardKind, cardKinds } from '#domain/flashcards/card-kinds.ts';
import { ownNoteType } from './read-decks.ts';

// What a collection of schema 11 holds beside notes and cards. Source: anki/rslib/src/storage/schema11.sql.

export const collectionSchema = `
create table col (id integer primary key, crt integer not null, mod integer not null, scm integer not null,
  ver integer not null, dty integer not null, usn integer not null, ls integer not null, conf text not null,
  models text not null, decks text not null, dconf text not null, tags text not null);
create table notes (id integer primary key, guid text not null, mid integer not null, mod integer not null,
  usn integer not null, tags text not null, flds text not null, sfld integer not null, csum integer not null,
  flags integer not null, data text not null);
create table cards (id integer primary key, nid integer not null, did integer not null, ord integer not null,
  mod integer not null, usn integer not null, type integer not null, queue integer not null, due integer not null,
  ivl integer not null, factor integer not null, reps integer not null, lapses integer not null, left integer not null,
  odue integer not null, odid integer not null, flags integer not null, data text not null);
create table revlog (id integer primary key, cid integer not null, usn integer not null, ease integer not null,
  ivl integer not null, lastIvl integer not null, factor integer not null, time integer not null, type integer not null);
create table graves (usn integer not null, oid integer not null, type integer not null);
create index ix_notes_usn on notes (usn);
create index ix_notes_csum on notes (csum);
create index ix_cards_usn on cards (usn);
create index ix_cards_nid on cards (nid);
create index ix_cards_sched on cards (did, queue, due);
create index ix_revlog_usn on revlog (usn);
create index ix_revlog_cid on revlog (cid);
pragma user_version = 0;`;

/** Always the same, so that a second import finds the kind of note that the first made. */
export const ownNoteTypeId = 1_767_225_600_000;

const fields = ['Front', 'Back', 'Example', 'Example meaning', ...cardKinds.map((kind) => `Ask ${kind}`)];

const answer =
  '{{FrontSide}}<hr id=answer><p>{{Front}}</p><p>{{Back}}</p><p>{{Example}}</p><p>{{Example meaning}}</p>';
const questions: Readonly<Record<CardKind, string>> = {
  meaning: '{{Front}}',
  word: '{{Back}}',
  listening: '{{tts nb_NO:Front}}',
  cloze: '{{Back}}<p>{{Example meaning}}</p>',
  order: '{{Example meaning}}',
  gender: 'en / ei / et? {{Front}}',
  forms: '{{Front}} …',
};

/** Our kind of note: a card is made where its 'Ask' field holds something. */
export function noteTypeJson(now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  const model = {
    ...{
      id: ownNoteTypeId,
      name: ownNoteType,
      type: 0,
      mod: seconds,
      usn: -1,
      sortf: 0,
      did: 1,
      vers: [],
      tags: [],
    },
    css: '.card { font-family: sans-serif; font-size: 20px; text-align: center; }',
    latexPre: '\\documentclass[12pt]{article}\n\\begin{document}\n',
    latexPost: '\\end{document}',
    latexsvg: false,
    flds: fields.map((name, ord) => ({
      ...{ name, ord, sticky: false, rtl: false, font: 'Arial', size: 20, media: [] },
    })),
    tmpls: cardKinds.map((kind, ord) => ({
      ...{ name: kind, ord, afmt: answer, bqfmt: '', bafmt: '', did: null, bfont: '', bsize: 0 },
      qfmt: `{{#Ask ${kind}}}${questions[kind]}{{/Ask ${kind}}}`,
    })),
    req: cardKinds.map((_, ord) => [ord, 'all', [4 + ord]]),
  };
  return JSON.stringify({ [ownNoteTypeId]: model });
}

export function deckJson(deckIds: ReadonlyMap<string, number>, now: Date): string {
  const all = [['Default', 1] as const, ...deckIds];
  const seconds = Math.floor(now.getTime() / 1000);
  const today = [0, 0];
  return JSON.stringify(
    Object.fromEntries(
      all.map(([name, id]) => [
        id,
        {
          ...{
            id,
            name,
            mod: seconds,
            usn: -1,
            desc: '',
            dyn: 0,
            conf: 1,
            collapsed: false,
            browserCollapsed: false,
          },
          ...{
            newToday: today,
            revToday: today,
            lrnToday: today,
            timeToday: today,
            extendNew: 0,
            extendRev: 0,
          },
        },
      ]),
    ),
  );
}

export function collectionSettings(now: Date): { readonly conf: string; readonly dconf: string } {
  const conf = {
    ...{
      nextPos: 1,
      estTimes: true,
      activeDecks: [1],
      sortType: 'noteFld',
      timeLim: 0,
      sortBackwards: false,
    },
    ...{ addToCur: true, curDeck: 1, newSpread: 0, dueCounts: true, collapseTime: 1200, schedVer: 2 },
    curModel: ownNoteTypeId,
  };
  const options = {
    ...{
      id: 1,
      name: 'Default',
      mod: Math.floor(now.getTime() / 1000),
      usn: -1,
      maxTaken: 60,
      autoplay: true,
    },
    ...{ timer: 0, replayq: true, dyn: false },
    new: {
      bury: true,
      delays: [1, 10],
      initialFactor: 2500,
      ints: [1, 4, 7],
      order: 1,
      perDay: 20,
      separate: true,
    },
    rev: { bury: true, ease4: 1.3, fuzz: 0.05, ivlFct: 1, maxIvl: 36500, minSpace: 1, perDay: 200 },
    lapse: { delays: [10], leechAction: 0, leechFails: 8, minInt: 1, mult: 0 },
  };
  return { conf: JSON.stringify(conf), dconf: JSON.stringify({ 1: options }) };
}
