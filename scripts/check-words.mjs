// `node scripts/check-words.mjs [files]`: lists words that are hard to understand, and comments, test names, paragraphs and commit subjects that
// break the rules of style.
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { at, root } from './lib/paths.mjs';
import { fail, Problem } from './lib/terminal.mjs';

/** Words that are hard for readers of other mother tongues, each with a plain replacement. */
const SUSPECTS = [
  [/\banew\b/i, 'again, or re-create'],
  [/\breckon/i, 'compute'],
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\bheard? of\b/i, 'notified'],
  [/in (no|some)body's name/i, 'anonymously, for signed-in users'],
  [/\bthe short way\b/i, 'the fast path'],
  [/\bkept answers?\b/i, 'cached responses'],
  [/\bwho(m)?ever\b/i, 'anyone who'],
  [/\bas far as (it|they|its|their|he|she)\b/i, 'if, or where'],
  [/\bwithout a word\b/i, 'no response'],
];

const LONGEST_PARAGRAPH = 600;
const LONGEST_TEST_NAME = 100;
const LONGEST_SUBJECT = 72;

/** Time of the first commit whose subject is checked; older ones cannot be changed. */
const SUBJECTS_SINCE = '2026-11-26T13:00:00Z';

const READ = /\.(ts|tsx|mjs|cjs|js|sql|css|html|graphql|json|md|ya?ml)$|\.env\.example$/;

/** Files that are not checked: generated files, this list of words, and the list of former test names. */
const UNREAD = /\.generated\.|package-lock\.json$|^openapi\.json$|^docs\/licences\.md$|^scripts\/check-words\.mjs$|^docs\/tests-merged\.md$/;

const COMMENT = /^\s*(?:\{?\/\*\*?|\/\/|#|--)\s?(.*)|.*;\s+\/\/\s(.*)/;
const LINE_COMMENT = /^\s*\/\/\s/;
const DESCRIPTION = /\bdescription: ?['"`](.*)|^\s*"{1,3}(.*)/;
const VAGUE_START = /^(What|Who|Whom|Whose|Whoever|Where)\b/;
const TEST_NAME = /^\s*(?:test|it|describe)(?:\.[a-z]+(?:\([^'"`]*\))?)*\(\s*(['"`])(.*?)\1/;

const startsVaguely = (text) => VAGUE_START.test(text) && !/\?(\s|$|\*)/.test(text);

const findSuspects = (line) => SUSPECTS.filter(([word]) => word.test(line)).map(([word, better]) => `"${word.exec(line)[0]}": write ${better}`);

function readLine(file, line, before) {
  const faults = findSuspects(line);
  if (!/\.(json|md|html)$/.test(file)) {
    const comment = COMMENT.exec(line);
    const isFirst = comment && !(LINE_COMMENT.test(line) && LINE_COMMENT.test(before));
    const start = isFirst ? (comment[1] ?? comment[2]) : DESCRIPTION.exec(line)?.slice(1).find(Boolean);
    if (startsVaguely(start ?? '')) faults.push(`starts with "${start.split(' ')[0]}": start with a verb or a noun`);
  }
  const name = /\.test\.tsx?$/.test(file) && TEST_NAME.exec(line)?.[2];
  if (name?.length > LONGEST_TEST_NAME) faults.push(`a test name of ${name.length} characters; ${LONGEST_TEST_NAME} at most`);
  return faults;
}

/** Returns the length and first line number of each paragraph and list item. Ignores tables, code and headings. */
function paragraphsOf(lines) {
  const paragraphs = [];
  let isCode = false;
  let isOpen = false;
  for (const [index, line] of lines.entries()) {
    if (/^\s*(```|~~~)/.test(line)) isCode = !isCode;
    if (isCode || /^\s*($|[|#]|```|~~~)/.test(line)) {
      isOpen = false;
      continue;
    }
    if (!isOpen || /^\s*([-*]|\d+\.)\s/.test(line)) paragraphs.push({ first: index + 1, length: 0 });
    isOpen = true;
    paragraphs.at(-1).length += line.trim().length + 1;
  }
  return paragraphs;
}

function readFile(file) {
  const lines = fs.readFileSync(at(file), 'utf8').split('\n');
  const faults = lines.flatMap((line, index) => readLine(file, line, lines[index - 1] ?? '').map((fault) => `${file}:${index + 1} ${fault}`));
  if (!file.endsWith('.md')) return faults;
  const long = paragraphsOf(lines).filter(({ length }) => length > LONGEST_PARAGRAPH);
  return [...faults, ...long.map(({ first, length }) => `${file}:${first} a paragraph of ${length} characters; ${LONGEST_PARAGRAPH} at most`)];
}

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean);

/** Checks files, by default all of the repository. @returns the faults, each as `file:line fault` */
export function checkWords(files = git('ls-files')) {
  return files.filter((file) => READ.test(file) && !UNREAD.test(file) && fs.existsSync(at(file))).flatMap(readFile);
}

/** @returns the commits whose subject is too long */
export function checkSubjects() {
  return git('log', `--since=${SUBJECTS_SINCE}`, '--no-merges', '--format=%h %s')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])
    .filter(([, subject]) => subject.length > LONGEST_SUBJECT)
    .map(([hash, subject]) => `${hash} a subject of ${subject.length} characters; ${LONGEST_SUBJECT} at most`);
}

if (process.argv[1] === import.meta.filename) {
  const named = process.argv.slice(2);
  const faults = named.length > 0 ? checkWords(git('ls-files', '--', ...named)) : [...checkWords(), ...checkSubjects()];
  if (faults.length > 0) fail(new Problem(`${faults.join('\n')}\n${faults.length} in all`));
}
