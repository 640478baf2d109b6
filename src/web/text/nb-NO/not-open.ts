export default {
  text: 'Det er ikke åpnet ennå. Den gratis nivåtesten virker i dag: Den tar rundt et kvarter og krever ingen konto.',
  action: 'Ta den gratis nivåtesten',
  sheets: 'Samtalearkene er klare: Skriv ut et og møt andre på egen hånd.',
  'language-cafe': 'Et sted å snakke norsk med andre som lærer språket.',
};
