import leven from 'leven';

/** An environment variable that the app does not read, but that was probably meant for it. */
export interface StrayName {
  name: string;
  /** Name of the variable that was probably meant; undefined if none is similar. */
  meant: string | undefined;
}

/** Prefixes of the app's own variables. */
const FAMILY = /^(?:S3|SMTP|MAIL|BACKUP|CITYPINS)_/;
/** Length from which a name can have two typing errors. Shorter names resemble too many others. */
const SHORT = 8;

/** Finds variables that the app does not read, but that were probably meant for it: similar to one of `names`, or with one of the app's prefixes. */
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
