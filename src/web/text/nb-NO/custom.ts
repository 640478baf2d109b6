export default {
  title: 'Egen test',
  lead: 'Sett sammen det du vil øve på. Oppgavene trekkes tilfeldig, like mange fra hvert av valgene dine. Det du har svart riktig på de siste 30 dagene, kommer først igjen når det ikke er mer å ta av.',
  locked: 'ikke med i pakken din',
  upgrade: {
    text: 'Nivåer med hengelås hører til en større pakke.',
    action: 'Se hva den åpner',
  },
  categoriesNote: 'Skriving og snakking blir med i egne tester når tilbakemeldingen på dem åpner.',
  tasks: { title: 'Antall oppgaver', text: 'Fra {{from}} til {{to}}. Tjue tar rundt 15 minutter.' },
  quickText_one: '{{count}} oppgave, uansett hvilket tall som står over.',
  quickText_other: '{{count}} oppgaver, rundt 8 minutter, uansett hvilket tall som står over.',
  randomOrder: {
    title: 'Tilfeldig rekkefølge',
    text: 'Alle nivåer om hverandre. Av: fra det letteste nivået til det vanskeligste.',
  },
  errors: {
    tasks_range: 'Velg et helt tall fra {{from}} til {{to}}.',
    package_needed: 'Pakken din åpner ikke alle disse oppgavene. Velg færre nivåer, eller oppgrader.',
    category_not_open: 'Skriving og snakking kan ikke øves på her ennå. Velg lesing eller lytting.',
    no_task: 'Det finnes ingen oppgaver for dette valget. Velg flere nivåer eller begge delene.',
    too_many_requests: 'Du har startet svært mange tester akkurat nå. Prøv igjen om noen minutter.',
  },
  result: {
    title: 'Egen test',
    chosen: '{{levels}}: {{categories}}',
    claims: 'Svarene passer med {{level}}.',
    noClaim:
      'En test på nivåer du har valgt selv, viser hvordan det går der, ikke hvor du står. Det er nivåtesten som leter etter det.',
    levelTest: 'Test nivået ditt',
    again: 'Ny egen test',
  },
};
