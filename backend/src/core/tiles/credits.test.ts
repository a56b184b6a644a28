import { sanitizeCredits } from './index.js';

test.each([
  ['© OpenStreetMap contributors', '© OpenStreetMap contributors'],
  ['&copy; <a href="https://example.org/copyright">Maps</a> &amp; more', '© <a href="https://example.org/copyright">Maps</a> &amp; more'],
  ['<a href="https://example.org/?a=1&amp;b=2" onclick="steal()" target="_blank">x</a>', '<a href="https://example.org/?a=1&amp;b=2">x</a>'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<a href=" java\nscript:alert(1)">x</a>', 'x'],
  ['<a href="http://example.org">x</a>', 'x'],
  ['<a href="//example.org">x</a>', 'x'],
  ['<script>alert(1)</script>Maps<style>a{}</style>', 'Maps'],
  ['<img src=x onerror=alert(1)>Maps', 'Maps'],
  ['<svg><a xlink:href="javascript:alert(1)">x</a></svg>', 'x'],
  ['<a href="https://a.example"><a href="https://b.example">x</a></a> y', '<a href="https://a.example/"></a><a href="https://b.example/">x</a> y'],
  ['<a href="https://a.example">open', '<a href="https://a.example/">open</a>'],
  ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
  ['<a href="https://a.example/&quot;><script>alert(1)</script>">x</a>', '<a href="https://a.example/%22%3E%3Cscript%3Ealert(1)%3C/script%3E">x</a>'],
  ['a\0b\n\n c', 'a b c'],
  ['<<b>b', '&lt;b'],
])('%j becomes %j, also if it is sanitized again', (html, expected) => {
  expect(sanitizeCredits(html)).toBe(expected);
  expect(sanitizeCredits(expected)).toBe(expected);
});
