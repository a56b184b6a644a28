/** Creates a value on first use, and only once. Some `Intl` objects take a slow phone 100 ms to create; pages that do not use them skip this cost. */
export function lazily<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
