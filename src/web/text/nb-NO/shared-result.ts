export default {
  day: 'Et delt resultat fra {{day}}',
  band: 'Det blå båndet viser hvor mye anslaget kan ta feil: fra {{low}} til {{high}}.',
  bandUnknown: 'Svarene var for få til å si et nivå. De passer med alt fra {{low}} til {{high}}.',
  about:
    'Nivåtesten på Bestått prøver norsk lesing og lytting. Den er en veiledning, ikke et offisielt resultat.',
  own: 'Finn ditt eget nivå',
  gone: {
    title: 'Denne lenken viser ikke noe resultat',
    text: 'Den er trukket tilbake, eller den ble ikke kopiert helt.',
  },
};
