import { englishOf } from '../core/errors/index.js';
import { CLAIMED, judgeForwarding } from './forwarded.js';

const VISITOR = '198.51.100.4';
const PROXY = '192.0.2.1';

/** Returns how the app sees a request with a forged X-Forwarded-For, behind proxies that append to the header. */
function seen(proxies: number, trustProxy: number) {
  const chain = [CLAIMED, VISITOR, PROXY, '192.0.2.2'].slice(0, proxies + 1);
  const all = [...chain, proxies === 0 ? VISITOR : '192.0.2.9'];
  return { ip: all[Math.max(0, all.length - 1 - trustProxy)] ?? '', forwardedFor: chain.join(', ') };
}

/** Returns the level of the finding, and its remedy in English. */
function judge(...input: Parameters<typeof judgeForwarding>) {
  const finding = judgeForwarding(...input);
  return { level: finding.level, remedy: 'remedy' in finding ? englishOf(finding.remedy) : undefined };
}

test.each([0, 1, 2, 3])('with %i proxies, TRUST_PROXY of the same number is ok', (proxies) => {
  expect(judge(seen(proxies, proxies), proxies)).toMatchObject({ level: 'ok' });
});

test.each([
  [0, 1, 'failure', 'off'],
  [1, 2, 'failure', '1'],
  [1, 0, 'warning', '1'],
  [2, 1, 'warning', '2'],
  [3, 1, 'warning', '3'],
])('with %i proxies, TRUST_PROXY=%i is a %s with the right value as remedy', (proxies, trustProxy, level, value) => {
  expect(judge(seen(proxies, trustProxy), trustProxy)).toMatchObject({
    level,
    remedy: expect.stringContaining(`Set TRUST_PROXY to ${value}.`) as string,
  });
});

test('a proxy that replaces X-Forwarded-For counts as one', () => {
  expect(judge({ ip: VISITOR, forwardedFor: VISITOR }, 1)).toMatchObject({ level: 'ok' });
  expect(judge({ ip: PROXY, forwardedFor: VISITOR }, 0)).toMatchObject({ level: 'warning', remedy: 'Set TRUST_PROXY to 1.' });
});
