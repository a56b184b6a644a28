import { altOf } from './altOf';

test('describes a picture in the words of its author, or else by its subject', () => {
  expect(altOf({ alt: 'The gate', subject: null, isIllustration: false })).toBe('The gate');
  expect(altOf({ alt: 'In English', subject: 'Pune', isIllustration: false })).toBe('Photo of Pune');
  expect(altOf({ alt: 'In English', subject: 'Pune', isIllustration: true })).toBe('Illustration of Pune');
  expect(altOf({ alt: 'In English', subject: 'München', isIllustration: false }, 'Munich')).toBe('Photo of Munich');
  expect(altOf({ alt: 'The gate', subject: null, isIllustration: false }, 'Munich')).toBe('The gate');
  expect(altOf({ alt: '', subject: null, isIllustration: false })).toBe('Photo');
});
