/**
 * Language tags as `Intl` takes them. Browsers name their owner's languages in their own ways, some as their system does: `en-US@posix`,
 * `de_DE.UTF-8`. What cannot be read is left out.
 * @param tags as `navigator.languages` has them
 */
export function readTags(tags: readonly unknown[]): string[] {
  return tags.flatMap((tag) => {
    const [name = ''] = String(tag).split(/[@.]/);
    try {
      return Intl.getCanonicalLocales(name.replaceAll('_', '-'));
    } catch {
      return [];
    }
  });
}
