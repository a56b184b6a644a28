/** Delay before the object URL is revoked (ms); by then every browser has started to read it. */
const READ_BY = 10_000;

/** Downloads a file to the visitor's device. */
export function saveFile(name: string, content: Blob): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), READ_BY);
}
