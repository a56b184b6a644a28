/** Text of a parameter as the API takes it: trimmed, without NUL, at most 200 characters; undefined where nothing is left. */
export function addressText(address: URLSearchParams, name: string): string | undefined {
  const text = (address.get(name) ?? '').replaceAll('\0', '').trim().slice(0, 200);
  return text.replace(/[\uD800-\uDBFF]$/, '').trim() || undefined;
}
