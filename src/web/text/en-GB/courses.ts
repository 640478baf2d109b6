/** Where courses and the answers are found; fetched with the last card of a result. */
export default {
  title: 'Prefer a classroom? Find a course',
  text: 'Your municipality teaches Norwegian to adults. The place is called *voksenopplæring*, adult education: search for that word and the name of your municipality. It also tells you whether the course is free for you.',
  outside: 'These links lead to official pages outside Bestått:',
  search: 'utdanning.no: search for schools and courses where you live',
  exam: 'Norskprøven: dates, places and registration',
  directorate: 'HK-dir, who make the exam',
  review: {
    title: 'All your answers',
    text: 'Every task with your answer, the right one and the reason.',
    action: 'See them',
  },
};
