import type { MailText, TextLocale } from '#server/providers/mail/mail-layout.ts';

/** Rule 9.69: says when the account goes, and how to keep it. @param day e.g. `5 December 2026` */
export function deletionAskedMail(locale: TextLocale, day: string): MailText {
  if (locale === 'nb-NO')
    return {
      subject: `Kontoen din blir slettet ${day}`,
      heading: `Kontoen din blir slettet ${day}`,
      paragraphs: [
        'Du har bedt oss om å slette kontoen din. Da forsvinner profilen, svarene, resultatene, lisensene og filene dine for alltid.',
        'Har du ombestemt deg? Fram til den dagen kan du logge inn og angre.',
      ],
      button: 'Behold kontoen',
      note: 'Var det ikke du som ba om dette? Logg inn, behold kontoen og bytt passord.',
    };
  return {
    subject: `Your account will be deleted on ${day}`,
    heading: `Your account will be deleted on ${day}`,
    paragraphs: [
      'You asked us to delete your account. Your profile, answers, results, licences and files will then be gone for good.',
      'Changed your mind? Until that day you can log in and take it back.',
    ],
    button: 'Keep my account',
    note: 'If it was not you who asked for this, log in, keep the account and change your password.',
  };
}

/** Rule 9.69: says that the account stays after all; whoever did not ask for that learns of it. */
export function deletionTakenBackMail(locale: TextLocale): MailText {
  if (locale === 'nb-NO')
    return {
      subject: 'Kontoen din blir ikke slettet',
      heading: 'Kontoen din blir ikke slettet',
      paragraphs: [
        'Slettingen er trukket tilbake. Profilen, svarene, resultatene, lisensene og filene dine er der som før.',
      ],
      button: 'Se dataene dine',
      note: 'Var det ikke du som trakk den tilbake? Logg inn, bytt passord og be om slettingen på nytt.',
    };
  return {
    subject: 'Your account will not be deleted',
    heading: 'Your account will not be deleted',
    paragraphs: [
      'Your deletion is taken back. Your profile, answers, results, licences and files are there as before.',
    ],
    button: 'See your data',
    note: 'If it was not you who took it back, log in, change your password and ask for the deletion again.',
  };
}

/** The last mail. */
export function deletedMail(locale: TextLocale): MailText {
  if (locale === 'nb-NO')
    return {
      subject: 'Kontoen din er slettet',
      heading: 'Kontoen din er slettet',
      paragraphs: [
        'Alt som hørte til kontoen din, er borte: profil, svar, resultater, lisenser og filer. Har du kjøpt en pakke, står kjøpet i regnskapet i fem år, uten navnet og adressen din.',
        'Takk for at du øvde med oss. Lykke til med norsken!',
      ],
      note: 'Dette er den siste e-posten fra oss. Adressen din finnes ikke lenger hos oss.',
    };
  return {
    subject: 'Your account has been deleted',
    heading: 'Your account has been deleted',
    paragraphs: [
      'Everything that belonged to your account is gone: profile, answers, results, licences and files. If you bought a package, the purchase stays in the books for five years, without your name and address.',
      'Thank you for practising with us. Good luck with your Norwegian!',
    ],
    note: 'This is the last email from us. We no longer have your address.',
  };
}
