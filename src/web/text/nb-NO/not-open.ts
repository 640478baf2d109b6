export default {
  text: 'Det er ikke åpnet ennå. Den gratis nivåtesten virker i dag: Den tar rundt et kvarter og krever ingen konto.',
  action: 'Ta den gratis nivåtesten',
  'language-cafe': 'Et sted å snakke norsk med andre som lærer språket.',
};
