import { isId } from '../../core/db/index.js';

/** Long random text: the secret key of a link or a file, which grants access. Ids are long as well, but grant no access. */
const LONG_WORD = /(?<=^|\/)[\w-]{22,}(?=$|[/.])/g;

/** Returns the path of a request for the log: secret keys become `…`. */
export const loggedPath = (path: string): string => path.replace(LONG_WORD, (word) => (isId(word) ? word : '…'));
