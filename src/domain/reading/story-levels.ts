export const storyTopics = ['nature', 'society', 'culture', 'history', 'everyday'] as const;
export type StoryTopic = (typeof storyTopics)[number];

/** The levels a story is told at, easiest first. */
export const storyLevels = ['A2', 'B1', 'B2'] as const;
export type StoryLevel = (typeof storyLevels)[number];
