export default {
  hero: {
    title: 'The way to <nb>bestått</nb> is marked.',
    lead: '<nb>Bestått</nb> is Norwegian for “passed”. Practise for Norskprøven from Pre-A1 to C1, and start with a free level test: see where you stand, how sure that is, and which stretch comes next.',
    start: 'Take the free level test',
    how: 'See how it works',
    note: 'No account, no card.',
  },
  example: {
    caption: 'Example result',
    onTheWay: '{{level}}, on the way to {{next}}',
    between: 'Between {{lower}} and {{upper}}',
    description:
      'Example of a result, drawn as a mountain trail with six stations from Pre-A1 to C1. The learner stands here: {{label}}. With 90% certainty the level lies between {{low}} and {{high}}.',
  },
  parts: {
    title: 'Four parts, as in the test',
    lead: 'Every task is marked with its level, and every answer comes with its reason, in English and Norwegian.',
    notOpen: 'Not open yet',
    read: {
      title: 'Read',
      text: 'Notices, messages and articles from everyday life. After each answer you see the words in the text that decide it.',
      alt: 'Example: in a short Norwegian text the word “kontrollere” is marked, because it means the same as “sjekke”.',
      same: 'means the same as',
    },
    listen: {
      title: 'Listen',
      text: 'Clips of ten to ninety seconds, played as often as in the exam. The transcript comes after your answer.',
      alt: 'Example: a sound clip of 22 seconds and two answers to choose from, in Norwegian.',
    },
    write: {
      title: 'Write',
      text: 'Marks in your own text, by type, each with a rule and a correction, under the criteria of the real raters.',
      alt: 'Example: the word order in a Norwegian sentence is marked, with the correction under it.',
      mark: 'Word order',
    },
    speak: {
      title: 'Speak',
      text: 'Answer aloud, read what was heard, and see what a rater would listen for.',
      alt: 'Example: a recording in progress, with what was said in Norwegian written under it.',
      recording: 'Recording',
      of: 'of',
    },
  },
  found: {
    title: 'How your level is found',
    lead: 'The test looks for you on the trail. A right answer takes you to a harder task, a wrong one to an easier one.',
    start: { title: 'Start in the middle.', text: 'The first tasks are around B1 and find the right area.' },
    follow: { title: 'Follow the answers.', text: 'Each one narrows the band of levels you could be at.' },
    read: {
      title: 'Read the result.',
      text: 'A level, the band around it, and the mistakes behind it. A guess is never sold as a fact.',
    },
    chart: 'The level, answer by answer',
    right: 'right',
    wrong: 'wrong',
    band: '90% band',
    captionOnTheWay:
      'Task number. An example from our own engine: after {{count}} answers this made-up learner stands at {{level}}, on the way to {{next}}.',
    captionLevel:
      'Task number. An example from our own engine: after {{count}} answers this made-up learner stands at {{level}}.',
    captionBetween:
      'Task number. An example from our own engine: after {{count}} answers this made-up learner stands between {{lower}} and {{upper}}.',
    chartAlt:
      'Line chart of one made-up sitting with {{count}} answers, {{right}} of them right. The 90% band begins from {{firstLow}} to {{firstHigh}} and ends from {{low}} to {{high}}.',
  },
  guarantee: {
    title: 'Pass guarantee',
    lead: 'If you do the work and the real test still says no, we extend your package so that you can try again. It is an extension, not a refund, and these four things make it valid.',
    weeks: { title: 'Four weeks of active practice', text: 'at least, before the official test' },
    tasks: { title: '100 practice tasks', text: 'at least, across all skills' },
    level: { title: 'The level test taken', text: 'so that we know where you began' },
    proof: { title: 'Proof that you did not pass', text: 'sent to us within 30 days' },
  },
  pricing: {
    title: 'Pricing',
    lead: 'Start free. Pay for 30 days at a time.',
    more: 'Compare the packages',
  },
  questions: {
    title: 'Questions',
    fail: {
      question: 'Can I fail Norskprøven?',
      answer:
        'Norskprøven A1–B2 gives you a level for each part, not a pass or a fail. You decide which level you need; with us, <nb>bestått</nb> means that you reached it. C1 is a separate test, and there the result is C1 or not passed.',
    },
    free: {
      question: 'Is the level test really free?',
      answer:
        'Yes. It needs no account and no card, and you see the whole result. The full test has {{atLeast}} to {{atMost}} tasks in reading and listening and ends when your level is sure enough; the quick one has at most {{quick}}. Your answers are saved as you go, so you can stop and go on later.',
    },
    sure: {
      question: 'How sure is my result?',
      answer:
        'The result says it: around your level lies a band, and with 90% certainty you are inside it. Where two levels are nearly as likely, we say “between”. It is an estimate from reading and listening, not an official result, and it says nothing yet about how you write and speak.',
    },
    test: {
      question: 'How is the real test built?',
      answer:
        'Norskprøven A1–B2 has four parts that stand alone: reading, listening, writing and speaking. You may take one, some or all of them. Reading and listening are one test for everybody and adapt to you; for writing and speaking you choose A1–A2, A2–B1 or B1–B2. There are four rounds a year.',
      link: 'More about the test',
    },
    residence: {
      question: 'What do I need for citizenship or permanent residence?',
      answer:
        'Since 1 October 2022 citizenship asks for oral Norwegian at B1; for some, A2 is enough. For permanent residence, check with UDI, who decide both. Higher education asks for B2.',
      link: 'udi.no',
    },
    feedback: {
      question: 'How is feedback on writing and speaking given?',
      answer:
        'When you hand in a text in bokmål, our own rules estimate its level, say how sure that is, and mark where something can be better, each mark with its reason; then you correct it and compare. No person has read it, and it says so. Speaking you practise with the points of each task to tick off, the raters’ criteria and model answers; nobody assesses it yet.',
    },
    stop: {
      question: 'Can I stop my package?',
      answer: 'There is nothing to stop. A package is paid once, lasts 30 days and ends by itself.',
    },
  },
  stories: { title: 'From LettAvis', all: 'All stories' },
  articles: { title: 'Latest articles', all: 'All articles' },
  closing: { title: 'Where do you stand today?' },
};
