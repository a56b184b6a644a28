/**
 * Makes something when it is first asked for, and once: some of what `Intl` offers takes a slow phone a tenth of a second to make, which no
 * page should pay that does not show it.
 */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
