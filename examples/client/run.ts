import { readFile } from 'node:fs/promises';
import { bestPlaces } from './best-places.js';
import { suggestPlace, type Suggestion } from './suggest-place.js';

const [command, guide = 'http://localhost:4000', subject = ''] = process.argv.slice(2);
const say = (text: string) => process.stdout.write(`${text}\n`);

if (command === 'best-places') {
  say(JSON.stringify(await bestPlaces(guide, subject), null, 2));
} else if (command === 'suggest-place') {
  const token = process.env.CITYPINS_TOKEN;
  if (!token) throw new Error('Set CITYPINS_TOKEN to an API token that may write; you make one on your profile.');
  const { name, status } = await suggestPlace(guide, token, JSON.parse(await readFile(subject, 'utf8')) as Suggestion);
  say(`${name} is suggested; it is ${status} now.`);
} else {
  say('tsx run.ts best-places <guide> <city>\ntsx run.ts suggest-place <guide> <file>');
}
