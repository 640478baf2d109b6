export default {
  toCommunity: 'Fellesskapet',
  list: {
    title: 'Samtaleark',
    lead: 'Ferdige ark til å snakke norsk sammen, på språkkafé, i kollokviegruppa eller med en venn. Hvert ark har spørsmål, nyttige uttrykk og en oppgave å løse sammen.',
    how: 'Velg nivået til dem som kan minst. Du trenger ingen konto, og hvert ark får plass på én side papir.',
    levels: 'Gå til et nivå',
  },
  sheet: {
    kind: 'Samtaleark',
    back: 'Alle samtalearkene',
    print: 'Skriv ut',
    warmUp: 'Til å begynne med',
    questions: 'Spørsmål å snakke om',
    task: 'En oppgave å løse sammen',
    closing: 'Til slutt',
    phrases: 'Nyttige ord og uttrykk',
    host: 'Til den som leder samtalen',
  },
  home: {
    title: 'Snakk norsk sammen',
    text: 'Ark med spørsmål og uttrykk fra A1 til C1, til din egen språkkafé.',
    link: 'Se samtalearkene',
  },
};
