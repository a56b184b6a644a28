import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from './start-error.js';
import { englishOf, explainDatabase, explained, explainFile, sentenceOf } from './index.js';

const ofDatabase = (code: string) => Object.assign(new Error('the words of PostgreSQL'), { code });

test.each([
  ['08P01', 'protocol_violation', /^DATABASE_URL leads to PgBouncer.*DATABASE_POOLER_URL/],
  ['25006', 'read_only_sql_transaction', /^The database is read-only .*primary.*default_transaction_read_only/],
  ['3F000', 'invalid_schema_name', /^The database has no schema .*CREATE SCHEMA public/],
  ['3D000', 'invalid_catalog_name', /^The database does not exist .*CREATE DATABASE/],
  ['28P01', 'invalid_password', /^The database refuses the user of DATABASE_URL/],
  ['28000', 'invalid_authorization_specification', /^The database refuses the user .*pg_hba\.conf/],
  ['42501', 'insufficient_privilege', /^The database's user lacks a right: .*must own the database/],
  ['0A000', 'feature_not_supported', /^The database server lacks something: .*contrib/],
  ['58P01', 'undefined_file', /^The database server lacks something: .*contrib/],
  ['42P07', 'duplicate_table', /^The database has objects of another program .*empty database/],
  ['42710', 'duplicate_object', /^The database has objects of another program/],
  ['53100', 'disk_full', /^The disk of the database is full/],
  ['53200', 'out_of_memory', /^The database has no memory left/],
  ['53300', 'too_many_connections', /^The database takes no more connections .*max_connections/],
  ['57P03', 'cannot_connect_now', /^The database is starting or stopping/],
  ['57P01', 'admin_shutdown', /^The database has ended the connection/],
  ['08006', 'connection_failure', /^The database has ended the connection/],
  ['XX001', 'data_corrupted', /^The database is damaged .*backup/],
])('explains the database error %s (%s) as a StartError', (code, _name, sentence) => {
  const told = explained(ofDatabase(code)) as StartError;
  expect(told).toBeInstanceOf(StartError);
  expect(told.message).toMatch(sentence);
  expect(told.message).toContain('the words of PostgreSQL');
});

test.each(['42601', '23505', 'XX000', '', 'ECONNREFUSED', 'ENOSPC'])('does not explain the code %j as a database failure', (code) => {
  expect(explainDatabase(ofDatabase(code))).toBeUndefined();
});

describe('file failures', () => {
  let folder: string;
  let file: string;
  beforeAll(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'citypins-files-'));
    file = path.join(folder, 'file');
    fs.writeFileSync(file, 'x');
    fs.symlinkSync('loop', path.join(folder, 'loop'));
  });
  afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

  const failureOf = (work: () => unknown): unknown => {
    try {
      work();
    } catch (error) {
      return error;
    }
    throw new Error('It has not failed');
  };

  test.each<[string, string, (at: string) => unknown, (at: string) => string]>([
    ['a file in the place of a folder', 'file', (at) => fs.mkdirSync(at, { recursive: true }), (at) => `${at} is a file, and a folder is needed`],
    [
      'a file on the way to a folder',
      'file/below',
      (at) => fs.mkdirSync(at, { recursive: true }),
      (at) => `${path.dirname(at)} is a file, and a folder is needed`,
    ],
    ['a file on the way to a file', 'file/below', (at) => fs.writeFileSync(at, 'x'), (at) => `${path.dirname(at)} is a file, and a folder is needed`],
    ['a folder that is read', '.', (at) => fs.readFileSync(at), (at) => `${at} is a folder, and a file is needed`],
    ['a folder that is deleted', '.', (at) => fs.rmSync(at), (at) => `${at} is a folder, and a file is needed`],
    ['a file that is not there', 'none', (at) => fs.readFileSync(at), (at) => `${at} does not exist`],
    ['a file in a folder that is not there', 'none/below', (at) => fs.writeFileSync(at, 'x'), (at) => `${path.dirname(at)} does not exist`],
    ['a link to itself', 'loop', (at) => fs.readFileSync(at), (at) => `${at} is a symbolic link that leads back to itself`],
    ['a name that is too long', 'x'.repeat(300), (at) => fs.writeFileSync(at, 'x'), (at) => `${at} is longer than the file system allows`],
  ])('names the path of %s', (_what, name, work, problem) => {
    const at = path.join(folder, name);
    const outside = explainFile(
      failureOf(() => work(at)),
      at,
    );
    expect(outside && englishOf(outside.problem)).toBe(problem(at));
  });

  test.each([
    ['ENOSPC', 'The disk of /data/x is full. Free space on it'],
    ['EDQUOT', 'The disk quota of this user is used up at /data/x.'],
    ['EFBIG', '/data/x is larger than the file system'],
    ['EROFS', '/data/x is on a file system that takes no writes.'],
    ['EACCES', 'This user has no access to /data/x.'],
    ['EPERM', 'This user has no access to /data/x.'],
    ['EMFILE', 'Too many files are open to open /data/x.'],
    ['ENFILE', 'Too many files are open to open /data/x.'],
    ['EIO', 'The disk of /data/x cannot be read or written.'],
  ])('explains the code %s', (code, sentence) => {
    expect(sentenceOf(Object.assign(new Error('x'), { code, syscall: 'write' }), '/data/x')).toContain(sentence);
  });

  test('does not explain a missing socket as a file', () => {
    expect(explainFile(Object.assign(new Error('x'), { code: 'ENOENT', syscall: 'connect', address: '/run/x' }))).toBeUndefined();
  });
});
