export default {
  title: 'Contact us',
  lead: 'Something does not work, a payment looks wrong, a task has a mistake, or you have a question? Write to us. We answer within {{hours}} hours, by email.',
  priority: 'You have Premium, so your message is answered before the others.',
  topic: 'What is it about?',
  topics: {
    payment: 'Payment',
    account: 'My account',
    task: 'A task',
    accessibility: 'Accessibility',
    privacy: 'Privacy and my data',
    other: 'Something else',
  },
  text: 'Your message',
  textHint: 'Up to 5,000 characters. In English or Norwegian. It stays in this tab until it is sent.',
  email: 'Email for the answer',
  emailHint: 'We use it to answer you, and for nothing else.',
  trap: 'Leave this empty',
  send: 'Send message',
  errorNumber: 'I saw an error page. Its number is {{number}}.\n\nWhat I was doing: ',
  errors: {
    topic_needed: 'Choose what it is about.',
    message_empty: 'Write something first.',
    message_long: 'This is longer than 5,000 characters. Please shorten it.',
    message_links: 'A message can hold three links at most. Please take some out.',
    email_required: 'Email is required.',
    email_format: 'Invalid email format.',
    too_many_requests:
      'You have sent several messages in a short time. What you wrote is still here: please wait an hour and send it again.',
    offline: 'It did not get through. What you wrote is still here: send it again when you are online.',
    failed: 'It could not be sent. What you wrote is still here: please try again.',
  },
  sent: {
    title: 'We have your message',
    text: 'Its reference is {{reference}}. We answer within {{hours}} hours, to {{email}}.',
    confirmed: 'An email that says so is on its way to you.',
    noMail:
      'The email that confirms it could not be sent just now. Your message is safe with us all the same.',
    copy: 'This is what you wrote about “{{topic}}”',
    again: 'Write another message',
  },
  own: {
    title: 'What you wrote before',
    line: '{{topic}}, {{moment}}',
    open: 'not answered yet',
    answered: 'answered',
    answerOf: 'Our answer, {{moment}}',
  },
  who: {
    title: 'Who reads it',
    unnamed: 'The people who run Bestått here. They have not entered a name or a postal address.',
    orgNumber: 'Organisation number {{number}}',
    noAddress:
      'No email address is set up for messages here, so nobody is told by email. Your message is kept, and is read in the administration.',
    noMail:
      'No mail server is set up here: emails stay on this machine. If you are logged in, you also find the answer on this page.',
    data: 'We keep a message for two years after the answer. If you have an account, it is in the copy of your data, and is deleted with the account.',
  },
};
