import { loggedPath } from './logged-path.js';

const ID = '01900000-0000-7000-8000-000000000000';

test.each([
  ['/', '/'],
  ['/lists/k3Yk3Yk3Yk3Yk3Yk3Yk3Yk3Y', '/lists/…'],
  ['/lists/k3Yk3Yk3Yk3Yk3Yk3Yk3Yk3Y/export/gpx', '/lists/…/export/gpx'],
  ['/uploads/AAAAAAAAAAAAAAAAAAAAAA.webp', '/uploads/….webp'],
  [`/lists/${ID}/export/csv`, `/lists/${ID}/export/csv`],
  [`/places/${ID.toUpperCase()}/reviews`, `/places/${ID.toUpperCase()}/reviews`],
  ['/mail-preferences/AaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaAaA', '/mail-preferences/…'],
  ['/auth/me/mail-preferences', '/auth/me/mail-preferences'],
  ['/auth/resend-verification', '/auth/resend-verification'],
  [`/art/cities/${ID}.webp`, `/art/cities/${ID}.webp`],
])('the log shows %s as %s', (path, logged) => {
  expect(loggedPath(path)).toBe(logged);
});
