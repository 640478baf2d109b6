export default {
  title: 'Give feedback',
  lead: 'What works, what does not, what is missing? The people who make Bestått read it.',
  text: 'Your feedback',
  textHint: 'Up to 5,000 characters. It is kept in this tab until it is sent.',
  email: 'Email for a discount code (optional)',
  emailHint:
    'As a thank-you we send one code to each address: {{percent}}% off one package, or {{days}} days of Trial. The address is used for nothing else.',
  send: 'Send feedback',
  sending: 'Sending…',
  sent: {
    title: 'Thank you. Your feedback has reached us.',
    text: 'One of us will read it. What is broken is fixed first. You will not get a reply here.',
    code: 'If the address {{email}} exists, the code will be there in a minute or two. It is valid for {{valid}} days.',
    noMail: 'The email with your code could not be sent just now.',
    askAgain: 'Ask for the code again',
    close: 'Close',
    overview: 'To my overview',
  },
  errors: {
    feedback_empty: 'Write something first.',
    feedback_long: 'This is longer than 5,000 characters. Please shorten it.',
    email_format: 'Invalid email format.',
    too_many_requests: 'You have sent a lot in a short time. Please wait a little and send it again.',
    offline: 'It did not get through. What you wrote is still here: send it again when you are online.',
    failed: 'It could not be sent. What you wrote is still here: please try again.',
  },
};
