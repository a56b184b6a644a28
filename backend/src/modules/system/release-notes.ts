import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { repositoryRoot } from '../../core/config/index.js';
import { renderMarkdown } from '../../core/markdown/index.js';

/** A link of the changelog to a file next to it, which the app does not serve. */
const TO_FILE = /\[([^\]]*)\]\((?![a-z]+:)[^)]*\)/g;

/**
 * Returns the newest section of a changelog in the format of https://keepachangelog.com as HTML, without its heading. Links to files keep their text only.
 * @param changelog text in Markdown
 */
export function newestNotes(changelog: string): string {
  const [, newest = ''] = changelog.split(/^## .*$/m);
  return renderMarkdown(newest.replace(TO_FILE, '$1')).html.trim();
}

/** Returns what is new in the running version, as HTML in English. */
export const releaseNotes = async (): Promise<string> => newestNotes(await readFile(path.join(repositoryRoot, 'CHANGELOG.md'), 'utf8'));
