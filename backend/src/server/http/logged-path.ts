import { isId } from '../../core/db/ids.js';

/** Long random text: the key of a link or of a file, which lets in whoever knows it. Ids are long, too, but let nobody in. */
const LONG_WORD = /(?<=^|\/)[\w-]{22,}(?=$|[/.])/g;

/** The path of a request as the log may hold it: without keys. */
export const loggedPath = (path: string): string => path.replace(LONG_WORD, (word) => (isId(word) ? word : '…'));
