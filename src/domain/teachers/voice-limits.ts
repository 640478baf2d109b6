/** Where teachers' spoken comments lie: sent ones in the learner's folder, others in their request's. Rule 9.447. */
export const voiceBucket = 'voice-comments';

/** The longest spoken comment, in seconds; the browser stops late by a piece or two. */
export const voiceSeconds = 180;
export const longestVoiceSeconds = voiceSeconds + 10;

/** What was recorded and not sent is forgotten after so many days, and so is a draft that was given back. */
export const unsentDays = 30;
