import { formatMoment } from '#domain/time/format-date.ts';
import type { TextLocale } from '#server/providers/mail/mail-layout.ts';
import type { ExportName } from './personal-table.ts';

type Words = {
  readonly title: string;
  readonly made: (day: string) => string;
  readonly intro: readonly string[];
  readonly files: Readonly<Record<ExportName, string>>;
  readonly folder: string;
  readonly end: readonly string[];
};

/** The text that lies beside the files and says what each of them is. Rule 9.68. */
export function readmeText(locale: TextLocale, at: Date): string {
  const words = locale === 'nb-NO' ? norwegian : english;
  const day = formatMoment(at, locale);
  const names = Object.keys(words.files) as ExportName[];
  return [
    words.title,
    words.made(day),
    ...words.intro,
    names.map((name) => `${`${name}.json`.padEnd(24)}${words.files[name]}`).join('\n'),
    `${'files/'.padEnd(24)}${words.folder}`,
    ...words.end,
    '',
  ].join('\n\n');
}

const english: Words = {
  title: 'Your data from Bestått',
  made: (day) => `Made on ${day}.`,
  intro: [
    'Each .json file is a list that people and programs can read. An empty list means that we keep nothing of that kind. Times are in UTC.',
  ],
  files: {
    profile: 'Your profile: name, country, date of birth, goal.',
    account: 'Your account: address, number, when it was made and last used.',
    identities: 'The ways you log in.',
    sessions: 'Where you are logged in: device, network address, times.',
    'second-factors': 'Your second steps at login, without their secrets.',
    'sign-in-log': 'Logins and changes of the account in the last 180 days.',
    tests: 'Your tests: settings, times and the result of each.',
    answers: 'Every task you were given, with your answer, its marks and the time it took.',
    'mock-exams': 'Mock exams you set out to take, and which parts of each.',
    'mock-parts': 'The parts of mock exams you took: times and the result of each.',
    'mock-answers': 'Every task of those parts, with your answer and, after the end, its marks.',
    submissions: 'What you wrote or recorded for tasks, with drafts, plans, transcripts and feedback.',
    'saved-tests': 'Custom tests that you saved under a name.',
    'teacher-feedback': 'What you sent to teachers, what they answered, and what you asked back.',
    'cafe-sessions': 'The sessions of the language café that you host.',
    'cafe-sign-ups': 'The sessions of the language café that you signed up for, and what you said of them.',
    'teacher-phrases': 'Sentences that you keep for giving feedback as a teacher.',
    'shared-results': 'Results that you shared by a link.',
    cards: 'Your words, and when each comes again.',
    decks: 'Your decks: those you made, imported or copied, and topics you learn.',
    'deck-notes': 'What lies in your decks.',
    'deck-media': 'Names of the sounds and pictures in your decks.',
    'deck-shares': 'Links by which you share a deck.',
    'card-reviews': 'Every time you practised a word.',
    'card-settings': 'How you practise words.',
    'held-cards': 'New words that you do not want, or left for another day.',
    'card-parameters': 'Numbers on how you remember, reckoned from your own answers.',
    'ability-tracks': 'What your answers say of your level in each part, and how practice moves it.',
    'task-reports': 'Tasks you said were wrong, and what came of it.',
    'story-answers': 'Your first answers to the questions on stories of LettAvis.',
    'kept-words': 'Words you kept from texts, with the sentence you met them in.',
    licences: 'When which package was or is valid.',
    'licence-grants': 'What gave you a package: a purchase, a code, the guarantee.',
    orders: 'Your purchases, with the terms you accepted.',
    codes: 'Discount codes sent to you or used by you.',
    'community-profile': 'What others see of you in the community.',
    'community-posts': 'Discussions you began.',
    'community-comments': 'Comments you wrote.',
    'community-earlier-versions': 'What you wrote before you changed it, or before it was hidden.',
    'community-votes': 'What you voted for.',
    'community-follows': 'Discussions you follow.',
    'community-attachments': 'Files you attached to posts and comments; the files lie beside this list.',
    'community-visits': 'Discussions you opened, and when you last did.',
    'community-blocks': 'People you have blocked, and when.',
    'community-reports': 'Posts and comments you reported to the moderators.',
    'guarantee-claims': 'Your claims under the pass guarantee.',
    feedback: 'Feedback you gave us.',
    messages: 'Messages you wrote to us, our answers, and our notes about them.',
    notifications: 'What we told you of, and whether you have read it.',
    'notification-choices': 'What you want to be told of, and how.',
    'push-devices': 'Devices on which notifications are switched on, since when, and when one was last sent.',
    'mail-choices': 'Which mails you want.',
    'sent-mails': 'Reminders we sent you, and when.',
    mails: 'Mails kept on this machine because no mail server is set up.',
    roles: 'Roles you have, if any.',
    audit: 'What people with a role did to your account.',
    exports: 'Copies like this one that you asked for.',
    files: 'Names and sizes of your stored files.',
  },
  folder:
    'The stored files themselves; files.json has their first names, by the first eight signs of their id.',
  end: [
    'Passwords and keys are not in here. We keep passwords only in a form that cannot be read back.',
    'What is yours you may change or delete under Settings.',
  ],
};

const norwegian: Words = {
  title: 'Opplysningene dine fra Bestått',
  made: (day) => `Laget ${day}.`,
  intro: [
    'Hver .json-fil er en liste som både mennesker og programmer kan lese. En tom liste betyr at vi ikke har noe av den typen om deg. Klokkeslettene er i UTC.',
  ],
  files: {
    profile: 'Profilen din: navn, land, fødselsdato og mål.',
    account: 'Kontoen din: adresse, nummer, når den ble laget og sist brukt.',
    identities: 'Måtene du logger inn på.',
    sessions: 'Hvor du er logget inn: enhet, IP-adresse og tidspunkter.',
    'second-factors': 'Ekstra steg ved innlogging, uten hemmelighetene.',
    'sign-in-log': 'Innlogginger og endringer i kontoen de siste 180 dagene.',
    tests: 'Testene dine: valg, tidspunkter og resultatet av hver.',
    answers: 'Hver oppgave du har fått, med svaret, poengene og tiden du brukte.',
    'mock-exams': 'Prøveeksamener du har begynt på, og hvilke deler hver av dem har.',
    'mock-parts': 'Delene du har tatt av prøveeksamener: tidspunkter og resultatet av hver.',
    'mock-answers': 'Hver oppgave i disse delene, med svaret ditt og, når delen er over, poengene.',
    submissions:
      'Det du skrev eller leste inn til oppgaver, med utkast, planer, utskrifter og tilbakemeldinger.',
    'saved-tests': 'Egne tester som du har lagret med et navn.',
    'teacher-feedback': 'Det du har sendt til lærere, det de svarte, og det du spurte om etterpå.',
    'cafe-sessions': 'Språkkafeene du er vert for.',
    'cafe-sign-ups': 'Språkkafeene du har meldt deg på, og hva du syntes om dem.',
    'teacher-phrases': 'Setninger du har lagret for å gi tilbakemeldinger som lærer.',
    'shared-results': 'Resultater du har delt med lenke.',
    cards: 'Ordene dine, og når hvert av dem kommer igjen.',
    decks: 'Kortstokkene dine: de du har laget, importert eller kopiert, og temaer du lærer.',
    'deck-notes': 'Det som ligger i kortstokkene dine.',
    'deck-media': 'Navn på lyder og bilder i kortstokkene dine.',
    'deck-shares': 'Lenker du deler en kortstokk med.',
    'card-reviews': 'Hver gang du har øvd på et ord.',
    'card-settings': 'Hvordan du øver på ord.',
    'held-cards': 'Nye ord som du ikke vil ha, eller har utsatt til en annen dag.',
    'card-parameters': 'Tall for hvordan du husker, regnet ut fra dine egne svar.',
    'ability-tracks': 'Hva svarene dine sier om nivået ditt i hver del, og hvordan øving flytter det.',
    'task-reports': 'Oppgaver du meldte fra om, og hva som kom ut av det.',
    'story-answers': 'De første svarene dine på spørsmålene til historier i LettAvis.',
    'kept-words': 'Ord du har tatt vare på fra tekster, med setningen du møtte dem i.',
    licences: 'Når hvilken pakke var eller er gyldig.',
    'licence-grants': 'Det som ga deg en pakke: et kjøp, en kode, garantien.',
    orders: 'Kjøpene dine, med vilkårene du godtok.',
    codes: 'Rabattkoder som er sendt til deg eller brukt av deg.',
    'community-profile': 'Det andre ser om deg i fellesskapet.',
    'community-posts': 'Diskusjoner du har startet.',
    'community-comments': 'Kommentarer du har skrevet.',
    'community-earlier-versions': 'Det du skrev før du endret det, eller før det ble skjult.',
    'community-votes': 'Det du har stemt på.',
    'community-follows': 'Diskusjoner du følger.',
    'community-attachments':
      'Filer du har lagt ved innlegg og kommentarer; selve filene ligger ved siden av.',
    'community-visits': 'Diskusjoner du har åpnet, og når du sist gjorde det.',
    'community-blocks': 'Dem du har blokkert, og når.',
    'community-reports': 'Innlegg og kommentarer du har rapportert til moderatorene.',
    'guarantee-claims': 'Kravene dine under bestått-garantien.',
    feedback: 'Tilbakemeldingene du har gitt oss.',
    messages: 'Henvendelsene dine til oss, svarene våre og notatene vi har gjort.',
    notifications: 'Varslene du har fått, og om du har lest dem.',
    'notification-choices': 'Hva du vil ha varsel om, og hvordan.',
    'push-devices': 'Enheter der varsler er slått på, siden når, og når det sist ble sendt et.',
    'mail-choices': 'Hvilke e-poster du vil ha.',
    'sent-mails': 'Påminnelser vi har sendt deg, og når.',
    mails: 'E-poster som ligger på denne maskinen fordi ingen e-posttjener er satt opp.',
    roles: 'Roller du har, om noen.',
    audit: 'Det folk med en rolle har gjort med kontoen din.',
    exports: 'Kopier som denne, som du har bedt om.',
    files: 'Navn og størrelse på de lagrede filene dine.',
  },
  folder:
    'Selve filene; files.json har de opprinnelige navnene, og de åtte første tegnene i id-en viser hvilken som er hvilken.',
  end: [
    'Passord og nøkler er ikke med. Passord har vi bare i en form som ikke kan leses tilbake.',
    'Det som er ditt, kan du endre eller slette under Innstillinger.',
  ],
};
