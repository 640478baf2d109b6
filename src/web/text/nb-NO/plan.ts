export default {
  title: 'Veien til prøven',
  lead_zero: 'Norskprøven er i dag. Du vil ha {{level}}. Lykke til!',
  lead_one: 'Norskprøven er i morgen. Du vil ha {{level}}. Ta det med ro i dag: Det du kan, blir sittende.',
  lead_other: 'Norskprøven er {{day}}, om {{count}} dager. Du vil ha {{level}}.',
  change: 'Endre dagen eller nivået',
  missing: {
    title: 'Når er prøven din, og hvilket nivå vil du ha?',
    text: 'Når begge er satt, ser du her hvor sannsynlig nivået er i hver del, og hva du bør gjøre hver uke fram til prøven.',
    action: 'Sett dag og nivå',
  },
  chance: {
    title: 'Sjansen din for {{level}}',
    unknownText_one: '{{count}} svar så langt. Fra {{need}} svar kan vi si noe: En hel nivåtest er nok.',
    unknownText_other: '{{count}} svar så langt. Fra {{need}} svar kan vi si noe: En hel nivåtest er nok.',
    tooFew: {
      write:
        'Det trengs {{need}} tekster til ulike oppgaver, alle med et anslått nivå. Den samme oppgaven om igjen teller ikke.',
      speak:
        'Det trengs {{need}} opptak av ulike oppgaver, alle med et anslått nivå. Høytlesing og opptak som ingen kunne vurdere, teller ikke.',
    },
    tooWide: {
      write: 'Tekstene dine er for gamle til å si nok om i dag. Én til på {{level}} hjelper.',
      speak:
        'Opptakene dine er for gamle, eller oppgavene var for lette til å vise hvor langt du når: Et svar blir anslått høyst ett nivå over oppgaven. Ett til på {{level}} hjelper.',
    },
    band: 'Etter svarene dine kan den være alt fra {{low}} til {{high}}.',
    bandSame: 'Svarene dine gir liten tvil om det.',
    without: 'Om du sluttet å øve i dag: {{chance}}.',
    how: 'Et anslag, ikke et løfte. Det bygger på svarene dine her, på hvordan øving har flyttet dem, og på hvor mye én prøvedag kan variere. Det regner med at du fortsetter som de siste fire ukene ({{tasks}} oppgaver i uka). Prøveeksamener teller med. Skriving og muntlig bygger på anslått nivå for enkelte tekster og opptak. To som vurderte de samme tekstene, var helt enige om to av tre, så disse sjansene er mer usikre.',
  },
  weeks: {
    title: 'Hva du kan gjøre fram til prøven',
    text_one:
      '{{count}} dag i uka, {{minutes}} minutter hver gang. Den delen som er minst sikker, kommer oftest. Du trenger ikke ta igjen det du ikke rekker: Planen lages på nytt hver gang du åpner den.',
    text_other:
      '{{count}} dager i uka, {{minutes}} minutter hver gang. Den delen som er minst sikker, kommer oftest. Du trenger ikke ta igjen det du ikke rekker: Planen lages på nytt hver gang du åpner den.',
    settings: 'Endre dager og minutter',
    mails: 'Få påminnelser på e-post',
    this: 'Denne uka',
    from: 'Uka fra {{day}}',
    rest: 'Nok for denne uka',
    done_one: '{{count}} dag gjort',
    done_other: '{{count}} dager gjort',
    later_one: '{{count}} uke til',
    later_other: '{{count}} uker til',
    today: 'I dag',
    minutes: '{{count}} min',
    file: 'Legg den i kalenderen min',
    fileHint:
      'En fil (.ics) som alle kalendere kan åpne. Den endrer seg ikke av seg selv: Hent den på nytt når planen har flyttet seg.',
  },
  start: {
    practice: 'Øv på {{part}} nå',
    level_test: 'Ta nivåtesten',
    mock: 'Ta prøveeksamen i {{part}}',
  },
  calendar: {
    exam: 'Norskprøven',
    session: 'Bestått: {{what}}, {{count}} min',
    text: 'Fra planen din på Bestått: {{url}}',
  },
};
