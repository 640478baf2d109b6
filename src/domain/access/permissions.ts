import { hasRole, type Role } from './roles.ts';

/** What can be done beyond one's own, and the roles besides the administrator's that may. Rule 6.15, decision 040. */
export const permissions = {
  seePeople: [],
  giveRoles: [],
  giveLicences: [],
  refundOrders: [],
  makeCodes: [],
  resetSecondFactors: [],
  endSessions: [],
  readAudit: [],
  decideClaims: ['moderator'],
  moderateCommunity: ['moderator'],
  readFeedback: [],
  answerMessages: [],
  runJobs: [],
  keepTasks: ['editor'],
  readAnalytics: ['editor'],
  giveFeedback: ['teacher'],
  keepStories: ['editor'],
  hostSessions: ['teacher', 'host'],
} as const satisfies Readonly<Record<string, readonly Role[]>>;

export type Permission = keyof typeof permissions;

/** Whether somebody with these roles may. An administrator may do everything. */
export function may(given: readonly string[], permission: Permission): boolean {
  return hasRole(given, 'admin') || permissions[permission].some((role) => given.includes(role));
}

/** The parts of the administration's screen in their order, and what each asks for. */
export const adminSections = {
  people: 'seePeople',
  codes: 'makeCodes',
  tasks: 'keepTasks',
  stories: 'keepStories',
  articles: 'keepStories',
  claims: 'decideClaims',
  payments: 'refundOrders',
  messages: 'answerMessages',
  feedback: 'readFeedback',
  visits: 'readAnalytics',
  jobs: 'runJobs',
  audit: 'readAudit',
} as const satisfies Readonly<Record<string, Permission>>;

export type AdminSection = keyof typeof adminSections;

/** The parts that somebody with these roles sees; none where the screen is not for them. */
export function sectionsFor(given: readonly string[]): readonly AdminSection[] {
  const all = Object.keys(adminSections) as AdminSection[];
  return all.filter((section) => may(given, adminSections[section]));
}
