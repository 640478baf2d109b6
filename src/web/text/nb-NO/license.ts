export default {
  title: 'Lisens',
  none: 'Ingen aktiv lisens',
  noneText: 'Du har gratispakken: nivåtesten, og lesing og lytting på A1–A2. En lisens åpner resten.',
  description: {
    10: 'Prøveeksamener, så lenge prøveperioden varer.',
    11: 'A1–B2 i lesing, lytting og skriving, med ordkort, egne tester, prøveeksamener og Spør en lærer.',
    12: 'Alt: A1–C1 i alle fire delene, med tilbakemelding fra lærer og prioritert hjelp.',
  },
  tier: 'Trinn',
  started: 'Begynte',
  expires: 'Utløper',
  upgrade: 'Oppgrader',
  seePackages: 'Se pakkene',
  others: 'Tidligere og andre lisenser',
  period: '{{from}} til {{to}}',
  required: {
    title: 'Du trenger en lisens',
    text: 'Denne delen krever en gyldig lisens. Oppgrader pakken din.',
  },
  upgradeRequired: {
    title: 'Du trenger en større pakke',
    text: 'Denne delen krever en lisens på trinn {{n}} eller høyere.',
  },
};
