/**
 * Texts that run as scripts on pages that do not escape them.
 * `§` stands for the call that reports the payload, `#` for its number alone. Most are short enough for names.
 */
const RUNNING = [
  // HTML elements
  '<script>§</script>',
  '<ScRiPt>§</sCrIpT>',
  '<script/x type=module>§</script >',
  '<script src="data:,§"></script>',
  '</script><script>§</script>',
  '<<script>§//<</script>',
  '<img src=x onerror=§>',
  '<img/src="x"/oNeRrOr=§>',
  "<img src='x' onerror='§'>",
  '<img src=x onerror=&#95;&#x5f;xss&lpar;#&rpar;>',
  "<img src=x onerror=\"window['__x'+'ss'](#)\">",
  '<image src=x onerror=§>',
  '<video><source onerror=§></video>',
  '<body onload=§>',
  '<details open ontoggle=§>',
  '<input autofocus onfocus=§>',
  '<p contenteditable autofocus onfocus=§>',
  '<iframe srcdoc="<script>parent.§</script>">',
  '<iframe src="javascript:parent.§">',
  '<link rel=stylesheet href=x: onerror=§>',
  '<style>@keyframes x{}</style><p style=animation-name:x onanimationstart=§>',
  // SVG and MathML
  '<svg/onload=§>',
  '<svg><script href="data:,§" /></svg>',
  '<svg><animate onbegin=§ attributeName=x dur=1s>',
  '<svg><a href="javascript:§"><text y=9>x</text></a></svg>',
  '<svg><foreignObject><img src=x onerror=§>',
  '<math><mtext><img src=x onerror=§>',
  '<svg><style><img src=x onerror=§>',
  // ends of elements that can contain them
  '--><script>§</script>',
  '--!><script>§</script>',
  '<!--><script>§</script>',
  ']]><script>§</script>',
  '</title><script>§</script>',
  '</textarea><svg onload=§>',
  '</style><script>§</script>',
  '</noscript><img src=x onerror=§>',
  '</template><svg onload=§>',
  '" autofocus onfocus=§ x="',
  "' autofocus onfocus=§ x='",
  'x autofocus onfocus=§',
  '"><script>§</script>',
  "'><svg onload=§>",
  // URLs
  'javascript:§',
  'JaVaScRiPt:§',
  'java\tscript:§',
  'java\nscript:§',
  '\u0001javascript:§',
  'javascript&colon;§',
  '&#106;avascript:§',
  'java&NewLine;script:§',
  'javascript://%0A§',
  'javascript:/*https://a.b/*/§',
  // inside of scripts
  '";§;//',
  "';§;//",
  '\\";§;//',
  '*/§/*',
  '`+§+`',
  '${§}',
  'x\u2028§//',
  'x\u2029§//',
  'x\r\n§//',
  '"});§;({"a":"',
  // templates, Markdown, double escaping
  '{{§}}',
  '<%=§%>',
  '#{§}',
  '[x](javascript:§)',
  '![x](y"onerror="§)',
  '&lt;img src=x onerror=§&gt;',
];

/** Texts that ran in old browsers, or that break a page without running. Pages must show them as text, too. */
const OLD = [
  'vbscript:§',
  'data:text/html,<script>§</script>',
  '<p style="x:expression(§)">',
  '<p style="background:url(javascript:§)">',
  '<!--<script>§',
  '</script',
  '<plaintext>',
  '+ADw-script+AD4-§',
  '%3Cscript%3E§%3C/script%3E',
  '＜script＞§＜/script＞',
  '<meta http-equiv=refresh content="0;url=javascript:§">',
  '<base href=//evil.example/>',
  '\\u003cscript\\u003e§',
  '__proto__',
];

export interface Payload {
  /** Number that it reports through `__xss` when it runs. */
  n: number;
  text: string;
}

const numbered = (templates: readonly string[], first: number): Payload[] =>
  templates.map((template, i) => ({ n: first + i, text: template.replaceAll('§', `__xss(${first + i})`).replace(/(\(|;)#(\)|&)/, `$1${first + i}$2`) }));

/** Payloads that run on a page that does not escape them. */
export const RUNNING_PAYLOADS = numbered(RUNNING, 1);
export const PAYLOADS: readonly Payload[] = [...RUNNING_PAYLOADS, ...numbered(OLD, RUNNING.length + 1)];
