import { makeDotted, makeIsolate } from '../languages';
import { language } from './locale';

/** Isolates data in a text of the page's language. In JSX use `<bdi>` instead; `bidi.test.ts` checks this. */
export const isolate = makeIsolate(language);

/** Joins facts into one line of the page's language. */
export const dotted = makeDotted(isolate);
