/** Which texts a path's screen uses besides the shell's. */
export function namespacesOf(pathname: string): readonly string[] {
  if (/^(\/nb)?\/admin\/stories(\/|$)/.test(pathname)) return ['admin', 'desk'];
  if (/^(\/nb)?\/admin\/articles(\/|$)/.test(pathname)) return ['admin', 'desk', 'article-desk'];
  if (/^(\/nb)?\/admin(\/|$)/.test(pathname)) return ['admin'];
  if (/\/app\/leveltest\/?$/.test(pathname)) return ['leveltest'];
  if (/\/app\/plan\/?$/.test(pathname)) return ['plan', 'readiness', 'result'];
  if (/\/app\/custom\/?$/.test(pathname)) return ['leveltest', 'custom-form', 'result'];
  if (/\/app\/flashcards\/round\/?$/.test(pathname)) return ['flashcards'];
  if (/\/app\/flashcards\/?$/.test(pathname)) return ['flashcards', 'decks'];
  if (/\/app\/flashcards\/|\/decks\/[^/]+\/?$/.test(pathname)) return ['decks'];
  if (/\/app\/license\/guarantee\/?$/.test(pathname)) return ['guarantee'];
  if (/\/app\/license\/?$/.test(pathname)) return ['licence', 'guarantee', 'pricing'];
  if (/\/app\/license\/(checkout|order)/.test(pathname)) return ['checkout', 'licence', 'pricing'];
  if (/\/app\/settings\/data\/?$/.test(pathname)) return ['data', 'settings'];
  if (/\/app\/settings\/security\/?$/.test(pathname)) return ['settings', 'security'];
  if (/\/app\/settings\/practice\/?$/.test(pathname)) return ['leveltest', 'settings'];
  if (/\/app\/settings\/mail\/?$/.test(pathname)) return ['settings', 'mails'];
  if (/\/app\/settings\/offline\/?$/.test(pathname)) return ['settings', 'offline'];
  if (/^(\/nb)?\/offline\/?$/.test(pathname)) return ['offline', 'flashcards', 'task'];
  if (/\/app\/feedback\/?$/.test(pathname)) return ['feedback'];
  if (/\/app\/ask-a-teacher\/?$/.test(pathname)) return ['questions'];
  if (/\/app\/teacher\/?$/.test(pathname)) return ['teacher-desk'];
  if (/\/app\/teacher\/[^/]+\/?$/.test(pathname)) return ['teacher-desk', 'writing'];
  if (/\/app\/language-cafe/.test(pathname)) return ['cafe-sessions'];
  if (/\/app\/host/.test(pathname)) return ['cafe-host', 'cafe-sessions'];
  if (/\/app\/settings\/?$/.test(pathname)) return ['account', 'settings'];
  if (/\/app\/mock-tests\/[^/]+\/review\/?$/.test(pathname)) return ['review', 'task'];
  if (/\/app\/mock-tests\/[^/]+\/result\/?$/.test(pathname)) return ['mocks', 'open-mocks', 'writing'];
  if (/\/app\/mock-tests\/[^/]+/.test(pathname))
    return ['mocks', 'open-mocks', 'task', 'writing', 'speaking'];
  if (/\/app\/mock-tests\/?$/.test(pathname)) return ['mocks', 'open-mocks', 'speaking'];
  if (/\/result\/?$/.test(pathname)) return ['result'];
  if (/\/review\/?$/.test(pathname)) return ['review', 'task'];
  if (/\/app\/test\/[^/]+/.test(pathname)) return ['task'];
  if (/\/app\/test\/?$/.test(pathname)) return ['result', 'history'];
  return /\/app\/?$/.test(pathname) ? ['result', 'overview', 'readiness'] : [];
}
