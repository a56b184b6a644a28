import { makeDotted, makeIsolate } from './bidi';
import { language } from './locale';

/** Isolates data in a text of the page's language. Elements use `<bdi>` instead; see `bidi.test.ts`. */
export const isolate = makeIsolate(language);

/** Facts in one line of the page's language. */
export const dotted = makeDotted(isolate);
