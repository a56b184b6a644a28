/** Returns the host of a map tile template: `https://{s}.tile.example.org/{z}/{x}/{y}.png` gives tile.example.org. */
export function hostOf(template: string): string | undefined {
  const host = /^https?:\/\/(?:\{s\}\.)?([^/:?#{}]+)/.exec(template)?.[1];
  return host?.toLowerCase();
}
