import { StartError } from '../core/errors/index.js';
import { UnusableFile } from '../modules/imports/index.js';
import { toldError, toldReason } from './output.js';

test('adds the option of the command to a reason that the console shows as well', () => {
  expect(toldReason(['imports.readAs', { encoding: 'windows-1252' }])).toBe(
    'The file was read as windows-1252. If accents are wrong, choose another encoding. (--encoding windows-1250)',
  );
  expect(toldReason('imports.rowAboveHeader')).toBe('A row above the header was skipped.');
});

test('shows the message of a failure that the operator can fix, and the stack of another one', () => {
  expect(toldError(new StartError('Read this.'))).toBe('Read this.');
  expect(toldError(new UnusableFile(['imports.columnMissing', { column: 'nomm', columns: 'nom, ville' }]))).toBe(
    'The file has no column “nomm”. Its columns: nom, ville. (--map FIELD=COLUMN)',
  );
  expect(toldError(new TypeError('x is undefined'))).toMatch(/^TypeError: x is undefined\n +at /);
});
