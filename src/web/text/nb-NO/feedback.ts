export default {
  title: 'Gi tilbakemelding',
  lead: 'Hva virker, hva virker ikke, og hva mangler? De som lager Bestått, leser det du skriver.',
  text: 'Tilbakemeldingen din',
  textHint: 'Opptil 5000 tegn. Teksten blir liggende i denne fanen til den er sendt.',
  email: 'E-post for rabattkode (valgfritt)',
  emailHint:
    'Som takk sender vi én kode til hver adresse: {{percent}} % avslag på én pakke, eller {{days}} dager med prøvetilgang. Adressen brukes ikke til noe annet.',
  send: 'Send tilbakemeldingen',
  sending: 'Sender …',
  sent: {
    title: 'Takk. Tilbakemeldingen har kommet fram.',
    text: 'En av oss leser den. Det som ikke virker, blir rettet først. Du får ikke svar her.',
    code: 'Hvis adressen {{email}} finnes, er koden framme om et minutt eller to. Den gjelder i {{valid}} dager.',
    noMail: 'E-posten med koden kunne ikke sendes akkurat nå.',
    askAgain: 'Be om koden en gang til',
    close: 'Lukk',
    overview: 'Til oversikten',
  },
  errors: {
    feedback_empty: 'Skriv noe først.',
    feedback_long: 'Dette er lengre enn 5000 tegn. Du må korte det ned.',
    email_format: 'E-postadressen er ikke riktig skrevet.',
    too_many_requests: 'Du har sendt mye akkurat nå. Vent litt, og send den en gang til.',
    offline: 'Den kom ikke fram. Det du skrev, står her fortsatt: Send det igjen når du er på nett.',
    failed: 'Den kunne ikke sendes. Det du skrev, står her fortsatt: Prøv igjen.',
  },
};
