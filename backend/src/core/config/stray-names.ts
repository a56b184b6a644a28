import leven from 'leven';

/** A variable that nobody reads, though somebody seems to have meant us. */
export interface StrayName {
  name: string;
  /** What was probably meant; undefined where nothing is like it. */
  meant: string | undefined;
}

/** Names that begin so are ours, whatever follows. */
const FAMILY = /^(?:S3|SMTP|MAIL|BACKUP|CITYPINS)_/;
/** So short a name is like too many others. */
const SHORT = 8;

/** Finds variables that are none of ours and look as if they were meant to be: misspelt, or called as in other programs. */
export function strayNames(source: NodeJS.ProcessEnv, names: ReadonlySet<string>): StrayName[] {
  return Object.keys(source)
    .filter((name) => /^[A-Z][A-Z0-9_]*$/.test(name) && !names.has(name))
    .flatMap((name) => {
      const meant = nearest(name, names);
      return meant || FAMILY.test(name) ? [{ name, meant }] : [];
    });
}

function nearest(name: string, names: ReadonlySet<string>): string | undefined {
  const most = name.length < SHORT ? 1 : 2;
  const [first] = [...names]
    .map((one) => ({ one, distance: leven(name, one) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance);
  return first?.one;
}
