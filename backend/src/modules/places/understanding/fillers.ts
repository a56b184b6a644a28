import { searchTokens } from '../../../core/search/index.js';

/** Words that distinguish no places from others, in five languages, and in Hindi written in Latin letters. */
const FILLERS = `
a an and at by for from in near of on or the to with around nearby some any find show me i we want where is are there best-of that has have my our please things place places spot spots
der die das den dem ein eine einen einem einer und oder in im an am auf bei beim mit zu zum zur von vom aus fur nach um gehen wo gibt es ich wir suche mochte was kann man sachen orte tipps
el la los las un una unos unas y o de del en con para por al a que donde hay cerca quiero busco cosas planes sitios lugares admita admite admitan permite acepta tiene
में के की का को से और या पर पास वाला वाले वाली लिए साथ है हैं कहां जाएं कोई एक mein me ke ki ka ko se aur
في من الى على مع عند قرب بالقرب و او عن التي الذي اين هل هناك يوم
`;

const WORDS: ReadonlySet<string> = new Set(FILLERS.split(/\s+/).flatMap(searchTokens));

/** Words that negate the next ones. */
const NEGATIONS: ReadonlySet<string> = new Set(
  searchTokens('not no without non never except nicht kein keine keinen ohne sin ningun excepto nunca बिना नहीं सिवाय بدون غير ليس بلا ما عدا'),
);

/** Returns whether a normalized word negates the next ones. */
export const isNegation = (word: string): boolean => NEGATIONS.has(word);

/** Returns whether a normalized word alone tells nothing about a place. */
export const isFiller = (word: string): boolean => WORDS.has(word);
