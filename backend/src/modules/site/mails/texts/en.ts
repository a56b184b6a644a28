import type { MailCatalog } from '../mail-catalog.type.js';

const reason = ['The moderator gave this reason:', '{{reason}}'];
const notMe = 'If it was you, all is well. If it was not, choose a new password at once.';

/** English texts of the mails. The other languages translate them. */
export const en: MailCatalog = {
  greeting: 'Hello {{name}},',
  plainGreeting: 'Hello,',
  buttonHelp: 'If the button does nothing, open this address:',
  unsubscribe: 'You can turn these messages off here, without signing in: {{url}}',
  sample: { name: 'Ana', place: 'Old Fort', reason: 'The opening hours are missing.' },
  mails: {
    verifyAddress: {
      subject: 'Confirm your e-mail address',
      first: 'Please confirm that this is your e-mail address.',
      details: ['The link works once, for {{lifetime}}.'],
      button: 'Confirm my address',
      last: 'If you did not ask for this, somebody has mistyped their address. You do not need to do anything.',
    },
    resetPassword: {
      subject: 'Choose a new password',
      first: 'You asked to choose a new password.',
      details: ['The link works once, for {{lifetime}}.'],
      button: 'Choose a new password',
      last: 'If it was not you, you do not need to do anything: your password stays as it is.',
    },
    powerGained: {
      subject: 'Choose a password for your new role',
      first: 'You now have a role that helps to run this site.',
      details: [
        'Your address was not confirmed yet, so you need a new password. The link works once, for {{lifetime}}; the sign-in page can send another one.',
      ],
      button: 'Choose a password',
    },
    passwordChanged: {
      subject: 'Your password was changed',
      first: 'The password of your account was just changed, and all other devices were signed out.',
      button: 'It was not me',
      last: notMe,
    },
    emailChanged: {
      subject: 'Your e-mail address was changed',
      first: 'Your account now uses the address {{email}}.',
      details: ['This message goes to the one it had before.'],
      last: 'If it was not you, please contact the operator of this site.',
    },
    identityJoined: {
      subject: 'Your {{provider}} account now signs you in',
      first: 'Somebody signed in with the {{provider}} account of this e-mail address.',
      details: ['Both ways now lead to the same account.'],
      button: 'Open my profile',
      last: 'If it was not you, secure your {{provider}} account, then sign out your other devices on your profile.',
    },
    identityLeft: {
      subject: 'Your {{provider}} account no longer signs you in',
      first: 'The {{provider}} account that signed you in was removed from your account here, and all other devices were signed out.',
      button: 'It was not me',
      last: notMe,
    },
    accountDeleted: {
      subject: 'Your account was deleted',
      first: 'Your account and what was stored about you are gone, as you asked.',
      details: ['This is the last message that you get from us.'],
    },
    accountRemoved: {
      subject: 'Your account was deleted',
      first: 'The operator of this site has deleted your account.',
      details: ['What was stored about you is gone, and what you have written stays without your name.', 'This is the last message that you get from us.'],
    },
    placeApproved: {
      subject: '{{place}} is in the guide',
      first: 'You suggested {{place}}, and it was approved. Everyone can find it now. Thank you!',
      button: 'See the place',
    },
    placeRejected: {
      subject: '{{place}} was not added to the guide',
      first: 'You suggested {{place}}. A moderator has decided not to add it.',
      details: reason,
      button: 'See your suggestion',
    },
    editApplied: {
      subject: 'Your edit to {{place}} was applied',
      first: 'The guide now shows the details that you suggested for {{place}}. Thank you!',
      button: 'See the place',
    },
    editRejected: {
      subject: 'Your edit to {{place}} was not applied',
      first: 'You suggested other details for {{place}}. A moderator has decided not to apply them.',
      details: reason,
      button: 'See the place',
    },
    reviewApproved: {
      subject: 'Your review of {{place}} is published',
      first: 'Thank you for writing about {{place}}. Everyone can read your review now.',
      button: 'See your review',
    },
    reviewRejected: {
      subject: 'Your review of {{place}} is not published',
      first: 'Thank you for writing about {{place}}. A moderator has read your review and decided not to show it.',
      details: [...reason, 'You can change it, and a moderator will then read it again.'],
      button: 'Change your review',
    },
    photoApproved: {
      subject: 'Your photo is published',
      first: 'Thank you for the photo that you uploaded on {{date}}. Everyone can see it now.',
      button: 'See your photos',
    },
    photoRejected: {
      subject: 'Your photo was not accepted',
      first: 'A moderator has looked at the photo that you uploaded on {{date}}. It is not shown.',
      details: reason,
      button: 'See your photos',
    },
  },
};
