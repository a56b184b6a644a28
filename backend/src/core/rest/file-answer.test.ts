import { FileAnswer } from './file-answer.js';

const nameOf = (name: string) => new FileAnswer('text/csv', name, 'csv', '').disposition;

test.each([
  ['Forts', 'Forts.csv', 'Forts.csv'],
  ['Weekend in Pune', 'Weekend-in-Pune.csv', 'Weekend%20in%20Pune.csv'],
  ['Cafés & Bäckereien', 'Cafes-Backereien.csv', 'Caf%C3%A9s%20%26%20B%C3%A4ckereien.csv'],
  ['पुणे', 'file.csv', '%E0%A4%AA%E0%A5%81%E0%A4%A3%E0%A5%87.csv'],
  ['😀', 'file.csv', '%F0%9F%98%80.csv'],
  ['', 'file.csv', 'file.csv'],
  ['...', 'file.csv', 'file.csv'],
  ['../../etc/passwd', 'etc-passwd.csv', 'etc%20passwd.csv'],
  ['a"; filename="b', 'a-filename-b.csv', 'a%20%3B%20filename%3D%20b.csv'],
  ['a\r\nSet-Cookie: b', 'a-Set-Cookie-b.csv', 'a%20Set-Cookie%20b.csv'],
  ["it's (mine)*", 'it-s-mine.csv', 'it%27s%20%28mine%29.csv'],
  ['x\u202Etxt', 'x-txt.csv', 'x%20txt.csv'],
  ['a\ud800b', 'a-b.csv', 'a%EF%BF%BDb.csv'],
])('the file name %j becomes %s in ASCII and %s in UTF-8', (name, plain, exact) => {
  expect(nameOf(name)).toBe(`attachment; filename="${plain}"; filename*=UTF-8''${exact}`);
});
