import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The table of screens (Rule 2.1, Rule 2.3, Rule 2.4, Rule 2.7, Rule 6.1, Rule 6.2). Each stands twice: English without prefix, bokmål under /nb. */
export default [
  ...screens('en'),
  route('nb', './routes/bokmaal.tsx', screens('nb')),
  route('preferences', './routes/preferences.ts'),
  route('.well-known/change-password', './routes/change-password.ts'),
  route('clip-lines', './routes/clip-lines.ts'),
  route('words', './routes/words.ts'),
  route('admin/visits.csv', './routes/admin-visits-csv.ts'),
  route('app/offline', './routes/offline-data.ts'),
  route('admin/stories/:storyId/calls', './routes/admin-story-calls.ts'),
  route('sitemap.xml', './routes/sitemap.ts'),
  route('robots.txt', './routes/robots.ts'),
  route('community/sitemap.xml', './routes/community-sitemap.ts'),
  // The same in both languages: each address less is less of the list that every screen loads.
  route('community/live', './routes/community-live.ts'),
  route('community/attachments', './routes/community-attachments.ts'),
  route('community/file/:fileId', './routes/community-file.ts'),
  route('notifications/unread', './routes/notifications-unread.ts'),
  route('*', './routes/not-found.tsx'),
] satisfies RouteConfig;

function screens(locale: 'en' | 'nb'): RouteConfigEntry[] {
  const id = (file: string) => ({ id: `${locale}/${file}` });
  const page = (path: string, file: string) => route(path, `./routes/${file}.tsx`, id(file));
  return [
    layout('./layouts/default.tsx', id('layouts/default'), [
      index('./routes/landing.tsx', id('landing')),
      page('about', 'about'),
      page('pricing', 'pricing'),
      page('terms', 'terms'),
      page('discount', 'discount'),
      page('contact', 'contact'),
      page('shared/:token', 'shared-result'),
      page('decks/:token', 'shared-deck'),
      page('articles', 'articles'),
      page('articles/:slug', 'article'),
      page('lettavis', 'stories'),
      page('lettavis/:slug', 'story'),
      // The page that a draft's readers will see.
      page('admin/stories/:storyId/preview', 'story-preview'),
      page('community/search', 'community-search'),
      page('community/me', 'community-me'),
      page('community/post/new', 'community-new'),
      page('community/post/edit/:postId', 'community-edit'),
      page('community/reports', 'community-reports'),
      page('notifications', 'notifications'),
      page('community/language-cafe', 'community-sheets'),
      page('community/language-cafe/:topic', 'community-sheet'),
    ]),
    // No layout: they bring their frame. Rule 2.5.
    page('community', 'community'),
    page('community/category/:categoryId', 'community-category'),
    page('community/post/:postId', 'community-post'),
    layout('./layouts/auth.tsx', id('layouts/auth'), [
      page('auth', 'auth'),
      route('auth/login', './routes/auth.tsx', id('auth-login')),
      page('auth/code', 'auth-code'),
      route('auth/forgot', './routes/auth-code.tsx', id('auth-forgot')),
      page('auth/password', 'auth-password'),
      page('auth/factor', 'auth-factor'),
      route('auth/provider/:provider', './routes/auth-provider.ts', id('auth-provider')),
      page('confirm', 'confirm'),
      page('signout', 'signout'),
      page('mail/stop', 'mail-stop'),
      page('onboarding', 'onboarding'),
    ]),
    layout('./layouts/demo.tsx', id('layouts/demo'), [page('demo', 'demo')]),
    ...appScreens(locale),
    page('app/test/:sittingId', 'test'),
    page('app/mock-tests/:partId', 'mock-part'),
    route('app/mock-tests/:partId/changes', './routes/mock-changes.ts', id('mock-changes')),
    page('app/flashcards/round', 'flashcards-round'),
    page('offline', 'offline'),
    page('app/license/test-checkout/:checkoutId', 'test-checkout'),
    ...withoutPage(locale),
  ];
}

/** Screens in the app's frame, and the administration's. */
function appScreens(locale: 'en' | 'nb'): RouteConfigEntry[] {
  const id = (file: string) => ({ id: `${locale}/${file}` });
  const page = (path: string, file: string) => route(path, `./routes/${file}.tsx`, id(file));
  return [
    layout('./layouts/app.tsx', id('layouts/app'), [
      page('app', 'overview'),
      page('app/leveltest', 'leveltest'),
      page('app/test', 'tests'),
      page('app/test/:sittingId/result', 'result'),
      page('app/test/:sittingId/review', 'review'),
      page('app/plan', 'plan'),
      page('app/custom', 'custom'),
      page('app/flashcards', 'flashcards'),
      page('app/flashcards/statistics', 'flashcards-statistics'),
      page('app/flashcards/decks', 'flashcards-decks'),
      page('app/flashcards/decks/:deckId', 'flashcards-deck'),
      page('app/flashcards/words/:level/:topic', 'flashcards-words'),
      page('app/flashcards/met', 'flashcards-met'),
      page('app/flashcards/import', 'flashcards-import'),
      page('app/settings', 'settings'),
      page('app/settings/practice', 'settings-practice'),
      page('app/settings/security', 'settings-security'),
      page('app/settings/data', 'settings-data'),
      page('app/settings/mail', 'settings-mail'),
      page('app/settings/offline', 'settings-offline'),
      page('app/license', 'licence'),
      page('app/license/guarantee', 'guarantee'),
      page('app/license/checkout', 'checkout'),
      page('app/license/order/:orderId', 'order'),
      page('app/ask-a-teacher', 'ask-a-teacher'),
      page('app/teacher', 'teacher-desk'),
      page('app/teacher/:requestId', 'teacher-work'),
      page('app/language-cafe', 'language-cafe'),
      page('app/language-cafe/:sessionId', 'cafe-session'),
      page('app/host', 'host'),
      page('app/host/new', 'host-new'),
      page('app/host/:sessionId', 'host-session'),
      page('app/mock-tests', 'mock-tests'),
      page('app/mock-tests/:partId/result', 'mock-result'),
      page('app/mock-tests/:partId/review', 'mock-review'),
      page('app/feedback', 'feedback'),
    ]),
    route('admin', './routes/admin.tsx', id('admin'), [
      index('./routes/admin-start.ts', id('admin-start')),
      page('people', 'admin-people'),
      page('people/:userId', 'admin-person'),
      page('codes', 'admin-codes'),
      route('codes.csv', './routes/admin-codes-csv.ts', id('admin-codes-csv')),
      page('tasks', 'admin-tasks'),
      page('tasks/:taskId', 'admin-task'),
      page('stories', 'admin-stories'),
      page('stories/:storyId', 'admin-story'),
      page('claims', 'admin-claims'),
      page('payments', 'admin-payments'),
      page('messages', 'admin-messages'),
      page('feedback', 'admin-feedback'),
      page('visits', 'admin-visits'),
      page('jobs', 'admin-jobs'),
      page('audit', 'admin-audit'),
    ]),
  ];
}

/** Addresses that answer with data or files, not with a page. */
function withoutPage(locale: 'en' | 'nb'): RouteConfigEntry[] {
  const id = (file: string) => ({ id: `${locale}/${file}` });
  return [
    route('community/preview', './routes/community-preview.ts', id('community-preview')),
    route('community/view', './routes/community-view.ts', id('community-view')),
    route('community/feed.xml', './routes/community-feed.ts', id('community-feed')),
    route('articles/feed.xml', './routes/articles-feed.ts', id('articles-feed')),
    route('lettavis/feed.xml', './routes/stories-feed.ts', id('stories-feed')),
    route('user', './routes/user.ts', id('user')),
    route('app/test/practice', './routes/practice.ts', id('practice-round')),
    route('app/test/:sittingId/report', './routes/task-report.ts', id('task-report')),
    route('app/test/:sittingId/draft', './routes/draft.ts', id('draft')),
    route('app/test/:sittingId/assessments', './routes/assessments.ts', id('assessments')),
    route('app/test/:sittingId/recording', './routes/recording.ts', id('recording')),
    route('app/test/:sittingId/teacher', './routes/teacher-answers.ts', id('teacher-answers')),
    route('app/teacher/:requestId/changes', './routes/teacher-changes.ts', id('teacher-changes')),
    route('app/test/:sittingId/partner-line', './routes/partner-line.ts', id('partner-line')),
    route('app/flashcards/kept', './routes/flashcards-kept.ts', id('flashcards-kept')),
    route('app/guest-results', './routes/guest-results.ts', id('guest-results')),
    route('app/flashcards/export', './routes/flashcards-export.ts', id('flashcards-export')),
    route('app/flashcards/media/:mediaId', './routes/flashcards-media.ts', id('flashcards-media')),
    route('app/plan/calendar', './routes/plan-calendar.ts', id('plan-calendar')),
    route('app/language-cafe/calendar', './routes/cafe-calendar.ts', id('cafe-calendar')),
    route('app/language-cafe/:sessionId/calendar', './routes/cafe-calendar.ts', id('cafe-session-calendar')),
    route('app/license/guarantee/proof', './routes/guarantee-proof.ts', id('guarantee-proof')),
    route('app/test/:sittingId/result.pdf', './routes/result-pdf.ts', id('result-pdf')),
  ];
}
