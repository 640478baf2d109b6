/** Tables about tasks, words, products and processes. What looks like a person in them is not one. */
export const nobodysTables: readonly string[] = [
  'public.stimuli',
  'public.tasks',
  'public.task_keys',
  'public.stimulus_secrets',
  'public.task_parameters',
  'public.task_statistics',
  'public.clips',
  'public.community_categories',
  'public.community_tags',
  // By a keyed name of the day.
  'bestatt.community_views',
  // Counts of a day.
  'bestatt.visit_counts',
  'public.lexicon',
  'public.scenes',
  'public.articles',
  'public.article_texts',
  'public.stories',
  'public.story_versions',
  'public.story_keys',
  // Who did what stands in the audit log.
  'public.story_drafts',
  'public.license_types',
  'auth.signing_keys',
  // Buckets are the product's, whoever made them.
  'storage.buckets',
  'storage.removed_files',
  'bestatt.content_files',
  'bestatt.lexicon_files',
  'bestatt.migrations',
  'bestatt.naming_key',
  'bestatt.realtime_servers',
  'bestatt.realtime_watches',
  'bestatt.test_till',
  // Seconds.
  'bestatt.realtime_overflow',
  // The queue's own: names of jobs, when they are due, how many there are.
  'jobs.bam',
  'jobs.instance',
  'jobs.job_dependency',
  'jobs.queue',
  'jobs.queue_stats',
  'jobs.schedule',
  'jobs.subscription',
  'jobs.version',
  'jobs.warning',
];
