export default {
  title: 'Terms and conditions',
  updated: 'Last updated June 2025',
  lead: 'These are the terms for using Bestått, in plain words. By using the site you agree to them.',
  contents: 'On this page',
  section: {
    service: {
      title: 'What Bestått is',
      text: [
        'Bestått helps you to practise for Norskprøven, the Norwegian language test. We are not connected with HK-dir, who make the official test, nor with UDI or any other authority. Where we say something else than an official page, the official page decides.',
        'A level that we state is an estimate. It is not a certificate and cannot be used as proof of language skills.',
      ],
    },
    account: {
      title: 'Your account',
      text: [
        'You can take the level test without an account. If you make one, give true information, keep your password to yourself, and tell us if you think that somebody else uses it.',
        'You can have your account, and everything that belongs to it, deleted at any time.',
      ],
    },
    packages: {
      title: 'Packages and payment',
      text: [
        'Free costs nothing and has no end. Plus costs NOK {{plus}} and Premium NOK {{premium}} for 30 days. You pay once for each period; nothing renews by itself.',
        'What a package holds stands on the pricing page at the time when you buy. What is marked there as coming later is not part of what you pay for; it is added when it opens.',
      ],
    },
    withdrawal: {
      title: 'Right of withdrawal',
      text: [
        'You may withdraw from a purchase within 14 days and need give no reason (the Norwegian Act on the right of withdrawal, angrerettloven). Press Withdraw on the receipt of the order, send us a message, or use the official withdrawal form.',
        'If you have asked us to open the package at once and then withdraw, we may keep the part of the price that answers to the days used. You get the rest back within 14 days, by the way you paid.',
      ],
    },
    guarantee: {
      title: 'Pass guarantee',
      text: [
        'If you fail the real test, we extend your package. It is an extension, not a refund. It holds when you have practised actively for at least four weeks before the official test, done at least 100 practice tasks across all skills, taken the level assessment, and sent us proof of the failed test within 30 days.',
      ],
    },
    content: {
      title: 'What you write',
      text: [
        'Your texts, recordings and posts are yours. You let us store and show them as far as the service needs it.',
        'Be polite, write nothing that is against the law, and respect the privacy and the rights of others. We may delete content that breaks these terms and, if it happens again, close the account.',
      ],
    },
    ours: {
      title: 'What we have made',
      text: [
        'The tasks, texts, drawings and recordings on Bestått are ours or used with permission. You may use them to practise and in your own teaching, but not copy them into another collection or product.',
      ],
    },
    liability: {
      title: 'Liability',
      text: [
        'We do our best to keep the site running and right, but cannot promise that it is never down or never wrong, or that you reach a certain level on the real test.',
        'Our liability is limited to the amount that you have paid us in the last 12 months. What the law gives you as a consumer stays untouched.',
      ],
    },
    privacy: {
      title: 'Your data',
      text: [
        'We store what the service needs: your answers and results, and, if you have an account, your name, your e-mail address and what you fill in yourself. Answers without a name are used to measure how hard the tasks are. What you did without an account is deleted when you have not been here for 400 days.',
        'We do not sell data, show no advertising and do not follow you to other sites. If texts or recordings are ever to be sent to somebody who processes them for us, you are told who it is and asked first.',
        'If you switch on notifications on a device, the browser’s push service (of Google, Apple, Mozilla or Microsoft) passes them on: it learns that a message comes from us to that device and when, but cannot read it, since only your browser has the key.',
        'You may see, correct, take with you and delete what we have about you. If you think that we treat it wrongly, you can complain to Datatilsynet, the Norwegian Data Protection Authority.',
      ],
    },
    counting: {
      title: 'How pages are counted',
      text: [
        'To see what is read and where people get stuck, we count how often each page is opened: by day, and of a visit that comes from elsewhere also the site it came from, the language of the browser and roughly the size of the screen. Each is a number by itself. No cookie is set, no address, name or number of a device is kept, and nobody else is told, so we cannot tell who it was or whether you came back.',
        'Whoever has switched on “Do Not Track” or “Global Privacy Control” in the browser is not counted, and you can say no here, for this browser.',
      ],
    },
    cookies: {
      title: 'Only necessary cookies',
      text: [
        'We use only functional cookies that the site needs, so there is nothing to accept or refuse. These are all of them:',
      ],
    },
    contact: {
      title: 'Contact',
      text: [
        'Write to us by the contact form: about a payment, your account, a task, accessibility, your data or anything else. We answer inquiries within 48 hours. Who runs the site stands there too.',
      ],
    },
    changes: {
      title: 'Changes and law',
      text: [
        'When we change these terms, the date at the top changes. A change that matters for a package you have paid for is announced to you before it takes effect.',
        'Norwegian law applies. As a consumer you can bring a dispute to Forbrukertilsynet, the Norwegian Consumer Authority.',
      ],
    },
  },
  counting: 'Count the pages that I open in this browser',
  contactLink: 'Write to us',
  cookie: {
    days_one: '{{count}} day',
    days_other: '{{count}} days',
    session: 'Knows your session: the test you have begun, or your account',
    signedIn: 'That somebody is signed in here, so that the page notices when you sign out elsewhere',
    leaving: 'That you signed out without a connection, until the next page has ended the session',
    guest: 'Your session as a guest while you log in, so that your results come along, and whether they did',
    locale: 'The language you chose',
    theme: 'Light, dark or automatic',
    menu: 'Whether the side menu is narrow',
    wanted: 'The page you wanted to open, until you have logged in',
    seen: 'That you have closed the note about cookies',
    installSeen: 'That you have answered the offer to install the app',
  },
};
