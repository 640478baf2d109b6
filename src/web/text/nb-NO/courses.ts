/** Where courses and the answers are found; fetched with the last card of a result. */
export default {
  title: 'Heller i et klasserom? Finn et kurs',
  text: 'Kommunen din underviser voksne i norsk. Stedet heter ofte *voksenopplæring* eller læringssenter: Søk på det ordet og navnet på kommunen. Der får du også vite om kurset er gratis for deg.',
  outside: 'Disse lenkene går til offisielle sider utenfor Bestått:',
  search: 'utdanning.no: Søk etter skoler og kurs der du bor',
  exam: 'Norskprøven: datoer, steder og påmelding',
  directorate: 'HK-dir, som lager prøven',
  review: {
    title: 'Alle svarene dine',
    text: 'Hver oppgave med svaret ditt, det riktige svaret og grunnen.',
    action: 'Se dem',
  },
};
