import type { AuthTexts } from './auth-texts.ts';

function duration(minutes: number): string {
  const hours = minutes / 60;
  if (minutes < 120 || !Number.isInteger(hours)) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  return `${hours} hours`;
}

const notYou = 'If this was not you, change your password and sign out everywhere at once.';

export const englishTexts: AuthTexts = {
  duration,
  linkFallback: 'If the button does not work, copy this address into your browser:',
  sms: ({ product, code }) => `${code} is your code for ${product}. Do not share it with anyone.`,
  mails: {
    signup: ({ product, minutes }) => ({
      subject: `Confirm your email address for ${product}`,
      heading: `Welcome to ${product}`,
      paragraphs: ['Confirm that this is your email address, and your account is ready.'],
      button: 'Confirm email address',
      codeLabel: 'Or type this code where you signed up:',
      note: `You can use the link or the code once, within ${duration(minutes)}. If you did not sign up, you can ignore this email: without confirmation there is no account.`,
    }),
    invite: ({ product, minutes }) => ({
      subject: `You are invited to ${product}`,
      heading: `You are invited to ${product}`,
      paragraphs: [
        'One of us has invited you to create an account. Accept the invitation and choose a password.',
      ],
      button: 'Accept the invitation',
      codeLabel: 'Or type this code:',
      note: `You can use the invitation once, within ${duration(minutes)}. If you did not expect it, you can ignore this email.`,
    }),
    magicLink: ({ product, minutes }) => ({
      subject: `Your login link for ${product}`,
      heading: `Log in to ${product}`,
      paragraphs: ['Here is the link you asked for. Open it on the device you want to log in on.'],
      button: 'Log in',
      codeLabel: 'Or type this code:',
      note: `You can use the link or the code once, within ${duration(minutes)}. If you did not ask for them, you can ignore this email; nobody gets in without it.`,
    }),
    recovery: ({ product, minutes }) => ({
      subject: `Choose a new password for ${product}`,
      heading: 'Choose a new password',
      paragraphs: ['You asked for a new password. The link logs you in, and then you choose one.'],
      button: 'Choose a new password',
      codeLabel: 'Or type this code:',
      note: `You can use the link or the code once, within ${duration(minutes)}. If you did not ask for them, you can ignore this email; your password stays as it is.`,
    }),
    emailChangeNew: ({ product, minutes, oldAddress }) => ({
      subject: `Confirm your new email address for ${product}`,
      heading: 'Confirm your new email address',
      paragraphs: [
        oldAddress
          ? `You want to use this address in place of ${oldAddress}. Confirm that it is yours.`
          : 'You want to use this address for your account. Confirm that it is yours.',
      ],
      button: 'Confirm the new address',
      codeLabel: 'Or type this code:',
      note: `You can use the link or the code once, within ${duration(minutes)}. If you did not ask for this, you can ignore this email; the address is not used.`,
    }),
    emailChangeCurrent: ({ product, minutes, newAddress }) => ({
      subject: `Confirm the change of your email address for ${product}`,
      heading: 'Confirm the change of your email address',
      paragraphs: [
        `Your account is to use ${newAddress ?? 'another address'} from now on. Both addresses must confirm it; this email is for the old one.`,
      ],
      button: 'Confirm the change',
      codeLabel: 'Or type this code:',
      note: `You can use the link or the code once, within ${duration(minutes)}. If you did not ask for this, do not confirm it. ${notYou}`,
    }),
    reauthentication: ({ product, minutes }) => ({
      subject: `Your code for ${product}`,
      heading: 'Confirm that it is you',
      paragraphs: ['You are about to change something that protects your account.'],
      codeLabel: 'Type this code to go on:',
      note: `You can use the code once, within ${duration(minutes)}. ${notYou}`,
    }),
    alreadyRegistered: ({ product }) => ({
      subject: `You already have an account with ${product}`,
      heading: 'You already have an account',
      paragraphs: [
        'Somebody, probably you, tried to sign up with this address. It already has an account, so nothing has changed.',
        'Log in with your password. If you have forgotten it, choose a new one on the login page.',
      ],
      button: `Go to ${product}`,
      note: 'If it was not you, you can ignore this email; whoever tried has not learnt that you have an account.',
    }),
    passwordChanged: ({ product }) => ({
      subject: `Your password for ${product} was changed`,
      heading: 'Your password was changed',
      paragraphs: ['Your account has a new password. Other devices have been signed out.'],
      button: `Go to ${product}`,
      note: 'If this was not you, choose a new password at once with “Forgot your password?” on the login page.',
    }),
    emailChanged: ({ product, oldAddress, newAddress }) => ({
      subject: `Your email address for ${product} was changed`,
      heading: 'Your email address was changed',
      paragraphs: [
        `Your account now uses ${newAddress ?? 'another address'} in place of ${oldAddress ?? 'this one'}.`,
      ],
      button: `Go to ${product}`,
      note: 'If this was not you, contact us at once.',
    }),
    phoneChanged: ({ product }) => ({
      subject: `Your phone number for ${product} was changed`,
      heading: 'Your phone number was changed',
      paragraphs: ['Your account now uses another phone number.'],
      button: `Go to ${product}`,
      note: notYou,
    }),
    phoneRemoved: ({ product }) => ({
      subject: `Your phone number was removed from ${product}`,
      heading: 'Your phone number was removed',
      paragraphs: [
        'You chose a new password by mail. To be safe, the phone number on your account can no longer be used to log in; you can add it again.',
      ],
      button: `Go to ${product}`,
      note: notYou,
    }),
    identityLinked: ({ product, provider }) => ({
      subject: `${provider ?? 'Another account'} was linked to ${product}`,
      heading: `${provider ?? 'Another account'} was linked`,
      paragraphs: [`From now on you can also log in to ${product} with ${provider ?? 'it'}.`],
      button: `Go to ${product}`,
      note: notYou,
    }),
    identityUnlinked: ({ product, provider }) => ({
      subject: `${provider ?? 'An account'} was unlinked from ${product}`,
      heading: `${provider ?? 'An account'} was unlinked`,
      paragraphs: [`You can no longer log in to ${product} with ${provider ?? 'it'}.`],
      button: `Go to ${product}`,
      note: notYou,
    }),
    factorEnrolled: ({ product }) => ({
      subject: `Two-step login is on for ${product}`,
      heading: 'Two-step login is on',
      paragraphs: [
        'Logging in now asks for a code besides your password. Keep the device that gives it at hand.',
      ],
      button: `Go to ${product}`,
      note: notYou,
    }),
    factorRemoved: ({ product }) => ({
      subject: `A second step was removed from ${product}`,
      heading: 'A second step was removed',
      paragraphs: ['One of the ways to confirm your login with a code was removed.'],
      button: `Go to ${product}`,
      note: notYou,
    }),
    recoveryCodeUsed: ({ product, left = 0 }) => ({
      subject: `A recovery code was used to log in to ${product}`,
      heading: 'A recovery code was used',
      paragraphs: [
        'Somebody, probably you, logged in with one of your recovery codes in place of the second step.',
        `Codes left: ${left}. Set your authenticator app or phone up anew, and make new codes in the settings.`,
      ],
      button: `Go to ${product}`,
      note: notYou,
    }),
  },
};
