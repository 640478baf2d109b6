import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { assessorOf, requestWith } from './assessment-request-fixture.ts';
import { hidePersonal } from './hide-personal.ts';
import { goodReply, type ModelServer, openModelServer } from './model-server-fixture.ts';
import { findQuote, visibleText } from './sent-text.ts';
import { speaksToAssessor } from './spoken-to-assessor.ts';

const sentOf = (text: string, ours = '') => hidePersonal(visibleText(text), ours);

describe('9.342 names, addresses and numbers stay here: placeholders are sent in their place', () => {
  test.each<[string, string, readonly string[]]>([
    ['a name after heter', 'Jeg heter Amina Yusuf og bor i Norge.', ['Amina', 'Yusuf']],
    ['without capitals', 'Hei! jeg heter ahmed, og jeg er 30 år.', ['ahmed']],
    ['in the middle of a sentence', 'I går møtte jeg Svetlana Petrova på kurset.', ['Svetlana', 'Petrova']],
    ['at the end of a letter', 'Takk for hjelpen.\nVennlig hilsen\nMaria Gonzalez', ['Maria', 'Gonzalez']],
    ['who is written to', 'Hei Ingrid!\nTakk for sist.', ['Ingrid']],
    [
      'first in a sentence, when it is a name elsewhere',
      'Jeg og Omar spiller. Omar er flink. Omars bror også.',
      ['Omar'],
    ],
    [
      'at the beginning of a sentence',
      'Vi var fire. Svetlana tok bilder. Piotrs bil er ny.',
      ['Svetlana', 'Piotr'],
    ],
    ['a mail address', 'Skriv til meg på kari.nordmann+x@example.no i dag.', ['kari', 'example']],
    ['one with krøllalfa', 'Adressen er ola krøllalfa firma.no hvis du vil skrive.', ['ola', 'firma']],
    ['a number', 'Ring meg på 912 34 567 i kveld.', ['912', '567']],
    ['a foreign number', 'Nummeret er +48 601 234 567.', ['601', '567']],
    ['an identity number', 'Fødselsnummeret mitt er 010190 12345.', ['010190', '12345']],
    ['an account', 'Betal til konto 1234.56.78903, takk.', ['1234', '78903']],
    ['an address', 'Vi bor i Storgata 15 B, 0184 Oslo, rett ved parken.', ['Storgata', '15', '0184']],
    ['two words of a street', 'Huset ligger i Nordre Gravers vei 7.', ['Gravers', '7']],
    ['a date of birth', 'Jeg er født 17.05.1990 i Syria.', ['17.05', '1990']],
    ['a page and an account of it', 'Se bildene på www.amina.example/x eller @amina_bilder.', ['amina']],
    ['a workplace', 'Jeg jobber hos Rørlegger Hansen i byen.', ['Hansen']],
  ])('%s', (_, text, personal) => {
    const { sent } = sentOf(text);
    for (const one of personal) expect(sent.text).not.toContain(one);
    expect(sent.text).toMatch(/\[(NAVN|EPOST|TELEFON|NUMMER|ADRESSE|DATO|LENKE)1\]/);
  });

  test('what says nothing of a person stays, as does what the task itself names', () => {
    const text =
      'Hei Kari! På Mandag lærte jeg Norsk i Bergen. Klokka 15.30 kostet det 250 kroner, og vi var 12.';
    expect(sentOf(text, 'Skriv til Kari om kurset.').sent.text).toBe(text);
  });

  test('no text makes it slow: 80,000 letters, marks, digits, dots, lines or names take no more than they are long', () => {
    for (const piece of ['a', 'a\u0301\u0301', '1', 'a.', '\n', 'Nordre ', 'heter A ', 'hilsen\n']) {
      const text = piece.repeat(80_000 / piece.length);
      const begun = performance.now();
      const visible = visibleText(text);
      hidePersonal(visible, '');
      speaksToAssessor(text, visible.text);
      expect(performance.now() - begun).toBeLessThan(6000);
    }
  }, 60_000);

  test('the same name is the same placeholder, and a quote with it is found again in the learner’s text', () => {
    const text = 'Hei Omar! Jeg så\u200b at Omar kom. Det kom andre også til Omar.';
    const { sent, values } = sentOf(text);
    expect(sent.text).toBe('Hei [NAVN1]! Jeg så at [NAVN1] kom. Det kom andre også til [NAVN1].');
    expect(values).toEqual(new Map([['[NAVN1]', 'Omar']]));
    const place = findQuote(sent, 'så at [NAVN1] kom');
    expect(text.slice(place?.start, place?.end)).toBe('så\u200b at Omar kom');
  });

  test('marks of width zero, decomposed letters and other quotation marks do not move a place', () => {
    const text = 'A\u030angsten min\u200b er «stor», sa jeg  da.';
    const { sent } = sentOf(text);
    expect(sent.text).toBe('Ångsten min er «stor», sa jeg  da.');
    const place = findQuote(sent, 'Ångsten min er "stor", sa jeg da');
    expect(text.slice(place?.start, place?.end)).toBe('A\u030angsten min\u200b er «stor», sa jeg  da');
    expect(findQuote(sent, 'Ångsten din')).toBeNull();
  });
});

describe('before a service (9.342)', () => {
  let server: ModelServer;
  beforeAll(async () => {
    server = await openModelServer();
  });
  afterAll(() => server.close());
  afterEach(() => {
    server.asked.length = 0;
  });

  test('neither name nor number is in what is sent, and the feedback has them back', async () => {
    const text =
      'Hei Kari!\nJeg heter Amal Warsame, og jeg vil komme på festen. Ring meg på 912 34 567. Kan Bilal være med?\nHilsen Amal';
    server.usual = () => ({
      content: JSON.stringify({
        ...goodReply,
        general: [
          {
            nb: 'Du spør høflig om [NAVN3] kan være med.',
            en: 'You ask politely whether [NAVN3] can come too.',
          },
        ],
        strengths: [
          {
            quote: 'Kan [NAVN3] være med',
            nb: 'Du stiller et klart spørsmål til den du skriver til.',
            en: 'You put a clear question to the person you write to.',
          },
        ],
        ...{ improvements: [], criteria: [], findings: [] },
      }),
    });
    const never = new AbortController().signal;
    const outcome = await assessorOf(server.settings('openai')).assess(requestWith({ text }), never);
    const [asked] = server.asked;
    const sent = JSON.stringify([asked?.body, asked?.headers, asked?.path]);
    for (const personal of ['Amal', 'Warsame', 'Bilal', '912']) expect(sent).not.toContain(personal);
    expect(sent).toContain('Kari');
    expect(outcome).toMatchObject({
      assessment: {
        general: [
          { nb: 'Du spør høflig om Bilal kan være med.', en: 'You ask politely whether Bilal can come too.' },
        ],
        strengths: [{ nb: 'Du stiller et klart spørsmål til den du skriver til. «Kan Bilal være med»' }],
      },
    });
  });
});
