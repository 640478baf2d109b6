export default {
  title: 'Egen test',
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
