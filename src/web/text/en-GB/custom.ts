export default {
  title: 'Custom test',
  lead: 'Put together what you want to practise. Tasks are drawn at random, in equal numbers from what you choose; what you got right in the last 30 days comes back only when nothing else is left.',
  locked: 'not in your package',
  upgrade: {
    text: 'Levels with a lock belong to a larger package.',
    action: 'See what it opens',
  },
  categoriesNote: 'Writing and speaking join custom tests when feedback on them opens.',
  tasks: { title: 'Number of tasks', text: 'From {{from}} to {{to}}. Twenty take about 15 minutes.' },
  quickText_one: '{{count}} task, whatever number stands above.',
  quickText_other: '{{count}} tasks, about 8 minutes, whatever number stands above.',
  randomOrder: {
    title: 'Random order',
    text: 'All levels mixed. Off: from the easiest level to the hardest.',
  },
  errors: {
    tasks_range: 'Choose a whole number from {{from}} to {{to}}.',
    package_needed: 'Your package does not open all of these tasks. Choose fewer levels, or upgrade.',
    category_not_open: 'Writing and speaking cannot be practised here yet. Choose reading or listening.',
    no_task: 'There are no tasks for this choice. Choose more levels or both categories.',
    too_many_requests: 'You have started very many tests just now. Please try again in a few minutes.',
  },
  result: {
    title: 'Custom test',
    chosen: '{{levels}}: {{categories}}',
    claims: 'These answers fit {{level}}.',
    noClaim:
      'A test of the levels you chose yourself says how you do there, not where you stand. The level test looks for that.',
    levelTest: 'Test your level',
    again: 'New custom test',
  },
};
