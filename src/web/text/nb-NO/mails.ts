export default {
  always: {
    title: 'E-poster som alltid kommer',
    text: 'De går til {{email}}.',
    list: {
      receipts: 'Kvitteringer og tilbakebetalinger',
      account: 'Lenker og koder som du ber om',
      security: 'Endringer i passord, e-post eller innlogging i to steg',
    },
  },
  chosen: {
    title: 'E-poster du velger',
    saved: 'Lagret.',
    failed: 'Det kunne ikke lagres. Prøv igjen.',
    licence_ending: 'Når pakken din snart tar slutt',
    licence_endingHint: 'Én gang, tre dager før, og bare når ingenting følger etter.',
    exam_near: 'Når prøven din nærmer seg',
    exam_nearHint: 'To uker og tre dager før, med det du bør gjøre nå.',
    examDay: 'Prøven din: {{day}}.',
    noExam: 'Det står ingen dato for prøven i profilen din, så det kommer ingen e-post.',
    setExam: 'Sett datoen',
    plan_day: 'En påminnelse på dagene i planen din',
    plan_dayHint: 'Om ettermiddagen på en øvingsdag fram til prøven, når du ikke har øvd ennå.',
    week: 'En oppsummering av uka di',
    weekHint: 'På mandager, når du har øvd uka før.',
    notifications: 'Det som er nytt for deg',
    notificationsHint:
      'Svar, omtaler og tilbakemeldinger du ikke har lest: om morgenen eller på mandager, slik du velger under Varsler.',
    stop: 'Nederst i hver av dem er det en lenke som stopper slike e-poster, uten innlogging.',
  },
  stop: {
    title: 'Vil du stoppe disse e-postene?',
    kind: {
      licence_ending: 'Du får ikke flere e-poster om når pakken din slutter.',
      exam_near: 'Du får ikke flere e-poster før prøven din.',
      plan_day: 'Du får ikke flere påminnelser på dagene i planen din.',
      week: 'Du får ikke flere oppsummeringer av uka di.',
      notifications:
        'Du får ikke flere e-poster om det som er nytt for deg. Det ligger fortsatt under Varsler.',
      unknown: 'Du får ikke flere slike e-poster.',
    },
    action: 'Stopp disse e-postene',
    done: 'Stoppet',
    doneText: 'Du kan slå dem på igjen i innstillingene.',
    settings: 'Innstillinger for e-post',
    invalidTitle: 'Denne lenken virker ikke lenger',
    invalid:
      'Den er eldre enn et år, eller en del av den mangler. Du finner det samme valget i innstillingene.',
    failed: 'Det gikk ikke akkurat nå. Prøv igjen.',
  },
};
