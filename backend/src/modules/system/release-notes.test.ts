import { newestNotes, releaseNotes } from './release-notes.js';

test('only the newest section is shown, without its heading', () => {
  const changelog = '# Changelog\n\nAbout it.\n\n## [1.1.0] - 2026-02-01\n\n### Added\n\n- *A* bin.\n\n## [1.0.0] - 2026-01-01\n\n- Lists.\n';
  expect(newestNotes(changelog)).toBe('<h2>Added</h2>\n<ul>\n<li><em>A</em> bin.</li>\n</ul>');
});

test('links to files keep their text; links to other sites stay', () => {
  const changelog = '## [1.1.0]\n\nRead [how](docs/operate.md#upgrading) and [why](https://semver.org/).';
  expect(newestNotes(changelog)).toBe('<p>Read how and <a href="https://semver.org/" rel="noopener">why</a>.</p>');
});

test('a changelog without sections has no notes', () => {
  expect(newestNotes('# Changelog\n')).toBe('');
});

test('the changelog of the app has notes', async () => {
  expect(await releaseNotes()).toContain('<h2>Added</h2>');
});
