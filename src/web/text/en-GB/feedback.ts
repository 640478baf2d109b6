export default {
  title: 'Give feedback',
  lead: 'What works, what does not, what is missing? It is read by the people who make Bestått.',
  text: 'Your feedback',
  textHint: 'Up to 5,000 characters. It is kept in this tab until it is sent.',
  email: 'Email for a discount code (optional)',
  emailHint:
    'As thanks we send one code for each address: {{percent}} % off one package, or {{days}} days of Trial. The address is used for nothing else.',
  send: 'Send feedback',
  sending: 'Sending…',
  sent: {
    title: 'Thank you. It has reached us.',
    text: 'Somebody reads it. What is broken is mended first; you get no answer here.',
    code: 'If {{email}} is a mailbox, there is a mail in it within a minute or two. The code is valid for {{valid}} days.',
    noMail: 'The mail with your code could not be sent just now.',
    askAgain: 'Ask for the code again',
    close: 'Close',
    overview: 'To my overview',
  },
  errors: {
    feedback_empty: 'Write something first.',
    feedback_long: 'This is longer than 5,000 characters. Please shorten it.',
    email_format: 'Invalid email format.',
    too_many_requests: 'You have sent a lot just now. Please wait a little and send it again.',
    offline: 'It did not get through. What you wrote is still here: send it again when you are online.',
    failed: 'It could not be sent. What you wrote is still here: please try again.',
  },
};
