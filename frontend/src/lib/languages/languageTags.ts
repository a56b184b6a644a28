/**
 * Returns language tags that `Intl` accepts. Some browsers report tags in the form of the operating system: `en-US@posix`, `de_DE.UTF-8`. Invalid
 * tags are left out.
 * @param tags value of `navigator.languages`
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
